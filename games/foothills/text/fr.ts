/** FootHills en français. */

import type { LineFilter } from '../rules/params.ts';
import type { Phrases, Unit } from './phrases.ts';
import { of, pluriel as plural } from './plurals.ts';

const units: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  iron: ['fer', 'fers'],
  stone: ['pierre', 'pierres'],
  anyResource: ['ressource au choix', 'ressources au choix'],
  rubble: ['gravat', 'gravats'],
  passenger: ['passager', 'passagers'],
  vp: ['PV', 'PV'],
};

function join(parts: readonly string[], last: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
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
  adjacent: 'sur une case libre voisine de la sienne',
  pub: 'au pub',
  home: 'chez vous',
};

const times = (count: number) => (count === 1 ? '' : `Jusqu’à ${count} fois : `);
const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const upTo = (count: number, sentence: string) => (count === 1 ? sentence : times(count) + small(sentence));
const asOption = (sentence: string, first: boolean) => (first ? sentence : small(sentence)).replace(/\.$/, '');
const from = (source: 'yard' | 'bag') => (source === 'yard' ? 'à l’entrepôt' : 'dans le sac');

export const fr: Phrases = {
  amount: (count, unit) => `${count} ${units[unit][count < 2 ? 0 : 1]}`,
  nothing: 'rien',
  and: (parts) => join(parts, 'et'),
  or: (parts) => join(parts, 'ou'),
  cube: (cube) => ({ white: 'cube blanc', iron: 'fer', stone: 'pierre' })[cube],
  colour: { blue: 'bleu', green: 'vert' },
  scoring: {
    passengerPairs: '1 PV par paire de passagers',
    trackPairs: '1 PV par paire de voies',
    stations: '1 PV par gare',
    tickets: '1 PV par billet',
    pileCards: '1 PV par carte de la pile',
  },
  requires: { ticket: 'un billet', ticketOrTrack: 'un billet ou une voie' },
  sides: ['doré', 'gris'],
  ops: {
    take: (gain) => `Recevez ${gain}.`,
    takeFromStockyard: (min, max) =>
      max === 'tickets'
        ? 'Prenez à l’entrepôt jusqu’à 1 ressource par billet que vous avez.'
        : `Prenez ${min === max ? max : `de ${min} à ${max}`} ressources à l’entrepôt.`,
    drawFromBag: (draw, keep) =>
      `Piochez ${plural(draw, 'ressource')} au hasard dans le sac, événements ignorés${keep < draw ? `, et gardez-en ${keep}` : ''}.`,
    refillStockyard: (cubes) => `Complétez l’entrepôt à ${cubes} cubes, cubes blancs compris.`,
    addToStockyard: (cubes) => `Ajoutez ${plural(cubes, 'cube')} du sac à l’entrepôt.`,
    removeRubble(op) {
      const where = {
        oneLine: 'd’une ligne',
        upToTwoLines: 'd’une ligne, ou un de chacune de deux lignes',
        differentLines: 'chacun d’une ligne différente',
      }[op.spread];
      const filter = op.filter === 'any' ? '' : `,${onLine[op.filter]}`;
      const rest = op.fill ? ' ; ce qui manque vient de la réserve' : '';
      const gift = op.opponentGets > 0 ? ` Donnez-en ${op.opponentGets} à votre adversaire.` : '';
      return `Prenez ${plural(op.max, 'gravat')} ${where}${filter}${rest}.${gift}`;
    },
    layTrack: (cost, count, filter) => upTo(count, `Posez une voie pour ${cost}${onLine[filter]}.`),
    exchange: (pay, gain, count) => upTo(count, `Payez ${pay} pour ${gain}.`),
    choose: (options, count) => upTo(count, `${options.map((option, i) => asOption(option, i === 0)).join(' ; ou ')}.`),
    buildStation(op) {
      const price = [
        ...(op.extraCost === null ? [] : [`en payant ${op.extraCost} de plus`]),
        ...(op.discount > 0 ? [`jusqu’à ${op.discount} de moins sur son coût imprimé, au choix`] : []),
        ...(op.ironForStone ? ['le fer pouvant remplacer la pierre'] : []),
      ];
      const gains = [
        ...(op.bonus ? [] : [' Vous ne recevez pas son bonus.']),
        ...(op.extraGain === null ? [] : [` Recevez ${op.extraGain}.`]),
      ];
      return `Construisez une gare libre${onLine[op.filter]}${price.map((part) => `, ${part}`).join('')}.${gains.join('')}`;
    },
    moveSurveyor: (to, count) =>
      upTo(
        count,
        `Envoyez votre géomètre ${join(
          to.map((target) => targets[target]),
          'ou',
        )} et faites ce qui s’y trouve.`,
      ),
    takeTicket: (colour) => `Prenez le billet ${colour}.`,
    takeAnyTicket: 'Prenez un billet que vous n’avez pas.',
    takeSummit: 'Prenez le jeton Sommet.',
    scoreCard: 'Vous pouvez marquer une de vos cartes Action, comme au pub.',
    flipExtra: (max) =>
      `Vous pouvez retourner ${max === 'any' ? 'autant d’autres cartes Action que vous voulez' : max === 1 ? 'une autre carte Action' : `jusqu’à ${max} autres cartes Action`}.`,
  },
  labels: {
    opening: 'premières ressources',
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
    opening: 'prenez une ressource pour commencer',
    card: 'choisissez une de vos cartes Action',
    yard: 'prenez une ressource à l’entrepôt',
    gain: 'prenez la ressource à l’entrepôt ou dans le sac',
    keep: 'choisissez les cubes piochés que vous gardez',
    rubble: 'choisissez la ligne à déblayer',
    track: 'choisissez la ligne où poser une voie',
    exchange: 'échangez, ou non',
    choose: 'choisissez un effet',
    build: 'choisissez la gare à construire',
    pay: 'choisissez comment payer',
    surveyor: 'choisissez où va votre géomètre',
    visit: 'envoyez votre géomètre sur la carte où vous venez de construire, ou non',
    ticket: 'choisissez un billet',
    score: 'choisissez la carte Action qui va dans votre pile de score',
    replace: 'choisissez la carte de la réserve qui la remplace',
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
    pub: 'Le pub : marquer une carte Action',
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
    drawn: (cube) => `À l’entrepôt : 1 ${cube}.`,
    first: (name) => `${name} est premier joueur.`,
    turn: (name, number) => `Tour ${number} : ${name}.`,
    lateRefill: 'L’entrepôt est vide et le sac ne l’est pas : on complète.',
    passed: (name) => `${name} ne peut choisir aucune carte et passe.`,
    card: (name, letter, card) => `${name} joue ${letter}, ${card}.`,
    took: (name, resource, source) => `${name} prend 1 ${resource} ${from(source)}.`,
    fromBag: (name, resource) => `${name} pioche 1 ${resource} dans le sac.`,
    supplied: (name, amount) => `${name} reçoit ${amount} de la réserve.`,
    vp: (name, vp) => `${name} gagne ${vp} PV.`,
    paid: (name, amounts) => `${name} paie ${amounts}.`,
    rubble: (name, cubes, station, left, vp) =>
      `${name} prend ${plural(cubes, 'gravat')} à ${station}${left === 0 ? `, désormais dégagée (${vp} PV)` : ` (reste ${left})`}.`,
    gave: (name, cubes) => `${name} donne ${plural(cubes, 'gravat')} à l’adversaire.`,
    track: (name, line, station, vp) => `${name} pose une voie sur la ligne ${line}, à ${station} (${vp} PV).`,
    buffer: (line, left) => `La ligne ${line} a son heurtoir ; il en reste ${left}.`,
    competitor: (station, rubble, left) =>
      `Un concurrent construit à ${station}${rubble > 0 ? ` ; ${plural(rubble, 'gravat')} à la réserve` : ''}. Il reste ${plural(left, 'tuile')}.`,
    noCompetitor: 'Aucun concurrent ne peut être placé.',
    eventsBack: (cubes) => `${cubes} cubes blancs retournent au sac.`,
    station: (name, code, station, count) => `${name} construit à ${station} (${code}) : ${plural(count, 'gare')}.`,
    bonus: (name, line) => `${name} a pour de bon le plus de gares de la ligne ${line} et prend son jeton Bonus.`,
    surveyor: (name, station) => `Le géomètre ${of(name)} va à ${station}.`,
    surveyorHome: (name) => `Le géomètre ${of(name)} rentre à la maison.`,
    surveyorPub: (name) => `Le géomètre ${of(name)} va au pub.`,
    ticket: (name, colour) => `${name} prend le billet ${colour}.`,
    summit: (name, fromOpponent) => `${name} prend le jeton Sommet${fromOpponent ? ' à son adversaire' : ''}.`,
    scored: (name, card, scoring) => `${name} marque ${card} : ${scoring}.`,
    replaced: (name, card) => `${name} prend ${card} en réserve.`,
    flipped: (name, letter, shown) => `${name} retourne ${letter} : à présent ${shown}.`,
    triggered: {
      buffers: 'Le dernier heurtoir est posé : la fin approche.',
      competitors: 'La concurrence n’a plus de place : la fin approche.',
      stalled: 'Rien n’a été construit depuis trop longtemps : la fin approche.',
    },
    lastTurn: (name) => `${name} joue le dernier tour.`,
    ended: 'La partie est finie.',
  },
  lines: {
    vp: 'PV en cours de partie',
    bonus: (line) => `Jeton Bonus de la ligne ${line}`,
    pile: (card, scoring) => `${card} : ${fr.scoring[scoring]}`,
    passengers: 'Passagers, un demi-PV chacun',
    summit: 'Jeton Sommet',
  },
  kinds: { bonus: 'Jetons Bonus', pile: 'Piles de score', passengers: 'Passagers' },
  endings: {
    buffers: 'Tous les heurtoirs ont été posés.',
    competitors: 'Un concurrent n’a pas pu être placé.',
    stalled: 'Rien n’a été construit depuis trop longtemps (règle de la maison).',
  },
  board: {
    table: 'Table',
    opening: (name) => `Premières ressources : ${name}.`,
    turnOf: (name, turn) => `Tour ${turn} : ${name}.`,
    over: 'La partie est finie.',
    triggered: 'La fin est déclenchée.',
    firstSeat: (name) => `Premier joueur : ${name}.`,
    buffersLeft: (count) => `Heurtoirs restants : ${count}.`,
    competitorsLeft: (count) => `Tuiles Concurrent restantes : ${count}.`,
    closedLines: (lines) => `Lignes fermées : ${lines}.`,
    yard: (amounts, white) => `Entrepôt : ${amounts} ; cubes blancs : ${white}.`,
    bag: (amounts, white) => `Sac : ${amounts} ; cubes blancs : ${white}.`,
    supply: (rubble, passengers) =>
      `Réserve : ${plural(Math.max(0, rubble), 'gravat')}, ${plural(Math.max(0, passengers), 'passager')} (jamais à court).`,
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
    competitor: 'concurrent',
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
    atHome: 'à la maison',
    atPub: 'au pub',
    none: 'aucun',
    cardHead: ['Carte', 'Face visible', 'Autre face', 'Marque'],
    missing: 'pas de carte',
    inUse: ' (en cours)',
    reserve: 'Réserve',
    reserveHead: ['Carte', 'Verso', 'Marque'],
    pile: (name) => `Pile de score ${of(name)}`,
    pileHead: ['Carte', 'Marque'],
    needs: (what) => `Il faut ${what}.`,
  },
  options: {
    lines: 'Lignes fermées',
    random: 'au hasard',
    closed: (pair) => `${pair} fermées`,
    first: 'Premier joueur',
    seats: ['place 1', 'place 2'],
    colours: 'Couleurs',
    blueFirst: 'place 1 bleue, place 2 verte',
    greenFirst: 'place 1 verte, place 2 bleue',
    help: {
      lines: 'Deux des lignes restent hors de chaque partie : au hasard, ou celles que vous nommez.',
      first: 'Qui joue le premier tour.',
      colours: 'Quelle place joue lequel des deux jeux de cartes.',
    },
  },
};
