/** FootHills en français. */

import { andList, orList, wordFor } from '@quai/engine/say.ts';
import type { LineFilter } from '../rules/params.ts';
import type { Phrases, Unit } from './phrases.ts';
import { of, pluriel as plural } from './plurals.ts';

const units: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  iron: ['fer', 'fer'],
  stone: ['pierre', 'pierre'],
  anyResource: ['ressource au choix', 'ressources au choix'],
  rubble: ['cube Gravats', 'cubes Gravats'],
  passenger: ['passager', 'passagers'],
  vp: ['PV', 'PV'],
};

function join(parts: readonly string[], last: 'et' | 'ou'): string {
  return last === 'et' ? andList('fr', parts) : orList('fr', parts);
}

const onLine: Readonly<Record<LineFilter, string>> = {
  any: '',
  ticket: ' sur une ligne dont vous avez le billet',
  ticketOrTrack: ' sur une ligne où vous avez un billet ou une voie',
};

const targets = {
  anyAvailable: 'sur une case Géomètre libre',
  start: 'sur une gare de départ libre',
  ticketLine: 'sur une case libre d’une ligne dont vous avez le billet',
  adjacent: 'sur une case libre d’une carte voisine',
  pub: 'au Pub',
  home: 'chez vous',
};

const times = (count: number) => (count === 1 ? '' : `Jusqu’à ${count} fois : `);
const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const upTo = (count: number, sentence: string) => (count === 1 ? sentence : times(count) + small(sentence));
const asOption = (sentence: string, first: boolean) => (first ? sentence : small(sentence)).replace(/\.$/, '');
const from = (source: 'yard' | 'bag') => (source === 'yard' ? 'à l’Entrepôt' : 'dans le sac');

export const fr: Phrases = {
  amount: (count, unit) => plural(count, ...units[unit]),
  nothing: 'rien',
  and: (parts) => join(parts, 'et'),
  or: (parts) => join(parts, 'ou'),
  cube: (cube) => ({ white: 'cube Événement', iron: 'fer', stone: 'pierre' })[cube],
  colour: { blue: 'bleu', green: 'vert' },
  scoring: {
    passengerPairs: '1 PV par paire de passagers',
    trackPairs: '1 PV par paire de voies',
    stations: '1 PV par gare',
    tickets: '1 PV par billet',
    pileCards: '1 PV par carte de votre pile de score',
  },
  requires: { ticket: 'un billet', ticketOrTrack: 'un billet ou une voie' },
  sides: ['doré', 'gris'],
  ops: {
    take: (gain) => `Recevez ${gain}.`,
    takeFromStockyard: (min, max) =>
      max === 'tickets'
        ? 'Prenez à l’Entrepôt jusqu’à 1 ressource par billet que vous avez.'
        : `Prenez ${min === max ? max : `de ${min} à ${max}`} ressources à l’Entrepôt.`,
    drawFromBag: (draw, keep) =>
      `Piochez ${plural(draw, 'ressource')} au hasard dans le sac, événements ignorés${keep < draw ? `, et gardez-en ${keep}` : ''}.`,
    refillStockyard: (cubes) => `Complétez l’Entrepôt à ${plural(cubes, 'cube')}, cubes Événement compris.`,
    addToStockyard: (cubes) => `Ajoutez ${plural(cubes, 'cube')} du sac à l’Entrepôt.`,
    removeRubble(op) {
      const where = {
        oneLine: 'd’une ligne',
        upToTwoLines: 'd’une ligne, ou un sur chacune de deux lignes',
        differentLines: 'chacun d’une ligne différente',
      }[op.spread];
      const filter = op.filter === 'any' ? '' : `,${onLine[op.filter]}`;
      const rest = op.fill ? ' ; complétez avec la réserve' : '';
      const gift = op.opponentGets > 0 ? ` Donnez-en ${op.opponentGets} à votre adversaire.` : '';
      return `Retirez ${plural(op.max, 'cube Gravats', 'cubes Gravats')} ${where}${filter}${rest}.${gift}`;
    },
    layTrack: (cost, count, filter) => upTo(count, `Posez une voie pour ${cost}${onLine[filter]}.`),
    exchange: (pay, gain, count) => upTo(count, `Payez ${pay} pour ${gain}.`),
    choose: (options, count) => upTo(count, `${options.map((option, i) => asOption(option, i === 0)).join(' ; ou ')}.`),
    buildStation(op) {
      const price = [
        ...(op.extraCost === null ? [] : [`en payant ${op.extraCost} de plus`]),
        ...(op.discount > 0 ? [`${op.discount} de moins sur son coût, au choix`] : []),
        ...(op.ironForStone ? ['le fer pouvant remplacer la pierre'] : []),
      ];
      const gains = [
        ...(op.bonus ? [] : [' Vous ne recevez pas son bonus.']),
        ...(op.extraGain === null ? [] : [` Recevez ${op.extraGain}.`]),
      ];
      return `Construisez une gare disponible${onLine[op.filter]}${price.map((part) => `, ${part}`).join('')}.${gains.join('')}`;
    },
    moveSurveyor: (to, count) =>
      upTo(
        count,
        `Déplacez votre géomètre ${join(
          to.map((target) => targets[target]),
          'ou',
        )} et faites son action.`,
      ),
    takeTicket: (colour) => `Prenez le billet ${colour}.`,
    takeAnyTicket: 'Prenez un billet que vous n’avez pas encore.',
    takeSummit: 'Prenez le jeton Sommet.',
    scoreCard: 'Vous pouvez marquer une de vos cartes Action, comme au Pub.',
    flipExtra: (max) =>
      `Vous pouvez retourner ${max === 'any' ? 'autant d’autres cartes Action que vous voulez' : max === 1 ? 'une autre carte Action' : `jusqu’à ${max} autres cartes Action`}.`,
  },
  labels: {
    opening: 'ressources de départ',
    card: 'carte Action',
    yard: 'entrepôt',
    gain: 'recevoir',
    keep: 'garder',
    rubble: 'gravats',
    track: 'voie',
    exchange: 'échange',
    choose: 'choix',
    build: 'construire',
    pay: 'payer',
    surveyor: 'géomètre',
    visit: 'géomètre',
    ticket: 'billet',
    score: 'pile de score',
    replace: 'remplacement',
    flip: 'retourner',
  },
  questions: {
    opening: 'prenez une ressource de départ',
    card: 'choisissez une de vos cartes Action',
    yard: 'prenez une ressource à l’Entrepôt',
    gain: 'prenez une ressource à l’Entrepôt ou dans le sac',
    keep: 'choisissez les cubes à garder',
    rubble: 'choisissez la ligne où retirer des gravats',
    track: 'choisissez la ligne où poser une voie',
    exchange: 'échangez, ou non',
    choose: 'choisissez un effet',
    build: 'choisissez la gare à construire',
    pay: 'choisissez comment payer',
    surveyor: 'choisissez où déplacer votre géomètre',
    visit: 'déplacez votre géomètre sur cette carte, ou non',
    ticket: 'choisissez un billet',
    score: 'choisissez une carte Action à marquer',
    replace: 'choisissez une carte de réserve pour la remplacer',
    flip: 'choisissez une autre carte à retourner',
  },
  crumbs: {
    surveyor: (station) => `géomètre à ${station}`,
    onBuild: (station) => `effet ${of(station)}`,
    station: (station) => `gare à ${station}`,
    track: (line) => `voie sur la ligne ${line}`,
    exchange: 'échange',
  },
  moves: {
    stop: 'S’arrêter là',
    stops: {
      yard: 'Ne plus prendre',
      visit: 'Laisser le géomètre où il est',
      score: 'Ne marquer aucune carte',
      flip: 'Ne plus retourner de carte',
      track: 'Ne pas poser de voie',
      exchange: 'Pas d’échange',
    },
    card: (letter, name, effect) => `${letter}, ${name} : ${effect}`,
    flip: (letter, was, to) => `Retourner ${letter}, ${was}, vers ${to}`,
    score: (letter, name, scoring) => `Marquer ${letter}, ${name} : ${scoring}`,
    noCard: (letter) => `${letter} : pas de carte`,
    cube: (resource, source) => `1 ${resource} ${from(source)}`,
    rubble: (line, station, cubes) => `Ligne ${line} : gravats à partir ${of(station)} (${cubes} sur la ligne)`,
    track: (line, station) => `Ligne ${line} : voie à ${station}`,
    line: (line) => `Ligne ${line}`,
    space: (code, station, cost, bonus) => `${station} (${code}) : coût imprimé ${cost}, bonus ${bonus}`,
    pay: (amounts) => `Payer ${amounts}`,
    keep: (amounts) => `Garder ${amounts}`,
    place: (code, station, effect) => `${station} (${code}) : ${effect}`,
    pub: 'Le Pub : marquer une carte Action',
    home: 'Chez vous',
    ticket: (colour) => `Le billet ${colour}`,
    replace: (card, name, effect) => `${card}, au verso ${name} : ${effect}`,
  },
  groups: {
    stop: 'S’arrêter',
    cards: 'Cartes Action',
    cubes: 'Ressources',
    lines: 'Lignes',
    effects: 'Effets',
    stations: 'Gares',
    payments: 'Paiements',
    places: 'Géomètre',
    tickets: 'Billets',
  },
  events: {
    lines: (closed) => `Les lignes ${join(closed, 'et')} sont fermées.`,
    reserve: (cards) => `En réserve : ${cards.join(', ')}.`,
    drawn: (cube) => `Ajouté à l’Entrepôt : 1 ${cube}.`,
    first: (name) => `${name} commence.`,
    turn: (name, number) => `Tour ${number} : ${name}.`,
    lateRefill: 'L’Entrepôt est vide : on le complète.',
    passed: (name) => `${name} ne peut jouer aucune carte et passe.`,
    card: (name, letter, card) => `${name} joue ${letter}, ${card}.`,
    took: (name, resource, source) => `${name} prend 1 ${resource} ${from(source)}.`,
    fromBag: (name, resource) => `${name} pioche 1 ${resource} dans le sac.`,
    supplied: (name, amount) => `${name} reçoit ${amount} de la réserve.`,
    vp: (name, vp) => `${name} gagne ${vp} PV.`,
    paid: (name, amounts) => `${name} paie ${amounts}.`,
    rubble: (name, cubes, station, left, vp) =>
      `${name} retire ${plural(cubes, 'cube Gravats', 'cubes Gravats')} à ${station}${left === 0 ? `, désormais nettoyée (${vp} PV)` : ` (reste ${left})`}.`,
    gave: (name, cubes) => `${name} donne ${plural(cubes, 'cube Gravats', 'cubes Gravats')} à l’adversaire.`,
    track: (name, line, station, vp) => `${name} pose une voie sur la ligne ${line}, à ${station} (${vp} PV).`,
    buffer: (line, left) => `La ligne ${line} reçoit son heurtoir ; il en reste ${left}.`,
    competitor: (station, rubble, left) =>
      `Un Concurrent s’installe à ${station}${rubble > 0 ? ` ; ${plural(rubble, 'cube Gravats', 'cubes Gravats')} à la réserve` : ''}. Il reste ${plural(left, 'tuile')}.`,
    noCompetitor: 'Aucun Concurrent ne peut être placé.',
    eventsBack: (cubes) =>
      `${plural(cubes, 'cube Événement', 'cubes Événement')} ${wordFor('fr', cubes, 'retourne', 'retournent')} dans le sac.`,
    station: (name, code, station, count) =>
      `${name} construit à ${station} (${code}) : ${plural(count, 'gare')} en tout.`,
    bonus: (name, line) => `${name} est assuré d’avoir le plus de gares sur la ligne ${line} et prend son jeton Bonus.`,
    surveyor: (name, station) => `Le géomètre ${of(name)} va à ${station}.`,
    surveyorHome: (name) => `Le géomètre ${of(name)} rentre chez lui.`,
    surveyorPub: (name) => `Le géomètre ${of(name)} va au Pub.`,
    ticket: (name, colour) => `${name} prend le billet ${colour}.`,
    summit: (name, fromOpponent) => `${name} prend le jeton Sommet${fromOpponent ? ' à son adversaire' : ''}.`,
    scored: (name, card, scoring) => `${name} marque ${card} : ${scoring}.`,
    replaced: (name, card) => `${name} prend ${card} dans la réserve.`,
    flipped: (name, letter, shown) => `${name} retourne ${letter} : à présent ${shown}.`,
    triggered: {
      buffers: 'Le dernier heurtoir est posé : la fin approche.',
      competitors: 'Un Concurrent n’a pas pu être placé : la fin approche.',
      stalled: 'Rien n’a été construit depuis trop longtemps : la fin approche.',
    },
    lastTurn: (name) => `${name} joue le dernier tour.`,
    ended: 'La partie est terminée.',
  },
  lines: {
    vp: 'PV en cours de partie',
    bonus: (line) => `Jeton Bonus de la ligne ${line}`,
    pile: (card, scoring) => `${card} : ${fr.scoring[scoring]}`,
    passengers: 'Passagers, ½ PV chacun',
    summit: 'Jeton Sommet',
  },
  kinds: { bonus: 'Jetons Bonus', pile: 'Piles de score', passengers: 'Passagers' },
  keep: 'Rejouer sur les mêmes lignes',
  endings: {
    buffers: 'Tous les heurtoirs ont été posés.',
    competitors: 'Un Concurrent n’a pas pu être placé.',
    stalled: 'Rien n’a été construit depuis trop longtemps (règle maison).',
  },
  board: {
    table: 'Table',
    opening: (name) => `Ressources de départ : ${name}.`,
    turnOf: (name, turn) => `Tour ${turn} : ${name}.`,
    over: 'La partie est terminée.',
    triggered: 'La fin est déclenchée.',
    firstSeat: (name) => `Premier joueur : ${name}.`,
    buffersLeft: (count) => `Heurtoirs restants : ${count}.`,
    competitorsLeft: (count) => `Tuiles Concurrent restantes : ${count}.`,
    closedLines: (lines) => `Lignes fermées : ${lines}.`,
    yard: (amounts, white) => `Entrepôt : ${amounts} ; cubes Événement : ${white}.`,
    bag: (amounts, white) => `Sac : ${amounts} ; cubes Événement : ${white}.`,
    supply: (rubble, passengers) =>
      `Réserve : ${plural(Math.max(0, rubble), 'cube Gravats', 'cubes Gravats')}, ${plural(Math.max(0, passengers), 'passager')} (illimitée).`,
    line: (id, name) => `Ligne ${id}, ${name}`,
    buffer: 'La ligne a son heurtoir.',
    bonusToken: (vp, owner) => `Jeton Bonus, ${vp} PV : ${owner ?? 'à Porthmadog'}.`,
    summitToken: (vp, owner) => `Jeton Sommet, ${vp} PV : ${owner ?? 'sur sa carte'}.`,
    ticketsLeft: (count, colour) => `Billets restants : ${count} ${colour}.`,
    head: ['Carte', 'Gravats', 'Voie', 'Gares', 'Géomètre'],
    start: 'gare de départ',
    free: 'libre',
    underRubble: 'sous les gravats',
    waits: 'attend celle de gauche',
    competitor: 'Concurrent',
    space: (code, cost, bonus, owner) => `${code} : ${owner} (coût ${cost}, bonus ${bonus})`,
    onBuild: (effect) => `À la construction : ${effect}`,
    noSurveyor: 'pas de case Géomètre',
    standsHere: (names) => `Ici : ${names}.`,
    seat: (name, colour) => `${name}, ${colour}`,
    owns: (vp, amounts) => `${vp} PV ; ${amounts}.`,
    works: (stations, tracks, tiles) =>
      `${plural(stations, 'gare')}, ${plural(tracks, 'voie')}, ${plural(tiles, 'tuile restante', 'tuiles restantes')}.`,
    tickets: (colours) => `Billets : ${colours}.`,
    surveyorAt: (place) => `Géomètre : ${place}.`,
    atHome: 'chez lui',
    atPub: 'au Pub',
    none: 'aucun',
    cardHead: ['Carte', 'Face visible', 'Autre face', 'Rapporte'],
    missing: 'pas de carte',
    inUse: ' (en cours)',
    reserve: 'Réserve',
    reserveHead: ['Carte', 'Verso', 'Rapporte'],
    pile: (name) => `Pile de score ${of(name)}`,
    pileHead: ['Carte', 'Rapporte'],
    needs: (what) => `Il faut ${what}.`,
  },
  options: {
    lines: 'Lignes fermées',
    random: 'au hasard',
    closed: (pair) => `${pair} fermées`,
    first: 'Premier joueur',
    seats: ['joueur 1', 'joueur 2'],
    colours: 'Couleurs',
    blueFirst: 'joueur 1 bleu, joueur 2 vert',
    greenFirst: 'joueur 1 vert, joueur 2 bleu',
    help: {
      lines: 'Deux lignes sont fermées à chaque partie : au hasard, ou celles que vous choisissez.',
      first: 'Qui joue en premier.',
      colours: 'Qui joue lequel des deux jeux de cartes.',
    },
  },
};
