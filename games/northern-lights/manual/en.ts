/** The rules page of Northern Lights in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Claim routes by rail and by ferry from the Baltic to the North Cape, complete your secret tickets, and win bonus cards that everybody can see.',
    },
    setup: {
      title: 'Set-up',
      text: 'Each player gets wagons, four cards and four tickets; five cards and four bonus cards are turned face up.',
    },
    turn: {
      title: 'Your turn',
      text: 'Do one of three things: draw cards, claim a route, or draw tickets. Then the next player plays.',
    },
    drawing: { title: 'Drawing cards', text: 'Two cards per turn, face up or blind.' },
    claiming: { title: 'Claiming a route', text: 'Pay with cards, place a wagon on each space, and score at once.' },
    ferries: { title: 'Ferries and +X', text: 'Ferries require locomotives or pairs; some routes give you cards.' },
    tickets: { title: 'Tickets', text: 'At the end they score their points, or cost them.' },
    bonuses: {
      title: 'Bonus cards',
      text: 'Four of the eleven are in play, each for the player with the most of something.',
    },
    end: { title: 'End and scoring', text: 'The last round begins when somebody has almost no wagons left.' },
    site: { title: 'On this site', text: 'What the rulebook does not say, and what can be undone.' },
  },
  questions: {
    start: 'How many tickets do I keep at the start?',
    points: 'How many points is a route worth?',
    failed: 'What does a ticket cost me if it is not completed?',
    bonus: 'How do bonus cards work?',
    twoRoutes: 'Can I claim two routes in one turn?',
    locoSecond: 'Can I take a face-up locomotive as my second card?',
    many: 'Are the face-up cards replaced when many are locomotives?',
    both: 'Can I claim two parallel routes?',
    closed: 'How many parallel routes are open?',
    icons: 'How do I pay for an icon without locomotives?',
    pairs: 'Do two cards of one colour always count as a locomotive?',
    plus: 'What does +1 on a route mean?',
    give: 'Can I return a ticket later?',
    pass: 'Can I pass?',
    secret: 'What do the others know about my cards and tickets?',
    bonusTie: 'Who scores a bonus card in a tie?',
    last: 'When does the game end?',
    tie: 'Who wins a tie?',
    undo: 'Can I undo a move?',
  },
  also: {
    plus: '+2 +3 +4 +X',
    failed: 'unfinished negative',
  },
  examples: {
    ferry:
      'The first player has connected Oslo and Stockholm and is about to claim the ferry to Stavanger: one icon, one more space, and +1.',
    late: 'Late in a game: the bonus cards decide as much as the tickets.',
  },
  score: [
    ['Routes', 'at once, by the table'],
    ['Each ticket completed', 'its points'],
    ['Each ticket not completed', 'minus its points'],
    ['Each bonus card won', 'its points'],
  ],
  signs: {
    coloured: 'route of three spaces: three cards of its colour',
    double: 'double route',
    ferry: 'ferry: the icon needs a locomotive or a pair',
    plus: '+1: draw a card after claiming',
    locomotive: 'locomotive: stands for any colour',
  },
} as const;
