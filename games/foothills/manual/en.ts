/** The rules page of FootHills, in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Two companies open up the hills of Wales: they clear rubble, lay track, build stations and send their surveyors about. Everything that brings victory points (VP) is in the open.',
    },
    setup: {
      title: 'Set-up',
      text: 'Six of eight lines lie as rows of station cards, with rubble, tickets and tokens; each seat has five action cards, gold side up.',
    },
    turn: {
      title: 'A turn',
      text: 'You choose one of your five cards, do its upper side, and flip it. So every action is followed by another version of some action on its back.',
    },
    collect: {
      title: 'A: collect resources',
      text: 'Iron and stone come from the stockyard, and who empties it refills it.',
    },
    competitors: {
      title: 'Competitors',
      text: 'White cubes in the bag bring competitors, who take cards that nobody has begun.',
    },
    rubble: { title: 'B: remove rubble', text: 'Rubble blocks a card, and is also something to pay with.' },
    track: { title: 'C: lay track', text: 'Track grows along a line from left to right and ends in a buffer.' },
    stations: {
      title: 'D: build a station',
      text: 'A station costs what its space says and brings what stands beside it.',
    },
    surveyor: {
      title: 'E: move the surveyor',
      text: 'The surveyor goes to a card with a station and does what is written there.',
    },
    pub: {
      title: 'The pub and the scoring pile',
      text: 'At the pub a card is put by for the end, and another takes its place.',
    },
    backs: {
      title: 'The backs of the cards',
      text: 'Variations of the five actions, often for those who have the ticket of a line.',
    },
    end: { title: 'The end and the score', text: 'Buffers or competitors bring the end; then everything is added up.' },
    open: { title: 'What the printed rules leave open', text: 'And what this site decided.' },
  },
  questions: {
    which: 'Which card may I choose?',
    nothing: 'May I choose a card that does nothing?',
    flip: 'May I turn a card back to gold?',
    decline: 'May I leave out a part of an action?',
    order: 'Must I lay track from left to right?',
    withoutTrack: 'Can I build a station where there is no track?',
    rubbleFirst: 'Can I build or lay track on rubble?',
    two: 'Can I build two stations with one action?',
    yardOrBag: 'Where do the resources I receive come from?',
    same: 'May both surveyors stand on one card?',
    stay: 'May my surveyor stay where it is and act again?',
    tickets: 'How many tickets of a colour can I have?',
    pubWhen: 'When can I score a card at the pub?',
    porthmadog: 'To which line does Porthmadog belong?',
    competitorWhere: 'Where does a competitor build?',
    tiles: 'What if I have no tile left?',
    lineBonus: 'Who gets the bonus token of a line?',
    when: 'When does the game end?',
    tie: 'What happens in a tie?',
  },
  examples: {
    first: 'The first turn: gold B has cleared Llangower, and its card shows its back.',
    built: 'A few turns later: a station and a track at Llangower, a surveyor there, and a competitor at Waunfawr.',
  },
} as const;
