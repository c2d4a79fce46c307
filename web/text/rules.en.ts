/** The frame of the rules pages in English. */

export const en = {
  title: '{game}: rules',
  own: 'In our own words, rule by rule. If a move is refused during play, it shows one of these numbers.',
  corrected: 'These are the rules with the figures of a corrected edition.',
  noMap:
    'Every map has its own figures: how many pieces and cards there are, what routes score, how the game ends. Open the rules from a table, or open a map first.',
  openMap: 'Open or enter a map',
  tables: 'Points',
  contents: 'Contents',
  questions: 'Questions',
  whole: 'All rules',
  search: 'Search the rules',
  searchExample: 'for example: who wins a tie?',
  nothingFound: 'Nothing found. Try another word.',
  found: '{n:result|results}',
  score: 'Score in brief',
  legend: 'Legend',
  example: 'Example',
  about: 'This game and this site',
  credits: '{title} is by {designers}, published by {publisher} in {year}.',
  ownMap:
    '{title} is a map that somebody typed in; it does not come with this site. It is played by the rules of a family of games by {designers}.',
  unofficial:
    'Quai is an unofficial site, made by players. It is not affiliated with the authors or the publisher; the title is used only to name the game.',
  buy: 'If you like the game, buy it: your local game shop can get it, and the box is worth it.',
  buyLink: 'The publisher’s site',
  usedOnly: 'It is out of print, but used copies turn up.',
  edition: 'Edition: {edition}',
  figures:
    'Its figures: {confirmed} confirmed by a source, {recalled} from general knowledge, {reconstructed} reconstructed by us to complete the game.',
  allConfirmed: 'All {confirmed} figures are confirmed by a source.',
  notes: 'Where the figures come from',
  part: 'Part',
  source: 'Source',
  from: 'Based on',
  sources: { confirmed: 'confirmed', recalled: 'from memory', reconstructed: 'reconstructed' } as Readonly<
    Record<string, string>
  >,
  correct: 'Correct this edition from your box',
  ratings: 'Player and bot ratings',
  learn: 'Learn by playing',
  toRules: 'Rules: {rules}',
};

export type RulesTexts = typeof en;
