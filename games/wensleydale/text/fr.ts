/** Le jeu en français : noms, phrases, titres. Même forme que le fichier anglais. */

import { at } from '@quai/engine/at.ts';
import { counted, elided, wordFor } from '@quai/engine/say.ts';
import type { Phrases } from './en.ts';
import { byLinkFr, rulesFr } from './rules.fr.ts';

const count = (n: number, one: string, many = `${one}s`) => counted('fr', n, one, many);
const signed = (n: number) => (n > 0 ? `+${n}` : String(n));

/** Pierre, Fromage, passager MR, passager NER, Opposant. */
const piece = (kind: number, n: number) =>
  at(
    [
      `${n} Pierre`,
      `${n} Fromage`,
      count(n, 'passager MR', 'passagers MR'),
      count(n, 'passager NER', 'passagers NER'),
      count(n, 'Opposant'),
    ],
    kind,
  );

const points = (n: number, kind: string) => `${count(n, 'point')} d’influence ${kind}`;

/** `2 points d’influence MR`, `1 cube`. */
const given = (amount: number, source: string) =>
  source === 'cubes' ? count(amount, 'cube') : `${count(amount, 'point')} ${elided('de', source)}`;

export const fr: Phrases = {
  rules: rulesFr,
  rulesByLink: byLinkFr,
  options: {
    fee: {
      name: 'Influence pour les villes de compagnie',
      values: { region: 'comptée par région', link: 'comptée par lien' },
      help: 'Compter par région est notre lecture de la règle imprimée. Un lien direct entre deux villes d’une même compagnie coûte 2 par région, 1 par lien.',
    },
    south: {
      name: 'The South',
      values: { both: 'ville des deux compagnies', mr: 'ville MR', ner: 'ville NER' },
      help: 'La règle imprimée ne dit pas à qui elle est. Une ligne qui en part coûte un point d’influence de chacune de ses compagnies.',
    },
  },
  signed,
  piece,
  pieceName: ['Pierre', 'Fromage', 'passagers MR', 'passagers NER', 'Opposants'],
  aPiece: ['de la Pierre', 'du Fromage', 'un passager MR', 'un passager NER', 'un Opposant'],
  influence: ['Gouvernement', 'Moteur', 'MR', 'NER'],
  source: ['influence Gouvernement', 'influence Moteur', 'influence MR', 'influence NER', 'cubes'],
  terrain: { hill: 'colline', lowland: 'Lowlands', valley: 'vallée' },
  town: (name, size) => `${size === 'large' ? 'grande' : 'petite'} ville ${name}`,
  companyTown: (companies) => `ville ${companies}`,
  and: 'et',
  nothing: '-',
  list: (items) => items.join(', '),
  phase: [
    'cubes Investissement',
    'points d’influence',
    'enchères',
    'ordres de jeu',
    'construction des lignes',
    'trains et chargement',
    'Pertes & Profits',
    'ordre des joueurs',
    'absorptions',
    'fin du tour',
  ],

  prompt: {
    bid: (bids, hand) => `Placez une mise (${bids} sur 2). Vous avez ${count(hand, 'cube')}.`,
    buildFirst: (hand, influence, links) =>
      `Posez un lien, ou rien. À dépenser : ${hand + influence} ; liens : ${links}.`,
    buildNext: (due, purse) => `Posez un lien ou terminez la ligne. Coût : ${due} sur ${purse}.`,
    payLine: (due, source, least, most) => `À payer : ${due}. Combien en ${source} (${least}–${most}) ?`,
    payTrain: (due, source, least, most) => `À échanger : ${due}. Combien en ${source} (${least}–${most}) ?`,
    trains: (influence) => `Achetez un train, chargez ou passez. Influence Moteur : ${influence}.`,
    takeoverFirst: (mr, ner) => `Choisissez un lien à céder, ou gardez tout. MR : ${mr}, NER : ${ner}.`,
    takeoverNext: (company, cost) => `Ajoutez un lien ou finissez en ville. Coût : ${cost} en ${company}.`,
  },

  move: {
    passBuild: 'Ne rien construire',
    passTrains: 'Passer pour le reste de la phase',
    passTakeover: 'Garder tous ses liens',
    doneBuild: (due) => `Terminer la ligne et payer ${due}`,
    doneTakeover: (company, cost) => `Conclure l’absorption pour ${points(cost, company)}`,
    bid: (space, cubes) => `Case ${space} : miser ${count(cubes, 'cube')}`,
    link: (from, to, cost) => `${from} → ${to} : coût ${cost}`,
    linkFee: (company, n) => points(n, company),
    linkObjectors: (n) => `${points(n, 'Gouvernement')} pour ${count(n, 'Opposant')}`,
    linkLoads: (loads) => `donne accès à ${loads}`,
    pay: (amount, source) => `Payer ${given(amount, source)}`,
    give: (amount, source) => `Échanger ${given(amount, source)}`,
    buy: (id, cost, passengers, goods) =>
      `Train ${id} pour ${cost} : ${count(passengers, 'passager')}, ${count(goods, 'marchandise')}`,
    exchange: (give, missing) =>
      `en échangeant ${give} contre ${wordFor('fr', missing, 'le point manquant', `les ${missing} points manquants`)}`,
    load: (what, region) => `Charger ${what} (${region})`,
    take: (company, from, to, cost) => `${company} : ${from} → ${to}, ${points(cost, company)} en tout`,
  },

  group: {
    end: 'S’arrêter là',
    space: (space) => `Case ${space}`,
    from: (region) => `Depuis ${region}`,
    pay: 'Paiement',
    trains: 'Trains',
    load: (what) => `Charger : ${what}`,
    company: (company) => `Absorption par la ${company}`,
  },

  event: {
    setup: (gone) => `La carte est en place. Retirés du jeu : ${gone}.`,
    seatOrder: (names) => `Ordre des joueurs : ${names}.`,
    round: (round, rounds) => `Tour ${round} sur ${rounds}.`,
    phase: (phase, name) => `Phase ${phase} : ${name}.`,
    cubes: (who, received, hand) => `${who} reçoit ${count(received, 'cube')} et en a ${hand}.`,
    discs: (discs) => `Disques sur les cases 1 à 8 : ${discs}.`,
    bid: (who, space, cubes) => `${who} mise ${count(cubes, 'cube')} sur la case ${space}.`,
    outbid: (who, space, cubes, other) =>
      `${who} mise ${count(cubes, 'cube')} sur la case ${space} et surenchérit sur ${other}.`,
    noBid: (who) => `${who} ne peut pas miser et passe son tour.`,
    won: (who, space, cubes) => `${who} remporte la case ${space} pour ${count(cubes, 'cube')}.`,
    influence: (who, kind, from, to) => `${who} : influence ${kind} ${from} → ${to}.`,
    lost: (n) => `${count(n, 'point perdu', 'points perdus')} au bout de la piste.`,
    orders: (build, train) => `Ordre de construction : ${build}. Ordre des trains : ${train}.`,
    passedBuild: (who) => `${who} ne construit rien.`,
    passedTrains: (who) => `${who} passe.`,
    passedTakeover: (who) => `${who} garde tous ses liens.`,
    unableBuild: (who) => `${who} ne peut rien construire.`,
    unableTrains: (who) => `${who} n’a rien à faire et passe.`,
    unableTakeover: (who) => `${who} n’a rien à céder.`,
    link: (who, from, to, cost, due) => `${who} pose le lien ${from} – ${to} (${cost} ; ligne : ${due}).`,
    line: (who, line, due, cubes) => `${who} construit ${line} pour ${due} et paie ${count(cubes, 'cube')}.`,
    paid: (who, amount, source) => `${who} paie ${given(amount, source)}.`,
    given: (who, amount, source) => `${who} échange ${given(amount, source)} contre de l’influence Moteur.`,
    bought: (who, train) => `${who} achète le train ${train}.`,
    loaded: (who, what, region, train) => `${who} charge ${what} (${region}) sur le train ${train}.`,
    profit: (who, income, upkeep, from, to) =>
      `${who} gagne ${income}, paie ${upkeep} pour ses liens : profit ${signed(from)} → ${signed(to)}.`,
    chosen: (who, company, from, to) => `${who} propose à la ${company} le lien ${from} – ${to}.`,
    takeover: (who, company, line, cost) => `La ${company} absorbe ${line} (${who}) pour ${points(cost, company)}.`,
    companyTown: (region, company) => `${region} devient une ville ${company}.`,
    removed: (what, region) => `Retiré du jeu : ${what} (${region}).`,
    ended: 'Le dernier tour est terminé.',
  },

  line: {
    stone: 'Pierre',
    cheese: 'Fromage',
    redPassengers: 'Passagers MR',
    greenPassengers: 'Passagers NER',
    sets: 'Sets de quatre',
    profit: 'Pertes & Profits',
    links: 'Liens sur le plateau',
  },
  ending: 'Le dernier tour est terminé.',

  board: {
    round: (round, rounds, phase, name) => `Tour ${round} sur ${rounds}, phase ${phase} : ${name}`,
    now: (who) => `Au tour ${elided('de', who)}.`,
    over: 'La partie est terminée.',
    next: (phases) => `Ensuite : ${phases}.`,
    order: (names) => `Ordre des joueurs : ${names}.`,
    buildOrder: (names) => `Ordre de construction : ${names}.`,
    trainOrder: (names) => `Ordre des trains : ${names}.`,
    lineBuilt: (line, due) => `Ligne en construction : ${line}, coût ${due}.`,
    lineTaken: (company, line) => `Ligne proposée à la ${company} : ${line}.`,
    seats: 'Joueurs',
    seatsHead: [
      'Joueur',
      'Cubes',
      'Gouvernement',
      'Moteur',
      'MR',
      'NER',
      'Profit',
      'Liens',
      'Locomotives',
      'Devant lui',
    ],
    cubes: (hand, stock) => `${hand} en main, ${stock} en stock`,
    links: (laid, left) => `${count(laid, 'posé')}, ${left} en stock`,
    tracks: 'Pistes (disque du dessus d’abord)',
    trackNames: ['Gouvernement', 'Moteur', 'MR', 'NER', 'Pertes & Profits'],
    pile: (space, names) => `${space} : ${names}`,
    auction: 'Enchères',
    auctionHead: ['Case', 'Imprimés', 'Tiré', 'Minimum', 'Mise'],
    bid: (who, cubes) => `${who}, ${count(cubes, 'cube')}`,
    trains: 'Trains',
    trainsHead: ['Train', 'Coût', 'Slots passagers', 'Slots marchandises', 'Propriétaire', 'Chargement'],
    passed: (names) => `Ont passé : ${names}.`,
    forecast: 'Profit si le tour finissait maintenant',
    forecastHead: ['Joueur', 'Revenu', 'Liens', 'Case', 'Ordre des joueurs'],
    space: (from, to) => `${signed(from)} → ${signed(to)}`,
    regions: 'Régions',
    regionsHead: ['Région', 'Terrain', 'Ville', 'Pièces', 'Liens', 'Voisines'],
    link: (to, owner) => `vers ${to} (${owner})`,
    outOnly: 'on ne peut qu’en partir',
    box: 'Retirés et en stock',
    gone: (pieces) => `Retirés du jeu : ${pieces}.`,
    companyLinks: (mr, ner) => `Liens restants : MR ${mr}, NER ${ner}.`,
    bag: (discs) => `Disques dans le sac : ${discs}.`,
  },
};
