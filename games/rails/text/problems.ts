/** Problems found in an edition, in words. The caller puts the path before them. */

import type { Language } from '@quai/engine/words.ts';

const en = {
  twice: (id: string) => `${id} stands there twice`,
  noRegion: (region: string) => `there is no region ${region}`,
  seats: (min: number, max: number) => `${min} is more than seats.max, ${max}`,
  cards: (box: number, seats: number, out: number) =>
    `${box} cards are too few for ${seats} seats and the row, which take ${out}`,
  tickets: (count: number, seats: number, dealt: number) =>
    `${count} tickets are too few for ${seats} seats, who are dealt ${dealt}`,
  keepDealt: (keep: number, dealt: number) => `${keep} cannot be kept of ${dealt} dealt`,
  keepDrawn: (keep: number, drawn: number) => `${keep} cannot be kept of ${drawn} drawn`,
  tooManyPieces: (pieces: number, most: number) =>
    `gives a player ${pieces} pieces in all; at most ${most} are possible`,
  endsAtOnce: (left: number, pieces: number) =>
    `${left} would end the game before it began; a seat has ${pieces} pieces`,
  sweep: (wilds: number, row: number) => `${wilds} is more than the row of ${row}`,
  noPlace: (place: string) => `there is no place ${place}`,
  routeLoop: (route: string) => `the route ${route} ends where it begins`,
  noPiece: (kind: string) => `there is no piece ${kind}`,
  tooLong: (length: number, perSeat: number, kind: string) =>
    `${length} spaces, but a seat has only ${perSeat} of ${kind}`,
  noPoints: (piece: string, measure: number, by: 'cards' | 'spaces') =>
    `pieces ${piece} give no points for ${measure} ${by}`,
  icons: (icons: number, cost: number) => `${icons} icons on a route of ${cost} cards`,
  tooDear: 'more than 15 cards for one route',
  noColour: (colour: string) => `there is no colour ${colour}`,
  neverPaid: (route: string) => `the cards of the box can never pay for ${route}`,
  ends: (a: string, b: string) => `${a} and ${b}`,
  groupJoins: (group: string, known: string, ends: string) => `${group} joins ${known}, not ${ends}`,
  oneGroup: (count: number, ends: string) => `${count} routes join ${ends}, they must name one group`,
  noLimit: (count: number, ends: string) => `is missing; ${count} routes join ${ends}`,
  ticketLoop: (ticket: string) => `the ticket ${ticket} ends where it begins`,
  notJoined: (a: string, b: string) => `no routes join ${a} and ${b}`,
  laidOut: (laidOut: number, cards: number) => `${laidOut} of ${cards} cards cannot be laid out`,
  noMark: (mark: string) => `no place is marked ${mark}`,
  emptyRegion: (region: string) => `no place is in ${region}`,
  everyRegion: 'every place needs a region',
  missing: 'is missing',
  offCanvas: 'is off the canvas',
  slots: (slots: number, length: number) => `${slots} for a route of ${length} spaces`,
  notIn: (part: string) => `is not in ${part}`,
  colours: (colours: number, seats: number) => `${colours} for ${seats} seats`,
};

const fr: typeof en = {
  twice: (id) => `${id} y est deux fois`,
  noRegion: (region) => `il n’y a pas de région ${region}`,
  seats: (min, max) => `${min} dépasse seats.max, ${max}`,
  cards: (box, seats, out) =>
    `${box} cartes ne suffisent pas à ${seats} joueurs et à la rangée, qui en prennent ${out}`,
  tickets: (count, seats, dealt) =>
    `${count} destinations ne suffisent pas à ${seats} joueurs, qui en reçoivent ${dealt}`,
  keepDealt: (keep, dealt) => `on ne peut pas en garder ${keep} sur ${dealt} distribuées`,
  keepDrawn: (keep, drawn) => `on ne peut pas en garder ${keep} sur ${drawn} piochées`,
  tooManyPieces: (pieces, most) => `donne ${pieces} pièces en tout à un joueur ; au plus ${most} sont possibles`,
  endsAtOnce: (left, pieces) => `${left} mettrait fin à la partie avant son début ; un joueur a ${pieces} pièces`,
  sweep: (wilds, row) => `${wilds} dépasse la rangée de ${row}`,
  noPlace: (place) => `il n’y a pas de lieu ${place}`,
  routeLoop: (route) => `la route ${route} finit où elle commence`,
  noPiece: (kind) => `il n’y a pas de pièce ${kind}`,
  tooLong: (length, perSeat, kind) => `${length} cases, mais un joueur n’a que ${perSeat} ${kind}`,
  noPoints: (piece, measure, by) =>
    `les pièces ${piece} ne donnent pas de points pour ${measure} ${by === 'cards' ? 'cartes' : 'cases'}`,
  icons: (icons, cost) => `${icons} symboles sur une route de ${cost} cartes`,
  tooDear: 'plus de 15 cartes pour une route',
  noColour: (colour) => `il n’y a pas de couleur ${colour}`,
  neverPaid: (route) => `les cartes de la boîte ne peuvent jamais payer ${route}`,
  ends: (a, b) => `${a} et ${b}`,
  groupJoins: (group, known, ends) => `${group} joint ${known}, et non ${ends}`,
  oneGroup: (count, ends) => `${count} routes joignent ${ends} : elles doivent nommer un même groupe`,
  noLimit: (count, ends) => `manque ; ${count} routes joignent ${ends}`,
  ticketLoop: (ticket) => `la destination ${ticket} finit où elle commence`,
  notJoined: (a, b) => `aucune suite de routes ne joint ${a} et ${b}`,
  laidOut: (laidOut, cards) => `on ne peut pas exposer ${laidOut} cartes sur ${cards}`,
  noMark: (mark) => `aucun lieu n’est marqué ${mark}`,
  emptyRegion: (region) => `aucun lieu n’est dans ${region}`,
  everyRegion: 'chaque lieu a besoin d’une région',
  missing: 'manque',
  offCanvas: 'est hors de la feuille',
  slots: (slots, length) => `${slots} pour une route de ${length} cases`,
  notIn: (part) => `n’est pas dans ${part}`,
  colours: (colours, seats) => `${colours} pour ${seats} joueurs`,
};

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
