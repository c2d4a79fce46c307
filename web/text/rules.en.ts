/** The frame of the rules pages in English. */

export const en = {
  title: '{game}: rules',
  own: 'In our own words, rule by rule; refusals during play name these numbers.',
  corrected:
    'This table is played with a corrected edition. The texts below name the printed figures; where they differ, the tables and the notes of the edition apply.',
  noMap:
    'Every map has its own figures: how many pieces and cards there are, what routes bring, how the game ends. Open the rules from a table, or open a map first.',
  openMap: 'Open or type in a map',
  tables: 'Points',
  contents: 'Contents',
  questions: 'Questions',
  questionsHelp: 'Each question leads to the rules that answer it.',
  example: 'Example',
  about: 'This game and this site',
  credits: '{title} is by {designers}, published by {publisher} in {year}.',
  ownMap:
    '{title} is a map that somebody typed in; it does not come with this site. It is played by the rules of a family of games by {designers}.',
  unofficial:
    'Quai is an unofficial site, made by players. It has nothing to do with the authors or the publisher; the title only says which game is meant.',
  buy: 'If you like the game, buy it: a games shop near you can get it, and the box is worth it.',
  buyLink: 'The publisher’s site',
  usedOnly: 'It is out of print; used copies can be found.',
  edition: 'The edition {edition}',
  figures:
    'Its figures: {confirmed} confirmed by a source, {recalled} from general knowledge, {reconstructed} reconstructed by us so that the game is complete.',
  allConfirmed: 'All of its {confirmed} figures are confirmed by a source.',
  notes: 'Where the figures come from, part by part',
  part: 'Part',
  source: 'Source',
  from: 'From',
  sources: { confirmed: 'confirmed', recalled: 'recalled', reconstructed: 'reconstructed' } as Readonly<
    Record<string, string>
  >,
  correct: 'Correct this edition with your own box',
  ratings: 'Ratings of players and bots',
  learn: 'Learn by playing',
  toRules: 'Rules: {rules}',
};

export type RulesTexts = typeof en;
