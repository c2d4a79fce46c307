/** Problems found in an edition, in words. The caller puts the path before them. */

import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';

const en = {
  twice: (id: string) => `${id} is listed twice`,
  noRegion: (region: string) => `there is no region ${region}`,
  seats: (min: number, max: number) => `${min} is more than seats.max, ${max}`,
  cards: (box: number, seats: number, out: number) =>
    `too few cards: there are ${box}, but ${counted('en', seats, 'player')} and the face-up row take ${out}`,
  tickets: (count: number, seats: number, dealt: number) =>
    `too few tickets: there are ${count}, but ${counted('en', seats, 'player')} are dealt ${dealt}`,
  keepDealt: (keep: number, dealt: number) => `cannot keep ${keep} of ${dealt} dealt`,
  keepDrawn: (keep: number, drawn: number) => `cannot keep ${keep} of ${drawn} drawn`,
  tooManyPieces: (pieces: number, most: number) =>
    `gives each player ${counted('en', pieces, 'piece')} in all; at most ${most} are allowed`,
  endsAtOnce: (left: number, pieces: number) =>
    `${left} would end the game at once: a player has ${counted('en', pieces, 'piece')}`,
  sweep: (wilds: number, row: number) => `${wilds} is more than the row of ${row}`,
  noPlace: (place: string) => `there is no place ${place}`,
  routeLoop: (route: string) => `the route ${route} ends where it begins`,
  noPiece: (kind: string) => `there is no piece ${kind}`,
  tooLong: (length: number, perSeat: number, kind: string) =>
    `${counted('en', length, 'space')}, but a player has only ${perSeat} of ${kind}`,
  noPoints: (piece: string, measure: number, by: 'cards' | 'spaces') =>
    `pieces ${piece} give no points for ${measure} ${by}`,
  icons: (icons: number, cost: number) =>
    `${counted('en', icons, 'icon')} on a route of ${counted('en', cost, 'card')}`,
  tooDear: 'more than 15 cards for one route',
  noColour: (colour: string) => `there is no colour ${colour}`,
  neverPaid: (route: string) => `the cards in the box can never pay for ${route}`,
  ends: (a: string, b: string) => `${a} and ${b}`,
  groupJoins: (group: string, known: string, ends: string) => `${group} connects ${known}, not ${ends}`,
  oneGroup: (count: number, ends: string) =>
    `${counted('en', count, 'route')} connect ${ends}: they must name the same group`,
  noLimit: (count: number, ends: string) => `is missing; ${counted('en', count, 'route')} connect ${ends}`,
  ticketLoop: (ticket: string) => `the ticket ${ticket} ends where it begins`,
  notJoined: (a: string, b: string) => `no routes connect ${a} and ${b}`,
  laidOut: (laidOut: number, cards: number) => `cannot lay out ${laidOut} of ${counted('en', cards, 'card')}`,
  noMark: (mark: string) => `no place is marked ${mark}`,
  emptyRegion: (region: string) => `no place is in ${region}`,
  everyRegion: 'every place must have a region',
  missing: 'is missing',
  offCanvas: 'is outside the map',
  slots: (slots: number, length: number) => `${slots} for a route of ${counted('en', length, 'space')}`,
  notIn: (part: string) => `is not in ${part}`,
  colours: (colours: number, seats: number) => `${colours} for ${counted('en', seats, 'player')}`,
};

const fr: typeof en = {
  twice: (id) => `${id} figure deux fois`,
  noRegion: (region) => `il n’y a pas de région ${region}`,
  seats: (min, max) => `${min} dépasse seats.max, ${max}`,
  cards: (box, seats, out) =>
    `pas assez de cartes : il y en a ${box}, mais ${counted('fr', seats, 'joueur')} et la rangée visible en prennent ${out}`,
  tickets: (count, seats, dealt) =>
    `pas assez de destinations : il y en a ${count}, mais ${counted('fr', seats, 'joueur')} en reçoivent ${dealt}`,
  keepDealt: (keep, dealt) => `on ne peut pas en garder ${keep} sur ${dealt} distribuées`,
  keepDrawn: (keep, drawn) => `on ne peut pas en garder ${keep} sur ${drawn} piochées`,
  tooManyPieces: (pieces, most) =>
    `donne ${counted('fr', pieces, 'pièce')} en tout à chaque joueur ; ${most} au plus sont permises`,
  endsAtOnce: (left, pieces) =>
    `${left} mettrait fin à la partie avant son début ; un joueur a ${counted('fr', pieces, 'pièce')}`,
  sweep: (wilds, row) => `${wilds} dépasse la rangée de ${row}`,
  noPlace: (place) => `il n’y a pas de lieu ${place}`,
  routeLoop: (route) => `la route ${route} finit où elle commence`,
  noPiece: (kind) => `il n’y a pas de pièce ${kind}`,
  tooLong: (length, perSeat, kind) => `${counted('fr', length, 'espace')}, mais un joueur n’a que ${perSeat} ${kind}`,
  noPoints: (piece, measure, by) =>
    `les pièces ${piece} ne donnent pas de points pour ${measure} ${by === 'cards' ? 'cartes' : 'espaces'}`,
  icons: (icons, cost) => `${counted('fr', icons, 'icône')} sur une route de ${counted('fr', cost, 'carte')}`,
  tooDear: 'plus de 15 cartes pour une route',
  noColour: (colour) => `il n’y a pas de couleur ${colour}`,
  neverPaid: (route) => `les cartes de la boîte ne suffisent jamais pour ${route}`,
  ends: (a, b) => `${a} et ${b}`,
  groupJoins: (group, known, ends) => `${group} relie ${known}, et non ${ends}`,
  oneGroup: (count, ends) => `${counted('fr', count, 'route')} relient ${ends} : elles doivent nommer un même groupe`,
  noLimit: (count, ends) => `manque ; ${counted('fr', count, 'route')} relient ${ends}`,
  ticketLoop: (ticket) => `la destination ${ticket} finit où elle commence`,
  notJoined: (a, b) => `aucune suite de routes ne relie ${a} et ${b}`,
  laidOut: (laidOut, cards) => `on ne peut pas étaler ${counted('fr', laidOut, 'carte')} sur ${cards}`,
  noMark: (mark) => `aucun lieu n’est marqué ${mark}`,
  emptyRegion: (region) => `aucun lieu n’est dans ${region}`,
  everyRegion: 'chaque lieu doit avoir une région',
  missing: 'manque',
  offCanvas: 'est hors de la carte',
  slots: (slots, length) => `${slots} pour une route de ${counted('fr', length, 'espace')}`,
  notIn: (part) => `n’est pas dans ${part}`,
  colours: (colours, seats) => `${colours} pour ${counted('fr', seats, 'joueur')}`,
};

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
