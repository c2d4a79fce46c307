/** The rules page of Last Train to Wensleydale, in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Build short lines into the Dales, carry stone, cheese and passengers out of them, and hand the lines to a big company before their upkeep eats you up.',
    },
    setup: {
      title: 'Set-up',
      text: 'Cubes and figures are drawn to the map; every seat begins with the same influence.',
    },
    round: {
      title: 'A round',
      text: 'Ten phases, some without a decision: cubes, discs, auction, orders, building, trains, profit, new seat order, takeovers, the next round.',
    },
    auction: {
      title: 'Auction and orders',
      text: 'Cubes buy influence: with the government, with the trains, with MR and NER.',
    },
    building: {
      title: 'Building a line',
      text: 'One unbroken line a round, from a company town or from your own links.',
    },
    paying: {
      title: 'What a line costs',
      text: 'The links themselves, company towns, objectors; you see it all before you commit.',
    },
    trains: { title: 'Trains', text: 'Locomotives take trains of three rows, each once a round.' },
    loading: { title: 'Loading', text: 'One piece at a time, as long as your links lead there and a slot is free.' },
    profit: { title: 'Profit and order', text: 'Loads earn, links cost; the track decides who is first.' },
    takeovers: {
      title: 'Takeovers',
      text: 'A company takes links off your hands, and the towns on the way become its own.',
    },
    end: { title: 'The end and the score', text: 'After the last round pieces, sets, profit and links are added up.' },
    open: { title: 'What the printed rules leave open', text: 'And what this site decided.' },
  },
  questions: {
    mustBid: 'Must I bid?',
    outbid: 'What happens when I am outbid?',
    own: 'Can I outbid myself?',
    noCubes: 'Can I build without cubes?',
    start: 'Where may a line start?',
    branch: 'May a line branch?',
    twice: 'May a line come to a region twice?',
    hills: 'Can I build into the hills?',
    twoLinks: 'Can two links cross one border?',
    objectors: 'What do objectors cost?',
    fee: 'When does a company town cost influence?',
    twoTrains: 'Can I have two trains?',
    exchange: 'Can I buy a train without train influence?',
    stone: 'How do I load stone?',
    otherLinks: 'May passengers travel over links of others?',
    passed: 'Can I load again after passing?',
    loss: 'How far down can my profit go?',
    takeoverCost: 'What does a takeover cost?',
    where: 'Where must a takeover end?',
    tie: 'Who wins a tie?',
  },
  examples: {
    auction: 'The first auction: printed and drawn discs of each space, the smallest bid, and who holds it.',
    loading: 'Three lines up the valleys; trains with their loads.',
  },
} as const;
