/** The rules page of Northern Lights in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Claim routes by rail and by ferry from the Baltic to the North Cape, complete your secret tickets, and win bonus cards that everybody can see.',
    },
    setup: {
      title: 'Set-up',
      text: 'Wagons, four cards and four tickets for every seat; five cards and four bonus cards for all.',
    },
    turn: {
      title: 'A turn',
      text: 'You do one of three things: draw cards, claim a route, or draw tickets. Then it is the next seat’s turn.',
    },
    drawing: { title: 'Drawing cards', text: 'Two cards a turn, seen or unseen.' },
    claiming: { title: 'Claiming a route', text: 'You pay with cards, put a wagon on each space, and score at once.' },
    ferries: { title: 'Ferries and +X', text: 'Routes over water ask for locomotives or pairs; some give cards back.' },
    tickets: { title: 'Tickets', text: 'They bring points at the end, or cost them.' },
    bonuses: { title: 'Bonus cards', text: 'Four of eleven are in play, each for whoever has the most of something.' },
    end: { title: 'The end and the score', text: 'The last round begins when somebody has hardly a wagon left.' },
    site: { title: 'At this site', text: 'What the rulebook does not say, and what can be taken back.' },
  },
  questions: {
    twoRoutes: 'Can I claim two routes in one turn?',
    locoSecond: 'Can I take a face-up locomotive as my second card?',
    many: 'Is the row replaced when many locomotives lie there?',
    both: 'Can I hold two parallel routes?',
    closed: 'How many of parallel routes are open?',
    icons: 'How do I pay for an icon without locomotives?',
    pairs: 'Do two cards of one colour always count as a locomotive?',
    plus: 'What does +1 on a route mean?',
    give: 'Can I give a ticket back later?',
    pass: 'Can I pass?',
    secret: 'What do the others know of my cards and tickets?',
    bonusTie: 'Who scores a bonus card when two are equal?',
    last: 'When does the game end?',
    tie: 'Who wins a tie?',
    undo: 'Can I take a move back?',
  },
  examples: {
    ferry:
      'The first seat has joined Oslo and Stockholm and is about to take the ferry to Stavanger: one icon, one more space, and +1.',
    late: 'Late in a game: the bonus cards decide as much as the tickets.',
  },
} as const;
