/** Calls the texts that are functions with samples, so that every text can be read and checked. */

/** Nouns as the editions have them, and what else is neither a number nor a name. */
const SPECIAL: Readonly<Record<string, readonly unknown[]>> = {
  noun: [{ one: 'ticket', many: 'tickets' }],
  piece: [{ one: 'wagon', many: 'wagons' }],
  detail: ['‹detail›'],
  op: [
    { message: '‹message›', type: '‹type›', expected: 'a | b', received: 'c' },
    { max: 1, spread: 'oneLine', filter: 'any', fill: true, opponentGets: 1 },
    { max: 2, spread: 'upToTwoLines', filter: 'ticket', fill: false, opponentGets: 0 },
    { max: 3, spread: 'differentLines', filter: 'ticketOrTrack', fill: false, opponentGets: 2 },
    { filter: 'any', extraCost: '1 iron', discount: 1, bonus: true, extraGain: null, ironForStone: true },
    { filter: 'ticket', extraCost: null, discount: 0, bonus: false, extraGain: '1 VP', ironForStone: false },
  ],
  unit: ['iron', 'stone', 'anyResource', 'rubble', 'passenger', 'vp'],
  cube: ['iron', 'stone', 'white'],
  filter: ['any', 'ticket', 'ticketOrTrack'],
  source: ['yard', 'bag'],
  scoring: ['passengerPairs', 'trackPairs', 'stations', 'tickets', 'pileCards'],
  size: ['small', 'large'],
  by: ['cards', 'spaces'],
  done: [true, false],
  joined: [true, false],
  fits: [true, false],
  special: [true, false],
  fromOpponent: [true, false],
  owner: [null, '‹owner›'],
  own: [null, '‹own›'],
  parts: [['‹a›', '‹b›', '‹c›']],
  options: [['Do ‹a›.', 'Do ‹b›.']],
  closed: [['‹a›', '‹b›']],
  items: [['‹a›', '‹b›']],
  to: ['‹to›', ['adjacent', 'pub', 'home'], ['anyAvailable'], ['start', 'ticketLine']],
  max: [1, 2, 'any', 'tickets'],
};

/** Parameters that are numbers; all others are names or parts of sentences. */
const NUMBERS =
  /^(n|count|counts?|number|least|most|left|cards|cubes|points|vp|turns?|turn|rounds?|round|routes|missing|pile|draw|keep|min|stations|tracks|tiles|rubble|passengers|goods|bids|hand|links|due|purse|mr|ner|cost|fee|give|amount|kind|die|dice|way|ways|exits|space|phase|received|income|upkeep|saved|stock|laid|white|entry|seats?|own|kilobytes|values|times|length|perSeat|measure|icons|colours|slots|wilds|row|drawn|dealt|back|kept|pieces|box|out|laidOut|others|index|most|sets|from)$/;

/** The names of a function's parameters, as its source has them. */
function parametersOf(source: string): string[] {
  const list = /^(?:async\s+)?(?:function\s*\w*\s*|\w+\s*)?\(([^)]*)\)|^(\w+)\s*=>/.exec(source);
  const text = list?.[1] ?? list?.[2] ?? '';
  return text
    .replace(/\{[^}]*\}/g, 'op')
    .split(',')
    .map((name) => name.replace(/=.*/, '').trim())
    .filter((name) => name !== '');
}

type Call = (...given: unknown[]) => unknown;

/** A sentence or a list of them. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' ? !/undefined|NaN|\[object/.test(value) : Array.isArray(value) && value.every(isText);

/**
 * What a function says for counts of 0, 1 and 2 and for each special value; samples it cannot take are left out. The label
 * tells the calls apart.
 */
export function samplesOf(call: Call): { label: string; given: unknown[] }[] {
  const names = parametersOf(call.toString());
  const found: { label: string; given: unknown[] }[] = [];
  const said = new Set<string>();
  const attempt = (label: string, given: unknown[]) => {
    let value: unknown;
    try {
      value = call(...given);
    } catch {
      return;
    }
    const text = JSON.stringify(value);
    if (!isText(value) || said.has(text)) return;
    said.add(text);
    found.push({ label, given });
  };
  const longest = Math.max(1, ...names.map((name) => SPECIAL[name]?.length ?? 1));
  for (const count of [0, 1, 2])
    for (let at = 0; at < longest; at++)
      attempt(
        `${count}${longest > 1 ? `.${at}` : ''}`,
        names.map((name) => {
          const special = SPECIAL[name];
          if (special !== undefined) return special[at % special.length];
          return NUMBERS.test(name) ? count : `‹${name}›`;
        }),
      );
  if (found.length > 0) return found;
  // A parameter name with another meaning elsewhere: tries all numbers, all lists, or all words.
  for (const sample of [1, ['‹a›', '‹b›'], '‹text›', '', { one: 'card', many: 'cards' }]) {
    attempt(
      '0',
      names.map(() => sample),
    );
    if (found.length > 0) break;
  }
  return found;
}
