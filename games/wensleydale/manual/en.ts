/** The rules page of Last Train to Wensleydale, in English. */

export const en = {
  chapters: {
    goal: {
      title: 'Goal',
      text: 'Build short lines into the Dales, carry off stone, cheese and passengers, and hand the lines to a big company before their upkeep ruins you.',
    },
    setup: {
      title: 'Set-up',
      text: 'Cubes and figures are drawn for the map; all players start with the same influence.',
    },
    round: {
      title: 'A round',
      text: 'Ten phases, some without decisions: cubes, discs, auction, orders, building, trains, profit, new player order, takeovers, next round.',
    },
    auction: {
      title: 'Auction and orders',
      text: 'Cubes buy influence: Government, Train, MR and NER.',
    },
    building: {
      title: 'Building a line',
      text: 'One unbroken line per round, from a company town or from your own network.',
    },
    paying: {
      title: 'What a line costs',
      text: 'The links themselves, company towns and objectors; you see it all before you commit.',
    },
    trains: { title: 'Trains', text: 'Place your locomotives on trains of the three rows, one per row each round.' },
    loading: {
      title: 'Loading',
      text: 'One piece at a time, as long as your links lead there and you have a free slot.',
    },
    profit: {
      title: 'Profit and order',
      text: 'Loads earn money, links cost money; the track decides who goes first.',
    },
    takeovers: {
      title: 'Takeovers',
      text: 'A company takes links off your hands, and the towns along them become its own.',
    },
    end: { title: 'End and scoring', text: 'After the last round, add up pieces, sets, profit and links.' },
    open: { title: 'What the printed rules leave open', text: 'And how this site decides.' },
  },
  questions: {
    rounds: 'How many rounds are there?',
    linkCost: 'What does a link cost?',
    cubesLeft: 'What happens to the cubes I have left?',
    cheese: 'How do I load cheese?',
    takeover: 'What does a takeover do?',
    score: 'How many points do pieces and sets score?',
    mustBid: 'Must I bid?',
    outbid: 'What happens when I am outbid?',
    own: 'Can I outbid myself?',
    noCubes: 'Can I build without cubes?',
    start: 'Where may a line start?',
    branch: 'May a line branch?',
    twice: 'May a line enter a region twice?',
    hills: 'Can I build into the hills?',
    twoLinks: 'Can two links cross one border?',
    objectors: 'What do objectors cost?',
    fee: 'When does a company town cost influence?',
    twoTrains: 'Can I have two trains?',
    exchange: 'Can I buy a train without Train influence?',
    stone: 'How do I load stone?',
    otherLinks: 'May passengers travel over other players’ links?',
    passed: 'Can I load again after passing?',
    loss: 'How low can my profit go?',
    takeoverCost: 'What does a takeover cost?',
    where: 'Where must a takeover end?',
    tie: 'Who wins a tie?',
  },
  examples: {
    auction: 'The first auction: the printed and drawn discs of each space, the minimum bid, and the current bid.',
    loading: 'Three lines up the valleys, and trains with their loads.',
  },
  score: [
    ['Each stone, cheese or passenger', '1'],
    ['Each set of all four kinds', '+2'],
    ['Profit and loss', 'the space of your disc'],
    ['Each of your links on the board', '−1'],
  ],
  signs: {
    link: 'link across a border',
    town: 'small town: two figures at set-up',
    large: 'large town: three figures at set-up',
    stone: 'stone: on hills',
    cheese: 'cheese: in the lowlands',
    passenger: 'passenger of a company: MR red, NER green',
    objector: 'objector: costs Government influence',
  },
} as const;
