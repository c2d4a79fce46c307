/** Railroad Ink's rules page in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Draw the routes that the dice show on a sheet of your own, link its exits into large networks and leave no end in the air. All seats draw at the same time with the same dice.',
    },
    setup: { title: 'Set-up', text: 'Every seat takes an empty sheet; four dice lie ready, six with an expansion.' },
    round: {
      title: 'A round',
      text: 'The dice are rolled once for everybody. You draw all of them, take back and turn as you like, and end the round when you are content; when all have ended it the sheets are shown.',
    },
    specials: {
      title: 'Special routes',
      text: 'Six drawings at the edge of the sheet, for emergencies and for crossroads.',
    },
    scoring: {
      title: 'Scoring',
      text: 'After the last round five lines are added up, and the board shows what each of them counts.',
    },
    expansions: {
      title: 'River and lake',
      text: 'With an expansion two more dice are rolled along, in exchange for a round less. They never have to be drawn.',
    },
    open: { title: 'What the printed rules leave open', text: 'And what this site decided.' },
  },
  questions: {
    turn: 'May I turn or mirror a die?',
    nowhere: 'Can I begin somewhere in the middle?',
    touch: 'May a railway run against a highway?',
    border: 'May a route run off the border where there is no exit?',
    must: 'Must I draw all four dice?',
    undo: 'May I take back what I have drawn?',
    twoSpecials: 'Can I draw two special routes in a round?',
    station: 'Does a station join both of its routes? And an overpass?',
    loop: 'Does a space count twice for the longest railway?',
    single: 'Is a network with one exit worth anything?',
    negative: 'Can I end below zero?',
    peek: 'Can I see what the others draw?',
    flood: 'When is a space flooded?',
    river: 'May a river touch a route?',
    alone: 'Who wins if I play alone?',
  },
  examples: {
    start: 'The first roll on an empty sheet: where the straight highway fits, the spaces glow.',
    middle: 'Two seats after four rounds. The exits that a network links are its points.',
  },
} as const;
