/** Every rule of Last Train to Wensleydale in our own words, in English. `why` is what a refusal says. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesEn: Readonly<Record<string, RuleText>> = {
  'WD-1': {
    text: 'Three or four seats, each with 10 discs, 15 investment cubes, 15 links and 3 locomotives. The first seat is drawn; the others follow clockwise.',
  },
  'WD-2': {
    text: 'Everybody begins at profit 0, government 1, train 2, MR 1 and NER 1. In every pile the earlier seat lies on top.',
  },
  'WD-3': {
    text: 'Two cubes from the bag of stone and cheese go to every hill and lowland without a town. Those that do not match the printed cube leave the game, and so does the rest of the bag.',
  },
  'WD-4': {
    text: 'Large towns without a company receive three figures from the bag (MR and NER passengers, objectors), small towns two.',
  },
  'WD-5': { text: 'A game lasts five rounds with three seats and four with four. A round has ten phases.' },
  'WD-6': { text: 'Phase 1: every seat takes 12 investment cubes from its stock, or all that is left there.' },
  'WD-7': {
    text: 'Phase 2: all twenty influence discs go into the bag, and one is drawn for each of the eight auction spaces, beside the discs printed there.',
  },
  'WD-8': {
    text: 'Phase 3: in seat order, whoever has fewer than two bids must place one: at least the minimum of the space and more than the bid that lies there, whose cubes go back to their owner.',
    why: 'Space {space} asks for {need} cubes or more; you offer {cubes} and have {have}.',
  },
  'WD-9': {
    text: 'The spaces are settled from 1 to 8: the winner moves up by the printed and the drawn discs and lands on top of whoever is there. The cubes of the bid go to its stock.',
  },
  'WD-10': {
    text: 'Phase 4: government influence makes the building order, train influence the train order, the highest first and in one space the top disc first. Both hold for the whole round.',
  },
  'WD-11': {
    text: 'Phase 5: each seat may build one unbroken line without a branch. It starts at a company town or at the seat’s own network, and branches only off links of earlier turns.',
    why: 'A line starts at a company town or at your network and goes on from where it ended; it is over when you say so.',
  },
  'WD-12': {
    text: 'A link crosses the border of two regions, and a border takes only one. Hills take none, and nothing is built into The South.',
    why: 'No link can lie between {from} and {to}: a hill is there, or a link lies there already.',
  },
  'WD-13': { text: 'A link costs 1 between two lowlands and 2 as soon as a valley is involved.' },
  'WD-14': {
    text: 'A line that touches a company town’s region costs one influence of that company besides, or of both for a town of both. Each region counts once, even if the line goes in and out.',
    why: 'From {from} to {to} costs {need} {company} influence besides; you have {have}.',
  },
  'WD-15': {
    text: 'Every objector in the region a link enters costs one government influence and then leaves.',
    why: 'The objectors in {to} cost {need} government influence; you have {have}.',
  },
  'WD-16': {
    text: 'When the line is done its cost is paid with cubes, then with influence of any kinds, one point each. A link may only be laid if everything so far can be paid.',
    why: 'With the link to {to} the line costs {need}; beyond its fees you can pay {have}.',
  },
  'WD-17': {
    text: 'Phase 6: in train order, round and round, each seat buys a train, loads one piece, or passes for the rest of the phase.',
  },
  'WD-18': {
    text: 'Trains lie in rows that cost 1, 2 and 3 train influence. A seat has at most one of each row in a round, and a train has one owner.',
    why: 'Train {train} is taken, or you have a train of row {row} already, or no locomotive is left.',
  },
  'WD-19': {
    text: 'Three influence points or cubes, in any mix, may be exchanged for one train influence, as often as the purchase needs it and no more.',
    why: 'Train {train} takes {need} points and cubes in exchange; you have {have}.',
  },
  'WD-20': {
    text: 'A loaded piece takes a free slot of its kind, goods or passengers, on a train of the seat.',
    why: 'None of your trains has a free slot for this piece.',
  },
  'WD-21': {
    text: 'Cheese is loaded where the seat has a link to its region. Where a company’s link comes, cheese leaves the game.',
    why: 'You have no link to {region}, or no cheese is to be had there.',
  },
  'WD-22': {
    text: 'Stone is loaded through a town beside its hill that the seat’s link reaches and no company owns. Stone that only company towns could load leaves the game.',
    why: 'No town beside {region} that is free of companies has a link of yours, or no stone is there.',
  },
  'WD-23': {
    text: 'A passenger is loaded where the seat has a link and its own links lead on, unbroken, to a company town of the passenger’s colour. Passengers already in such a town leave the game.',
    why: 'Your links do not lead from {region} to a town of that company, or no such passenger is there.',
  },
  'WD-24': {
    text: 'Phase 7: stone earns 2, cheese and passengers 1, and each own link on the board costs 1. Discs move by that in seat order, between +5 and -13, and land on top even if they do not move.',
  },
  'WD-25': {
    text: 'Loads come to lie in front of their seat and locomotives return. Phase 8: the profit/loss track makes the new seat order, the highest first and in one space the top disc first.',
  },
  'WD-26': {
    text: 'Phase 9: in the new order each seat may let one company take over one way of its links, without a branch, from a town of that company to a region with a town. One influence of the company pays for one or two links.',
    why: 'A takeover is one unbroken way of your own links, from a town of the company to a region with a town, with one influence for one or two links.',
  },
  'WD-27': { text: 'A town that a company’s link reaches becomes that company’s at once. A town can belong to both.' },
  'WD-28': { text: 'Phase 10: the round marker moves on. After the last round the game is over.' },
  'WD-29': {
    text: 'Each piece scores 1; each set of stone, cheese, MR and NER passenger 2 more. The profit/loss space is added or taken off, and each own link on the board costs 1.',
  },
  'WD-30': { text: 'The most points win. A tie goes to the better place on the profit/loss track.' },
  'WD-31': { text: 'What the printed rules leave open is settled in the following points.' },
  'WD-31.1': {
    text: 'An outbid seat has its cubes back at once and must bid again on its next go, on the same space if it likes.',
  },
  'WD-31.2': {
    text: 'A seat that cannot bid is skipped and may bid later if cubes come back; the auction is over when nobody can. Nobody outbids himself.',
    why: 'The bid on space {space} is yours already.',
  },
  'WD-31.3': { text: 'Bidding is not voluntary. A seat left without cubes may still build with influence alone.' },
  'WD-31.4': { text: 'A space without a bid gives nobody anything. All discs go back into the bag.' },
  'WD-31.5': { text: 'Whoever arrives later lies on top and is ahead, whether the disc came up or went down.' },
  'WD-31.6': { text: 'After phase 1 a seat holds 12 cubes more than before, but never more than its 15.' },
  'WD-31.7': {
    text: 'Objectors are paid only in the region that a link enters. Where a line may start there are none.',
  },
  'WD-31.8': {
    text: 'The company fee is one point a region and colour for the whole line of a turn. A later turn pays again.',
  },
  'WD-31.9': {
    text: 'A line comes to no region twice. Building nothing is allowed, and several seats may have links to one region.',
    why: 'Your line has been to {to} already.',
  },
  'WD-31.10': {
    text: 'Fees are paid with each link. At the end come the cubes, then the kinds of influence the seat names.',
    why: 'Of the {due} still to pay, this kind takes from {least} to {most}.',
  },
  'WD-31.11': {
    text: 'The South counts as lowland and as a town of its companies. Lines and takeovers start there but never end there.',
    why: 'No line is built into {to}.',
  },
  'WD-31.12': {
    text: 'An exchange is part of buying a train, for exactly the points that are missing. Train influence is not given for it.',
    why: 'Of the {due} still to give, this kind takes from {least} to {most}.',
  },
  'WD-31.13': {
    text: 'Passengers travel by the seat’s own links alone; they may set out from a town of the other company. Objectors are never loaded.',
  },
  'WD-31.14': { text: 'To load stone it takes a link to a town beside the hill, not just to any region there.' },
  'WD-31.15': {
    text: 'All effects of a takeover come before the next one: every town on the way joins the company, cheese and that company’s passengers leave, and stone leaves that only company towns are beside.',
  },
  'WD-31.16': {
    text: 'A takeover costs half its links, rounded up, and serves one company. The last town may be anybody’s, and old links count like new ones.',
    why: 'One company takes over the whole way.',
  },
  'WD-31.17': {
    text: 'Profit discs move in seat order, and each lands on top, even unmoved or held at the end of the track.',
  },
  'WD-31.18': { text: 'The highest profit is first in the new seat order. In one space the upper disc is ahead.' },
  'WD-31.19': {
    text: 'Links cost points as they lie after the last takeovers. A set needs one of each of the four kinds.',
  },
  'WD-31.20': {
    text: 'Without a link in stock nothing can be built, and a company without links takes nothing over.',
    why: 'No link is left for this.',
  },
  'WD-31.21': { text: 'Spending influence later in the round does not change the building and train orders.' },
  'WD-31.22': {
    text: 'Cubes that are spent go to the stock; outbid cubes go back to the hand. What stays in hand is there next round.',
  },
  'WD-31.23': {
    text: 'A seat with two bids is passed over until one is beaten. Since bids on a space only grow, the auction ends.',
  },
  'WD-31.24': {
    text: 'Fees can be paid in no other kind of point. What cannot be paid is refused when the link is laid.',
  },
  'WD-31.25': { text: 'Where any link touches a region no objector is left, so only the region entered matters.' },
  'WD-31.26': {
    text: 'A seat without links starts at a company town. A company’s links are nobody’s network and carry nobody’s passengers.',
  },
  'WD-31.27': {
    text: 'A way that is taken over comes to no region twice. One link is enough; a longer way may pass towns of either company.',
    why: 'The way has been to {to} already.',
  },
  'WD-31.28': {
    text: 'A seat with nothing to do passes by itself; one that passes is out for the phase. A train bought later loads at once, and loads stay on their train.',
  },
  'WD-31.29': {
    text: 'Influence ends at the end of its track, and the surplus is lost. A disc that does not move keeps its place in the pile.',
  },
  'WD-31.30': { text: 'Stone with no town beside it but company towns is lost at set-up already.' },
  'WD-31.31': { text: 'A link to a region, in it or touching it means: it lies on one of that region’s borders.' },
};
