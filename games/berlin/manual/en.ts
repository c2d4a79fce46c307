/** Berlin's rules page in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Claim routes between the places of Berlin, with streetcars in the middle and subways on the ring, and join the two ends of your secret destinations before somebody runs out of pieces.',
    },
    setup: {
      title: 'Set-up',
      text: 'Pieces, two cards and two destinations for every seat; five cards face up for all.',
    },
    turn: {
      title: 'A turn',
      text: 'You do one of three things: draw cards, claim a route, or draw destinations. Then it is the next seat’s turn.',
    },
    drawing: { title: 'Drawing cards', text: 'Two cards a turn, seen or unseen.' },
    claiming: { title: 'Claiming a route', text: 'You pay with cards, put your pieces there, and score at once.' },
    destinations: { title: 'Destinations', text: 'They bring points at the end, or cost them.' },
    end: { title: 'The end and the score', text: 'The last round begins when somebody has hardly a piece left.' },
    site: { title: 'At this site', text: 'What the rulebook does not say, and what can be taken back.' },
  },
  questions: {
    twoRoutes: 'Can I claim two routes in one turn?',
    anywhere: 'Must my routes hang together?',
    bikeSecond: 'Can I take a face-up bike as my second card?',
    sweep: 'What happens when three bikes lie face up?',
    both: 'Can I hold both tracks of a double route?',
    gray: 'What does a gray route cost?',
    subway: 'How many pieces does a subway route take?',
    bikes: 'Can I pay with bikes alone?',
    give: 'Can I give a destination back later?',
    others: 'May I use routes of others for my destinations?',
    pass: 'Can I pass?',
    secret: 'What do the others know of my cards and destinations?',
    last: 'When does the game end?',
    tie: 'Who wins a tie?',
    undo: 'Can I take a move back?',
  },
  examples: {
    joined:
      'Gleisdreieck – Brandenburg Gate is joined by two routes of the first seat. With two seats the other tracks beside taken ones are closed.',
    late: 'Late in a game: few streetcars are left, and each route has its number of spaces and its colour.',
  },
} as const;
