/** What the store keeps of people, for kysely: accounts, ways to sign in, notices, ratings, reports. */

export interface PeopleTables {
  person: {
    id: string;
    /** The address of their page. The id itself stays here: it is what a seat is held by. */
    page: string;
    name: string;
    created: number;
    /** A person, or a program that plays. */
    kind: string;
    /** Whose program it is. */
    owner: string | null;
    language: string;
    /** Only one that was shown to be theirs. */
    email: string | null;
    suspended: number | null;
  };
  /** A browser that is signed in. */
  session: { token_hash: string; person_id: string; created: number };
  passkey: {
    id: string;
    person_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created: number;
    used: number | null;
  };
  /** What may be used once, for a while: codes for another device, for mail, challenges of passkeys. */
  one_time: { hash: string; kind: string; person_id: string | null; body: string; made: number; expires: number };
  api_token: { id: string; person_id: string; hash: string; name: string; created: number; used: number | null };
  /** The key of a private link to a seat. */
  seat_link: { table_id: string; seat: number; hash: string };
  /** A way to reach a person: push, mail, webhook. */
  channel: { id: string; person_id: string; kind: string; address: string; name: string; created: number };
  /** No notices of this table for this person. */
  quiet_table: { person_id: string; table_id: string };
  /** Who looks at which table, by which node; `left_at` once they went. */
  looking: { node_id: string; person_id: string; table_id: string; seen: number; left_at: number | null };
  /** A notice that waits (`due`) or was sent and not yet looked at. */
  notice: {
    person_id: string;
    table_id: string;
    kind: string;
    due: number | null;
    sent: number | null;
    tries: number;
  };
  rating: {
    person_id: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    /** How many tables it is made of; a change is made only to the number it was made from. */
    played: number;
    updated: number;
  };
  /** A seat of a finished table, with the rating its person had after it. */
  result: {
    table_id: string;
    seat: number;
    person_id: string | null;
    bot: string | null;
    game: string;
    seats: number;
    place: number;
    total: number;
    ended: number;
    /** 1 if anybody may see that this table was played. */
    shown: number;
    rating: number | null;
    deviation: number | null;
  };
  report: {
    id: string;
    by_id: string;
    about_id: string;
    table_id: string;
    line: number | null;
    reason: string;
    /** The line as it was said. */
    said: string;
    made: number;
    done: number | null;
  };
  /** What the site keeps of itself: its keys for push, who runs it. */
  setting: { name: string; value: string };
}
