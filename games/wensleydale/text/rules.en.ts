/** Every rule of Last Train to Wensleydale in our own words, in English. `why` is what a refusal says. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesEn: Readonly<Record<string, RuleText>> = {
  'WD-1': {
    text: 'For three or four players, each with 10 discs, 15 investment cubes, 15 links and 3 locomotives. The first player is drawn at random; the others follow clockwise.',
  },
  'WD-2': {
    text: 'Everybody starts at profit 0, Government 1, Train 2, MR 1 and NER 1. In every pile, earlier players are on top.',
  },
  'WD-3': {
    text: 'Two cubes from the bag of stone and cheese go to every hill and lowland without a town. Those that do not match the printed cube are removed from the game, and so is the rest of the bag.',
  },
  'WD-4': {
    text: 'Large towns without a company receive three figures from the bag (MR and NER passengers, objectors), small towns two.',
  },
  'WD-5': {
    text: 'The game lasts five rounds with three players and four rounds with four. A round has ten phases.',
  },
  'WD-6': { text: 'Phase 1: all players take 12 investment cubes from their stock, or all that are left there.' },
  'WD-7': {
    text: 'Phase 2: all twenty influence discs go into the bag, and one is drawn for each of the eight auction spaces, in addition to the discs printed there.',
  },
  'WD-8': {
    text: 'Phase 3: in player order, if you have fewer than two bids you must place one: at least the minimum of the space, and more than the bid already there, whose cubes go back to their owner.',
    why: 'Space {space} needs at least {need:cube|cubes}; you offer {cubes} and have {have}.',
  },
  'WD-9': {
    text: 'The spaces are settled from 1 to 8: the winner moves up by the printed and the drawn discs, landing on top of any disc there. The cubes of the bid go to the winner’s stock.',
  },
  'WD-10': {
    text: 'Phase 4: Government influence sets the building order, Train influence the train order: highest first, and within a space the top disc first. Both orders hold for the whole round.',
  },
  'WD-11': {
    text: 'Phase 5: each player may build one unbroken line without branches. It starts at a company town or from the player’s own network, and may branch off only from links of earlier turns.',
    why: 'A line starts at a company town or from your network and continues from where it ends, until you end it.',
  },
  'WD-12': {
    text: 'A link crosses the border between two regions, and a border takes only one link. No link may enter a hill, and nothing is built into The South.',
    why: 'No link is possible between {from} and {to}: there is a hill, or already a link.',
  },
  'WD-13': { text: 'A link costs 1 between two lowlands, and 2 if a valley is involved.' },
  'WD-14': {
    text: 'If a line touches the region of a company town, it also costs one influence of that company, or one of each for a town of both. Each region counts once, even if the line goes in and out. Counting by region is our reading of the printed rules; the host can choose to count by link.',
    why: 'From {from} to {to} also costs {need} {company} influence; you have {have}.',
  },
  'WD-15': {
    text: 'Every objector in the region a link enters costs one Government influence, and is then removed.',
    why: 'The objectors in {to} cost {need} Government influence; you have {have}.',
  },
  'WD-16': {
    text: 'When the line is finished, you pay its cost with cubes, then with influence of any kind, one point each. You may lay a link only if you can pay for everything so far.',
    why: 'With the link to {to}, the line costs {need}; after its fees you can pay {have}.',
  },
  'WD-17': {
    text: 'Phase 6: in train order, again and again, each player buys a train, loads one piece, or passes for the rest of the phase.',
  },
  'WD-18': {
    text: 'Trains are arranged in rows that cost 1, 2 and 3 Train influence. You may buy at most one train of each row per round, and a train has only one owner.',
    why: 'Train {train} is taken, or you already have a train of row {row}, or you have no locomotive left.',
  },
  'WD-19': {
    text: 'You may exchange three influence points or cubes, in any mix, for one Train influence, as often as the purchase requires and no more.',
    why: 'Train {train} takes {need} points or cubes in exchange; you have {have}.',
  },
  'WD-20': {
    text: 'A loaded piece takes a free slot of its kind, goods or passenger, on one of your trains.',
    why: 'None of your trains has a free slot for this piece.',
  },
  'WD-21': {
    text: 'You load cheese from a region to which you have a link. When a company’s link reaches the region, the cheese is removed from the game.',
    why: 'You have no link to {region}, or there is no cheese there.',
  },
  'WD-22': {
    text: 'You load stone through a town next to its hill that your links reach and no company owns. Stone that only company towns could load is removed from the game.',
    why: 'You have no link to a town next to {region} without a company, or there is no stone there.',
  },
  'WD-23': {
    text: 'You load a passenger from a region to which you have a link, if your own links lead without a gap to a town of the passenger’s company. Passengers already in such a town are removed from the game.',
    why: 'Your links do not lead from {region} to a town of that company, or there is no such passenger.',
  },
  'WD-24': {
    text: 'Phase 7: stone earns 2, cheese and passengers 1, and each of your links on the board costs 1. Discs move by the result in player order, between +5 and −13, and land on top even if they do not move.',
  },
  'WD-25': {
    text: 'Loads are placed in front of their owners, and locomotives return. Phase 8: the profit and loss track sets the new player order: highest first, and within a space the top disc first.',
  },
  'WD-26': {
    text: 'Phase 9: in the new order, each player may let one company take over one unbranched stretch of links, from a town of that company to a region with a town. One influence of the company pays for one or two links.',
    why: 'A takeover is one unbroken stretch of your own links, from a town of the company to a region with a town, at one influence for one or two links.',
  },
  'WD-27': { text: 'A town reached by a company’s link becomes that company’s at once. A town can belong to both.' },
  'WD-28': { text: 'Phase 10: the round marker moves on. After the last round, the game is over.' },
  'WD-29': {
    text: 'Each piece scores 1; each set of stone, cheese, MR and NER passenger scores 2 more. Add or subtract your profit and loss space, and subtract 1 for each of your links on the board.',
  },
  'WD-30': {
    text: 'The player with the most points wins. If tied, the player further ahead on the profit and loss track wins.',
  },
  'WD-31': { text: 'What the printed rules leave open is settled by the following points.' },
  'WD-31.1': {
    text: 'If you are outbid, you get your cubes back at once and must bid again on your next turn, on the same space if you like.',
  },
  'WD-31.2': {
    text: 'A player who cannot bid is skipped, and may bid later if cubes come back; the auction is over when nobody can bid. You cannot outbid yourself.',
    why: 'The bid on space {space} is already yours.',
  },
  'WD-31.3': { text: 'Bidding is compulsory. A player without cubes may still build, with influence alone.' },
  'WD-31.4': { text: 'A space without a bid gives nobody anything. All discs go back into the bag.' },
  'WD-31.5': { text: 'A disc that arrives later lies on top and is ahead, whether it moved up or down.' },
  'WD-31.6': { text: 'After phase 1, you hold 12 cubes more than before, but never more than your 15.' },
  'WD-31.7': {
    text: 'Objectors cost influence only in the region that a link enters. Where a line may start, there are none.',
  },
  'WD-31.8': {
    text: 'The company fee is one point per region and company for the whole line of a turn: a link straight from one of a company’s towns to another costs two. On a later turn you pay again.',
  },
  'WD-31.9': {
    text: 'A line may come back to the region where it started, and then it ends: a ring is not a branch. It may not enter any other region twice. You may build nothing, and several players may have links to the same region.',
    why: 'A link to {to} would be a branch: a line may come back only to its start, and then it ends.',
  },
  'WD-31.10': {
    text: 'Fees are paid with each link. At the end you pay cubes first, then the kinds of influence you choose.',
    why: 'Of the {due} still to pay, between {least} and {most} can be of this kind.',
  },
  'WD-31.11': {
    text: 'The South counts as lowland and as a town of both companies, unless the host gives it to one of them: whose it is, the printed rules do not say. Lines and takeovers may start there but never end there.',
    why: 'No line may be built into {to}.',
  },
  'WD-31.12': {
    text: 'An exchange is part of buying a train, for exactly the points you are missing. You cannot exchange Train influence.',
    why: 'Of the {due} still to exchange, between {least} and {most} can be of this kind.',
  },
  'WD-31.13': {
    text: 'Passengers travel only over your own links; they may set out from a town of the other company. Objectors are never loaded.',
  },
  'WD-31.14': {
    text: 'Loading stone requires a link to a town next to the hill, not just to any region next to it.',
  },
  'WD-31.15': {
    text: 'All effects of a takeover come before the next one: every town on the way joins the company, cheese and that company’s passengers are removed, and so is stone that only has company towns next to it.',
  },
  'WD-31.16': {
    text: 'A takeover costs half its links, rounded up, and is by one company. The last town may be anybody’s, and old links count like new ones.',
    why: 'A single company takes over the whole stretch.',
  },
  'WD-31.17': {
    text: 'Profit discs move in player order, and each lands on top, even if it does not move or is held at the end of the track.',
  },
  'WD-31.18': {
    text: 'The player with the highest profit is first in the new order. Within a space, the upper disc is ahead.',
  },
  'WD-31.19': {
    text: 'Links cost points as they are after the last takeovers. A set needs one of each of the four kinds.',
  },
  'WD-31.20': {
    text: 'With no link in stock you cannot build, and a company with no links takes nothing over.',
    why: 'There is no link left for this.',
  },
  'WD-31.21': { text: 'Spending influence later in the round does not change the building and train orders.' },
  'WD-31.22': {
    text: 'Spent cubes go to your stock; outbid cubes come back to your hand. Cubes left in hand stay for the next round.',
  },
  'WD-31.23': {
    text: 'A player with two bids is skipped until one is outbid. Since bids on a space only grow, the auction ends.',
  },
  'WD-31.24': {
    text: 'Fees cannot be paid with any other kind of influence. If you cannot pay them, the link is refused.',
  },
  'WD-31.25': {
    text: 'Where a link touches a region, no objectors are left, so only the region being entered matters.',
  },
  'WD-31.26': {
    text: 'A player without links starts at a company town. A company’s links are nobody’s network and carry nobody’s passengers.',
  },
  'WD-31.27': {
    text: 'A stretch that is taken over may not enter a region twice. One link is enough; a longer stretch may pass through towns of either company.',
    why: 'The stretch has already been to {to}.',
  },
  'WD-31.28': {
    text: 'A player with nothing to do passes automatically; a player who passes is out for the phase. A train bought later can be loaded at once, and loads stay on their train.',
  },
  'WD-31.29': {
    text: 'Influence stops at the end of its track, and the surplus is lost. A disc that does not move keeps its place in the pile.',
  },
  'WD-31.30': { text: 'Stone with only company towns next to it is already removed during set-up.' },
  'WD-31.31': {
    text: 'A link to, in or touching a region means a link on one of that region’s borders.',
  },
};

/** The same rules at tables where fees are counted by links. */
export const byLinkEn: Readonly<Record<string, RuleText>> = {
  'WD-14': {
    text: 'A link into or out of the region of a company town also costs one influence of that company, or one of each for a town of both. Going in and out of a region in one turn costs it once. The host chose to count by link; our usual reading counts by region.',
    why: 'From {from} to {to} also costs {need} {company} influence; you have {have}.',
  },
  'WD-31.8': {
    text: 'A link straight from one of a company’s towns to another costs one point of that company, not two, and going on from there costs nothing more. On a later turn you pay again.',
  },
};
