/** The database tables about people, for kysely: accounts, ways to sign in, notices, ratings, reports. */

export interface PeopleTables {
  person: {
    id: string;
    /** Names their profile page in public. The id is a secret that holds seats. */
    page: string;
    name: string;
    created: number;
    /** 'person', or 'bot' for a program. */
    kind: string;
    /** The person a program belongs to. */
    owner: string | null;
    language: string;
    /** Only once confirmed. */
    email: string | null;
    suspended: number | null;
    /** How they like tables to be, as JSON; null as long as they have said nothing. */
    settings: string | null;
  };
  /** A browser that is signed in. */
  session: { token_hash: string; person_id: string; created: number };
  /** When somebody was last here, to the day. */
  seen: { person_id: string; at: number };
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
  /** See onetime.ts. */
  one_time: { hash: string; kind: string; person_id: string | null; body: string; made: number; expires: number };
  api_token: { id: string; person_id: string; hash: string; name: string; created: number; used: number | null };
  /** The key of a private link to a seat, and who made it: it works only while they have the seat. */
  seat_link: { table_id: string; seat: number; hash: string; person_id: string };
  /** A notification channel: push, mail or webhook. */
  channel: { id: string; person_id: string; kind: string; address: string; name: string; created: number };
  /** A table about which a person wants no notices. */
  quiet_table: { person_id: string; table_id: string };
  /** Who is looking at which table, through which node; `left_at` once they have left. */
  looking: { node_id: string; person_id: string; table_id: string; seen: number; left_at: number | null };
  /** A notice waiting to be sent (`due`), or sent and not yet seen. */
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
    /** Number of rated tables; also the version that guards concurrent changes. */
    played: number;
    updated: number;
  };
  /** A seat of a finished table, with its player's rating afterwards. */
  result: {
    table_id: string;
    seat: number;
    person_id: string | null;
    bot: string | null;
    game: string;
    seats: number;
    place: number;
    total: number;
    /** What decides between equal totals, the most first; null if the game has no such figure, or it was not stored yet. */
    tie: number | null;
    ended: number;
    /** 1 if public. */
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
    /** The line of chat as it was when reported. */
    said: string;
    made: number;
    done: number | null;
  };
  /** Settings the site makes for itself: its keys for push, its administrator. */
  setting: { name: string; value: string };
}
