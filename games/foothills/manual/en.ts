/** The rules page of FootHills, in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Two crews build railways into the hills of Wales: they remove rubble, lay track, build stations and move their surveyors. Everything that scores victory points (VP) is public.',
    },
    setup: {
      title: 'Set-up',
      text: 'Six of the eight lines are laid out as rows of station cards, with rubble, tickets and tokens; each player has five action cards, gold side up.',
    },
    turn: {
      title: 'Your turn',
      text: 'Choose one of your five cards, use its visible side, and flip it. So every action you use uncovers another.',
    },
    collect: {
      title: 'A: collect resources',
      text: 'Iron and stone come from the stockyard; if you empty it, you refill it.',
    },
    competitors: {
      title: 'Competitors',
      text: 'White cubes in the bag bring competitors, who take cards that nobody has started on.',
    },
    rubble: { title: 'B: remove rubble', text: 'Rubble blocks a card, but you can also pay with it.' },
    track: { title: 'C: lay track', text: 'Track grows along a line from left to right and ends in a buffer.' },
    stations: {
      title: 'D: build a station',
      text: 'A station costs what its space says and gives the bonus printed there.',
    },
    surveyor: {
      title: 'E: move the surveyor',
      text: 'The surveyor moves to a card with a station and takes its action.',
    },
    pub: {
      title: 'The pub and the scoring pile',
      text: 'At the pub you set a card aside to score it at the end, and another takes its place.',
    },
    backs: {
      title: 'The backs of the cards',
      text: 'Variations of the five actions, many of which require a ticket.',
    },
    end: { title: 'End and scoring', text: 'Buffers or competitors trigger the end; then everything is added up.' },
    open: { title: 'What the printed rules leave open', text: 'And how this site decides.' },
  },
  questions: {
    which: 'Which card may I choose?',
    nothing: 'May I choose a card that does nothing?',
    flip: 'Can I flip a card back to its gold side?',
    decline: 'May I skip part of an action?',
    order: 'Must I lay track from left to right?',
    withoutTrack: 'Can I build a station where there is no track?',
    rubbleFirst: 'Can I build or lay track on rubble?',
    two: 'Can I build two stations with one action?',
    yardOrBag: 'Where do the resources I receive come from?',
    same: 'May both surveyors be on the same card?',
    stay: 'May my surveyor stay where it is and act again?',
    tickets: 'How many tickets of a colour can I have?',
    pubWhen: 'When can I score a card at the pub?',
    porthmadog: 'Which line does Porthmadog belong to?',
    competitorWhere: 'Where does a competitor go?',
    tiles: 'What if I have no tiles left?',
    lineBonus: 'Who gets a line’s bonus token?',
    when: 'When does the game end?',
    tie: 'What happens in a tie?',
  },
  examples: {
    first: 'The first turn: gold B has cleared Llangower, and its card now shows its back.',
    built: 'A few turns later: a station and a track at Llangower, a surveyor there, and a competitor at Waunfawr.',
  },
} as const;
