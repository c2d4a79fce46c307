/** The family's texts in French. */

import { counted } from '@quai/engine/say.ts';
import { completed } from './completed.ts';
import type { Noun, Texts } from './texts.ts';

const some = (count: number, noun: Noun) => counted('fr', count, noun.one, noun.many);
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

export const fr: Texts = {
  prompt: {
    keepFirst: (least, noun) => `Gardez au moins ${some(least, noun)}.`,
    keep: (least, noun) => `Gardez au moins ${some(least, noun)}.`,
    turn: (noun) => `Prenez des cartes, une route ou des ${noun.many}.`,
    second: 'Prenez votre deuxième carte.',
    pay: 'Choisissez comment payer.',
  },
  move: {
    blind: 'Piocher à l’aveugle',
    take: (card) => `Prendre la carte visible : ${card}`,
    tickets: (count, noun) => `Piocher ${some(count, noun)}`,
    keep: (kept, back) => (back === '' ? `Garder ${kept}` : `Garder ${kept} ; rendre ${back}`),
    keepNone: 'rien',
    claim: (route, points) => `Prendre ${route}, +${points}`,
    pay: (cards) => `Payer ${cards}`,
  },
  group: {
    cards: 'Cartes',
    tickets: (noun) => capital(noun.many),
    claim: (piece) => `Routes de ${piece.one}`,
    keep: (noun) => `${capital(noun.many)} à garder`,
    pay: 'Façons de payer',
  },
  event: {
    offered: (name, count, noun, which) => `${name} pioche ${some(count, noun)}${inBrackets(which)}.`,
    chose: (name, noun, kept) => `${name} a choisi ses ${noun.many}${inBrackets(kept)}.`,
    kept: (name, kept, back, noun, which) =>
      `${name} garde ${some(kept, noun)}${inBrackets(which)} et en rend ${back}.`,
    starts: (name) => `${name} commence.`,
    took: (name, card) => `${name} prend une carte visible : ${card}.`,
    blind: (name, card) => `${name} pioche une carte à l’aveugle${inBrackets(card)}.`,
    drew: (name, known, unknown) =>
      known.length === 0
        ? `${name} pioche ${counted('fr', unknown, 'carte')} à l’aveugle.`
        : `${name} prend ${counted('fr', known.length + unknown, 'carte')} : ${[...known, ...(unknown > 0 ? [`${unknown} à l’aveugle`] : [])].join(', ')}.`,
    turned: (card) => `Nouvelle carte visible : ${card}.`,
    swept: (wilds) => `Trop de ${wilds} visibles : toutes les cartes visibles sont remplacées.`,
    reshuffled: (cards) => `La défausse est mélangée : nouvelle pioche (${counted('fr', cards, 'carte')}).`,
    bonuses: (list) => `Cartes bonus : ${list}.`,
    claimedBriefly: (name, ends, points) => `${name} a pris ${ends}, +${points}.`,
    claimed: (name, route, cards, points) =>
      `${name} prend ${route} avec ${cards} : ${counted('fr', points, 'point')}.`,
    skipped: (name) => `${name} ne peut rien faire et passe son tour.`,
    lastRound: (name, left) => `Il reste ${counted('fr', left, 'pièce')} à ${name} : encore un tour chacun.`,
    ended: (reason) => reason,
  },
  routes: (piece) => `Routes de ${piece.one}`,
  tally: {
    routes: (count) => counted('fr', count, 'route'),
    ticket: completed,
    most: (count, most) => (count === most ? `${count} (maximum)` : `${count} (maximum : ${most})`),
  },
  kinds: {
    routes: 'Routes',
    ticket: (noun) => capital(noun.many),
    bonus: 'Cartes bonus',
    longest: 'Plus long chemin',
  },
  ending: {
    pieces: 'Le dernier tour est terminé.',
    stuck: 'Plus personne ne peut jouer : la partie s’arrête aussitôt.',
  },
  board: {
    seats: 'Joueurs',
    seat: 'Joueur',
    points: 'Points',
    cards: 'Cartes',
    turnOf: (name) => `C’est à ${name} de jouer.`,
    choosing: (noun) => `Chacun choisit ses ${noun.many}.`,
    lastRound: (turns) => `Dernier tour : encore ${counted('fr', turns, 'joueur')}.`,
    over: (reason) => `La partie est terminée. ${reason}`,
    row: 'Cartes visibles',
    noCard: 'vide',
    pile: (cards) => `Pioche : ${cards}`,
    discards: (cards) => `Défausse : ${cards}`,
    hand: 'Votre main',
    nothing: 'rien',
    known: 'Cartes connues',
    ticketPile: (count, noun) => `Dans la pioche : ${some(count, noun)}`,
    under: (tickets) => `Vous avez rendu : ${tickets}`,
    own: (noun) => `Vos ${noun.many}`,
    all: (noun) => `${capital(noun.many)} de chacun`,
    offered: (noun) => `${capital(noun.many)} au choix`,
    status: (ticket, joined, noun) => `${ticket} : ${joined ? completed(true, noun) : 'en cours'}`,
    of: (name, text) => `${name} : ${text}`,
    pileOf: (noun) => `Pioche des ${noun.many}`,
    bonuses: 'Cartes bonus',
    bonus: 'Bonus',
    what: 'Condition',
    secret: '?',
    free: 'Routes libres',
    closed: 'Routes fermées',
    held: 'Routes prises',
    head: ['De', 'À', 'Coût', 'Pièces', 'Points', 'Nom'],
    holder: 'Prise par',
  },
  pointsTable: {
    title: (piece) => `Points des routes (${piece.many})`,
    spaces: 'Espaces',
    cards: 'Cartes',
    points: 'Points',
  },
  clause: {
    sweep: (wilds, limit) =>
      `Dès que ${wilds} jokers sont visibles, toutes les cartes visibles sont défaussées et remplacées, ${limit} fois de suite au plus, et seulement s’il reste assez d’autres cartes.`,
    noSweep: 'Les cartes visibles restent en place, quel que soit le nombre de jokers.',
    pairs: 'Chaque icône d’une route demande un joker ou deux cartes d’une même couleur',
    noPairs: 'Chaque icône d’une route demande un joker',
    parallel: (most, routes, players) => `${most} sur ${routes} à ${players}`,
    limits: (list) => `Selon le nombre de joueurs, sont ouvertes : ${list}.`,
    noParallel: 'Cette carte n’en a pas.',
    and: ' ; ',
    extras: (bonusCards, longestPath) => {
      const extras = [
        ...(bonusCards > 0 ? [counted('fr', bonusCards, 'carte bonus', 'cartes bonus')] : []),
        ...(longestPath > 0 ? [`${counted('fr', longestPath, 'point')} pour le plus long chemin`] : []),
      ];
      return extras.length === 0 ? '' : `, ${extras.join(', ')}`;
    },
    tie: {
      tickets: (noun) => `le plus de ${noun.many} ${completed(true, noun)}s`,
      bonuses: () => 'le plus de cartes bonus',
      path: () => 'le plus long chemin',
    },
    ties: (list) =>
      list.length === 0
        ? 'À égalité, la victoire est partagée.'
        : `À égalité, on compare dans l’ordre : ${list.join(', puis ')} ; ensuite, la victoire est partagée.`,
  },
  gray: 'couleur au choix',
  space: (count) => counted('fr', count, 'espace'),
  card: (count) => counted('fr', count, 'carte'),
  icon: (count) => counted('fr', count, 'icône'),
  bonusCards: (count) => `+${count}`,
  track: (number) => `voie ${number}`,
  ticket: (from, to, points) => `${from} – ${to} (${points})`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
