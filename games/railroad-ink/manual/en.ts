/** Railroad Ink's rules page in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Draw the routes shown by the dice on your own board, link its exits into large networks and leave no loose ends. All players draw at the same time, with the same dice.',
    },
    setup: { title: 'Set-up', text: 'Each player takes an empty board. There are four dice, six with an expansion.' },
    round: {
      title: 'A round',
      text: 'The dice are rolled once for everybody. You draw all of them, erasing and turning as you like, and end the round once every die that fits is drawn. When everybody has finished, the boards are revealed.',
    },
    specials: {
      title: 'Special routes',
      text: 'Six routes at the edge of the board, for emergencies and for crossroads.',
    },
    scoring: {
      title: 'Scoring',
      text: 'After the last round, five lines are added up; the board shows where the points come from.',
    },
    expansions: {
      title: 'River and lake',
      text: 'With an expansion you roll two more dice each round, and play one round less. Drawing them is never compulsory.',
    },
    open: { title: 'What the printed rules leave open', text: 'And how this site decides.' },
  },
  questions: {
    end: 'How many rounds are there, and when does the game end?',
    exits: 'How many points are exits worth?',
    longest: 'What counts for the longest railway or highway?',
    false: 'What is a false route?',
    tie: 'Who wins a tie?',
    turn: 'May I turn or flip a route?',
    nowhere: 'Can I start in the middle of nowhere?',
    touch: 'May a railway run into a highway?',
    border: 'May a route run into the border where there is no exit?',
    must: 'Must I draw all four dice?',
    undo: 'May I erase what I have drawn?',
    twoSpecials: 'Can I draw two special routes in one round?',
    station: 'Does a station connect its two routes? What about an overpass?',
    loop: 'Does a space count twice for the longest railway?',
    single: 'Is a network with one exit worth anything?',
    negative: 'Can my score be negative?',
    peek: 'Can I see what the others are drawing?',
    flood: 'When is a space flooded?',
    river: 'May a river touch a route?',
    alone: 'Who wins if I play solo?',
  },
  also: {
    must: 'all use every obliged',
    false: 'loose end open',
  },
  examples: {
    start: 'The first roll on an empty board: the spaces where the straight highway fits are glowing.',
    middle: 'Two players after four rounds. A network scores for the exits it links.',
  },
  score: [
    ['Network of two exits', '4'],
    ['each further exit', '+4'],
    ['Longest highway, per space', '1'],
    ['Longest railway, per space', '1'],
    ['Each central space drawn in', '1'],
    ['Each false route', '−1'],
  ],
  signs: {
    highway: 'highway',
    railway: 'railway',
    station: 'station: connects both kinds',
    overpass: 'overpass: crosses without connecting',
    exit: 'exit at the border',
    false: 'false route: an end that meets nothing',
    centre: 'central spaces',
  },
} as const;
