/** Le jeu en français : noms, phrases, titres. Même forme que le fichier anglais. */

import { at } from '@quai/engine/at.ts';
import type { Phrases } from './en.ts';
import { rulesFr } from './rules.fr.ts';

const count = (n: number, one: string, many = `${one}s`) => `${n} ${Math.abs(n) < 2 ? one : many}`;
const signed = (n: number) => (n > 0 ? `+${n}` : String(n));

/** Pierre, fromage, voyageur MR, voyageur NER, opposant. */
const piece = (kind: number, n: number) =>
  at(
    [
      count(n, 'pierre'),
      count(n, 'fromage'),
      count(n, 'voyageur MR', 'voyageurs MR'),
      count(n, 'voyageur NER', 'voyageurs NER'),
      count(n, 'opposant'),
    ],
    kind,
  );

/** `2 influence MR`, `1 cube`. */
const given = (amount: number, source: string) => `${amount} ${amount < 2 && source === 'cubes' ? 'cube' : source}`;

export const fr: Phrases = {
  rules: rulesFr,
  signed,
  piece,
  pieceName: ['pierre', 'fromage', 'voyageurs MR', 'voyageurs NER', 'opposants'],
  aPiece: ['de la pierre', 'du fromage', 'un voyageur MR', 'un voyageur NER', 'un opposant'],
  influence: ['gouvernement', 'train', 'MR', 'NER'],
  source: ['influence du gouvernement', 'influence train', 'influence MR', 'influence NER', 'cubes'],
  terrain: { hill: 'colline', lowland: 'basse terre', valley: 'vallée' },
  town: (name, size) => `${size === 'large' ? 'grande' : 'petite'} ville ${name}`,
  companyTown: (companies) => `compagnie ${companies}`,
  and: 'et',
  nothing: '-',
  list: (items) => items.join(', '),
  phase: [
    'cubes d’investissement',
    'disques d’influence',
    'enchères',
    'ordres de construction et des trains',
    'construction des lignes',
    'trains et chargement',
    'profits et pertes',
    'ordre du tour',
    'absorptions',
    'fin du tour',
  ],

  prompt: {
    bid: (bids, hand) =>
      `Placez une mise sur une case d’enchères : ${bids} sur 2 placées, ${count(hand, 'cube')} en main.`,
    buildFirst: (hand, points, links) =>
      `Construisez une ligne : choisissez son premier lien, ou ne construisez rien. Vous avez ${count(hand, 'cube')}, ${count(points, 'point d’influence', 'points d’influence')} et ${count(links, 'lien')}.`,
    buildNext: (line, due, purse) =>
      `Votre ligne ${line} coûte ${due} pour l’instant, et vous pouvez payer ${purse}. Posez le lien suivant ou terminez la ligne.`,
    payLine: (due, source, least, most) =>
      `Encore ${due} à payer pour la ligne : combien en ${source} (de ${least} à ${most}) ?`,
    payTrain: (due, source, least, most) =>
      `Encore ${due} à donner contre de l’influence train : combien en ${source} (de ${least} à ${most}) ?`,
    trains: (points) =>
      `Achetez un train, chargez une pièce, ou passez pour cette phase. Vous avez ${points} d’influence train.`,
    takeoverFirst: (mr, ner) =>
      `Absorption : choisissez le premier lien d’une ligne partant d’une ville de compagnie, ou gardez vos liens. Vous avez ${mr} influence MR et ${ner} NER.`,
    takeoverNext: (company, line, cost) =>
      `La ${company} absorbe ${line} pour ${cost} influence ${company}. Ajoutez un lien, ou finissez dans une ville.`,
  },

  move: {
    passBuild: 'Ne rien construire',
    passTrains: 'Passer pour le reste de la phase',
    passTakeover: 'Garder tous ses liens',
    doneBuild: (due) => `Terminer la ligne et payer ${due}`,
    doneTakeover: (company, cost) => `Conclure l’absorption pour ${cost} influence ${company}`,
    bid: (space, cubes) => `Case ${space} : miser ${count(cubes, 'cube')}`,
    link: (from, to, cost) => `${from} → ${to} : coût ${cost}`,
    linkFee: (company, n) => `${n} influence ${company}`,
    linkObjectors: (n) => `${n} influence du gouvernement pour ${count(n, 'opposant')}`,
    linkLoads: (loads) => `donne accès à ${loads}`,
    pay: (amount, source) => `${amount} en ${source}`,
    give: given,
    buy: (id, cost, passengers, goods) =>
      `Train ${id} pour ${cost} : ${count(passengers, 'voyageur')}, ${count(goods, 'marchandise')}`,
    exchange: (give, missing) =>
      `en donnant ${give} contre ${missing === 1 ? 'le point qui manque' : `les ${missing} points qui manquent`}`,
    load: (what, region) => `Charger ${what} (${region})`,
    take: (company, from, to, cost) => `${company} : ${from} → ${to}, ${cost} influence jusqu’ici`,
  },

  group: {
    end: 'En rester là',
    space: (space) => `Case ${space}`,
    from: (region) => `Depuis ${region}`,
    pay: 'Paiement',
    trains: 'Trains',
    load: (what) => `Charger : ${what}`,
    company: (company) => `Absorption par la ${company}`,
  },

  event: {
    setup: (gone) => `La carte est en place. Hors de la partie : ${gone}.`,
    seatOrder: (names) => `Ordre du tour : ${names}.`,
    round: (round, rounds) => `Le tour ${round} sur ${rounds} commence.`,
    phase: (phase, name) => `Phase ${phase} : ${name}.`,
    cubes: (who, received, hand) => `${who} reçoit ${count(received, 'cube')} et en a ${hand}.`,
    discs: (discs) => `Disques sur les cases 1 à 8 : ${discs}.`,
    bid: (who, space, cubes) => `${who} mise ${count(cubes, 'cube')} sur la case ${space}.`,
    outbid: (who, space, cubes, other) =>
      `${who} mise ${count(cubes, 'cube')} sur la case ${space} et dépasse ${other}.`,
    noBid: (who) => `${who} ne peut pas miser : son tour est sauté.`,
    won: (who, space, cubes) => `${who} remporte la case ${space} pour ${count(cubes, 'cube')}.`,
    influence: (who, kind, from, to) => `${who} : influence ${kind} ${from} → ${to}.`,
    lost: (n) => `${n} ${n < 2 ? 'perdue' : 'perdues'} au bout de la piste.`,
    orders: (build, train) => `Ordre de construction : ${build}. Ordre des trains : ${train}.`,
    passedBuild: (who) => `${who} ne construit rien.`,
    passedTrains: (who) => `${who} passe.`,
    passedTakeover: (who) => `${who} garde tous ses liens.`,
    unableBuild: (who) => `${who} ne peut rien construire.`,
    unableTrains: (who) => `${who} n’a rien à faire et passe.`,
    unableTakeover: (who) => `${who} ne peut rien céder.`,
    link: (who, from, to, cost, due) => `${who} pose le lien ${from} – ${to} pour ${cost} ; la ligne coûte ${due}.`,
    line: (who, line, due, cubes) => `${who} a construit ${line} pour ${due} et paie ${count(cubes, 'cube')}.`,
    paid: (who, amount, source) => `${who} paie ${amount} en ${source}.`,
    given: (who, amount, source) => `${who} donne ${given(amount, source)} contre de l’influence train.`,
    bought: (who, train) => `${who} achète le train ${train}.`,
    loaded: (who, what, region, train) => `${who} charge ${what} (${region}) sur le train ${train}.`,
    profit: (who, income, upkeep, from, to) =>
      `${who} gagne ${income}, paie ${upkeep} pour ses liens : profit ${signed(from)} → ${signed(to)}.`,
    chosen: (who, company, from, to) => `${who} propose à la ${company} le lien ${from} – ${to}.`,
    takeover: (who, company, line, cost) => `${who} cède ${line} à la ${company} pour ${cost} influence.`,
    companyTown: (region, company) => `${region} est maintenant une ville de la ${company}.`,
    removed: (what, region) => `${what} (${region}) : hors de la partie.`,
    ended: 'Le dernier tour est fini.',
  },

  line: {
    stone: 'Pierre',
    cheese: 'Fromage',
    redPassengers: 'Voyageurs MR',
    greenPassengers: 'Voyageurs NER',
    sets: 'Séries des quatre',
    profit: 'Profits et pertes',
    links: 'Liens sur le plateau',
  },
  ending: 'Le dernier tour est fini.',

  board: {
    round: (round, rounds, phase, name) => `Tour ${round} sur ${rounds}, phase ${phase} : ${name}`,
    now: (who) => `À jouer : ${who}.`,
    over: 'La partie est finie.',
    next: (phases) => `Ensuite : ${phases}.`,
    order: (names) => `Ordre du tour : ${names}.`,
    buildOrder: (names) => `Ordre de construction : ${names}.`,
    trainOrder: (names) => `Ordre des trains : ${names}.`,
    lineBuilt: (line, due) => `Ligne en construction : ${line}, coût ${due}.`,
    lineTaken: (company, line) => `Ligne proposée à la ${company} : ${line}.`,
    seats: 'Joueurs',
    seatsHead: [
      'Joueur',
      'Cubes',
      'Gouvernement',
      'Train',
      'MR',
      'NER',
      'Profit',
      'Liens',
      'Locomotives',
      'Devant lui',
    ],
    cubes: (hand, stock) => `${hand} en main, ${stock} en réserve`,
    links: (laid, left) => `${laid} posés, ${left} en réserve`,
    tracks: 'Pistes (disque du dessus d’abord)',
    trackNames: ['Gouvernement', 'Train', 'MR', 'NER', 'Profits et pertes'],
    pile: (space, names) => `${space} : ${names}`,
    auction: 'Enchères',
    auctionHead: ['Case', 'Imprimés', 'Tiré', 'Minimum', 'Mise'],
    bid: (who, cubes) => `${who}, ${count(cubes, 'cube')}`,
    trains: 'Trains',
    trainsHead: ['Train', 'Coût', 'Places voyageurs', 'Places marchandises', 'Propriétaire', 'Chargement'],
    passed: (names) => `Ont passé : ${names}.`,
    forecast: 'Profit s’il était compté maintenant',
    forecastHead: ['Joueur', 'Revenu', 'Liens', 'Case', 'Ordre du tour'],
    space: (from, to) => `${signed(from)} → ${signed(to)}`,
    regions: 'Régions',
    regionsHead: ['Région', 'Terrain', 'Ville', 'Pièces', 'Liens', 'Voisines'],
    link: (to, owner) => `vers ${to} (${owner})`,
    outOnly: 'départ seulement',
    box: 'Hors de la partie et en réserve',
    gone: (pieces) => `Hors de la partie : ${pieces}.`,
    companyLinks: (mr, ner) => `Liens restants : MR ${mr}, NER ${ner}.`,
    bag: (discs) => `Disques dans le sac : ${discs}.`,
  },
};
