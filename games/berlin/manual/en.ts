/** Berlin's rules page in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Claim routes between the places of Berlin, with streetcars in the centre and subways on the ring, and connect the places of your secret destinations before somebody runs out of pieces.',
    },
    setup: {
      title: 'Set-up',
      text: 'Each player gets pieces, two cards and two destinations; five cards are turned face up.',
    },
    turn: {
      title: 'Your turn',
      text: 'Do one of three things: draw cards, claim a route, or draw destinations. Then the next player plays.',
    },
    drawing: { title: 'Drawing cards', text: 'Two cards per turn, face up or blind.' },
    claiming: { title: 'Claiming a route', text: 'Pay with cards, place your pieces, and score at once.' },
    destinations: { title: 'Destinations', text: 'At the end they score their points, or cost them.' },
    end: { title: 'End and scoring', text: 'The last round begins when somebody has almost no pieces left.' },
    site: { title: 'On this site', text: 'What the rulebook does not say, and what can be undone.' },
  },
  questions: {
    draw: 'How many cards do I take in a turn?',
    points: 'How many points is a route worth?',
    failed: 'What do I lose if a destination is not completed?',
    twoRoutes: 'Can I claim two routes in one turn?',
    anywhere: 'Must my routes be connected?',
    bikeSecond: 'Can I take a face-up bike as my second card?',
    sweep: 'What happens when three bikes are face up?',
    both: 'Can I claim both routes of a double route?',
    gray: 'What does a grey route cost?',
    subway: 'How many pieces does a subway route take?',
    bikes: 'Can I pay with bikes alone?',
    give: 'Can I return a destination later?',
    others: 'Can I use other players’ routes for my destinations?',
    pass: 'Can I pass?',
    secret: 'What do the others know about my cards and destinations?',
    last: 'When does the game end?',
    tie: 'Who wins a tie?',
    undo: 'Can I undo a move?',
  },
  also: {
    draw: 'many draw blind',
    failed: 'negative unfinished',
  },
  examples: {
    joined:
      'Two of the first player’s routes connect Gleisdreieck and Brandenburg Gate. With two players, the routes next to those taken are closed.',
    late: 'Late in a game: few streetcars are left, and every route has its colour and its number of spaces.',
  },
  score: [
    ['Routes', 'at once, by the tables'],
    ['Each destination completed', 'its points'],
    ['Each destination not completed', 'minus its points'],
  ],
  signs: {
    coloured: 'streetcar route of three spaces: three cards of its colour',
    grey: 'grey route: any single colour',
    double: 'double route',
    subway: 'subway route: the number is its price in cards, and it takes one subway',
    bike: 'bike: stands for any colour',
  },
} as const;
