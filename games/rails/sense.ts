/** Checks that an edition of valid shape makes sense: ids that exist, figures that can be played with. */

import type { Language } from '@quai/engine/words.ts';
import type { Edition, EditionRoute } from './shape.ts';
import { type ProblemTexts, problemTexts } from './text/problems.ts';

type Say = (path: string, sentence: (t: ProblemTexts) => string) => void;

export function senseOf(edition: Edition, language: Language): string[] {
  const problems: string[] = [];
  const say: Say = (path, sentence) => problems.push(`${path}: ${sentence(problemTexts[language])}`);
  checkIds(edition, say);
  checkSeats(edition, say);
  checkRoutes(edition, say);
  checkParallels(edition, say);
  checkTickets(edition, say);
  checkBonuses(edition, say);
  checkDrawing(edition, say);
  return problems;
}

function checkIds(edition: Edition, say: Say): void {
  const lists: [string, readonly string[]][] = [
    ['pieces', edition.pieces.map((piece) => piece.id)],
    ['cards.colours', [...edition.cards.colours.map((colour) => colour.id), edition.cards.wild.id, 'gray']],
    ['cards.colours (letters)', edition.cards.colours.map((colour) => colour.letter)],
    ['tickets.list', edition.tickets.list.map((ticket) => ticket.id)],
    ['bonuses.cards', edition.bonuses?.cards.map((card) => card.id) ?? []],
    ['regions', edition.regions?.map((region) => region.id) ?? []],
    ['places', edition.places.map((place) => place.id)],
    ['routes', edition.routes.map((route) => route.id)],
    ['ties', edition.ties],
  ];
  for (const [path, ids] of lists) {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) say(path, (t) => t.twice(twice));
  }
  const regions = new Set(edition.regions?.map((region) => region.id));
  edition.places.forEach(({ region }, index) => {
    if (region !== undefined && !regions.has(region)) say(`places.${index}.region`, (t) => t.noRegion(region));
  });
}

/** The time to find the longest path of a network grows quickly with its size: 0.1 s for 99 routes, 10 s for 150. */
const MOST_PIECES = 99;

/** A game with any permitted number of seats must be able to start and to end. */
function checkSeats(edition: Edition, say: Say): void {
  const { seats, cards, tickets } = edition;
  if (seats.min > seats.max) say('seats.min', (t) => t.seats(seats.min, seats.max));
  const box = cards.wild.count + cards.colours.reduce((sum, colour) => sum + colour.count, 0);
  const out = seats.max * cards.dealt + cards.row;
  if (box < out) say('cards', (t) => t.cards(box, seats.max, out));
  const dealt = seats.max * tickets.dealt;
  if (tickets.list.length < dealt) say('tickets.list', (t) => t.tickets(tickets.list.length, seats.max, dealt));
  if (tickets.keepDealt > tickets.dealt) say('tickets.keepDealt', (t) => t.keepDealt(tickets.keepDealt, tickets.dealt));
  if (tickets.keepDrawn > tickets.drawn) say('tickets.keepDrawn', (t) => t.keepDrawn(tickets.keepDrawn, tickets.drawn));
  const pieces = edition.pieces.reduce((sum, piece) => sum + piece.perSeat, 0);
  if (pieces > MOST_PIECES) say('pieces', (t) => t.tooManyPieces(pieces, MOST_PIECES));
  if (edition.end.piecesLeft >= pieces) say('end.piecesLeft', (t) => t.endsAtOnce(edition.end.piecesLeft, pieces));
  const { row, sweep } = cards;
  if (sweep !== null && sweep.wilds > row) say('cards.sweep.wilds', (t) => t.sweep(sweep.wilds, row));
}

function checkRoutes(edition: Edition, say: Say): void {
  const places = new Set(edition.places.map((place) => place.id));
  edition.routes.forEach((route, index) => {
    const path = `routes.${index}`;
    for (const end of ['a', 'b'] as const)
      if (!places.has(route[end])) say(`${path}.${end}`, (t) => t.noPlace(route[end]));
    if (route.a === route.b) say(`${path}.b`, (t) => t.routeLoop(route.id));
    checkPieces(edition, route, path, say);
    checkPrice(edition, route, path, say);
  });
}

function checkPieces(edition: Edition, route: EditionRoute, path: string, say: Say): void {
  const piece = edition.pieces.find((kind) => kind.id === route.kind);
  if (piece === undefined) {
    say(`${path}.kind`, (t) => t.noPiece(route.kind));
    return;
  }
  if (route.length > piece.perSeat) say(`${path}.length`, (t) => t.tooLong(route.length, piece.perSeat, route.kind));
  const measure = piece.by === 'cards' ? costOf(route) : route.length;
  if (piece.points[measure] === undefined) say(path, (t) => t.noPoints(piece.id, measure, piece.by));
}

function checkPrice({ cards }: Edition, route: EditionRoute, path: string, say: Say): void {
  const { colours, wild, pairs } = cards;
  const cost = costOf(route);
  const icons = route.icons ?? 0;
  const known = colours.find((colour) => colour.id === route.colour);
  if (icons > cost) say(`${path}.icons`, (t) => t.icons(icons, cost));
  if (cost + icons > 15) say(`${path}.cards`, (t) => t.tooDear);
  if (known === undefined && route.colour !== 'gray') {
    say(`${path}.colour`, (t) => t.noColour(route.colour));
    return;
  }
  const most = known?.count ?? Math.max(...colours.map((colour) => colour.count));
  if (most + wild.count < (pairs ? cost - icons : cost) || (!pairs && wild.count < icons))
    say(path, (t) => t.neverPaid(route.id));
}

function costOf(route: EditionRoute): number {
  return route.cards ?? route.length;
}

/** Names two places written as a key of the maps below. Ids contain no spaces. */
function told(ends: string, t: ProblemTexts): string {
  const [a = '', b = ''] = ends.split(' ');
  return t.ends(a, b);
}

/** Routes between the same two places form one group, whatever their kind. */
function checkParallels(edition: Edition, say: Say): void {
  const groups = new Map<string, string>();
  const sizes = new Map<string, number>();
  edition.routes.forEach(({ a, b, group }, index) => {
    const ends = [a, b].sort().join(' ');
    sizes.set(ends, (sizes.get(ends) ?? 0) + 1);
    if (group === undefined) return;
    const known = groups.get(group);
    if (known === undefined) groups.set(group, ends);
    else if (known !== ends) say(`routes.${index}.group`, (t) => t.groupJoins(group, told(known, t), told(ends, t)));
  });
  const byEnds = new Map<string, string | undefined>();
  edition.routes.forEach((route, index) => {
    const ends = [route.a, route.b].sort().join(' ');
    if (!byEnds.has(ends)) byEnds.set(ends, route.group);
    const size = sizes.get(ends) ?? 1;
    if (size > 1 && (route.group === undefined || byEnds.get(ends) !== route.group))
      say(`routes.${index}.group`, (t) => t.oneGroup(size, told(ends, t)));
    if (size === 1) return;
    for (let seats = edition.seats.min; seats <= edition.seats.max; seats++)
      if (edition.parallel.limits[size]?.[seats] === undefined)
        say(`parallel.limits.${size}.${seats}`, (t) => t.noLimit(size, told(ends, t)));
  });
}

function checkTickets(edition: Edition, say: Say): void {
  const joined = joinedPlaces(edition);
  edition.tickets.list.forEach((ticket, index) => {
    const path = `tickets.list.${index}`;
    const [a, b] = [joined.get(ticket.a), joined.get(ticket.b)];
    if (a === undefined) say(`${path}.a`, (t) => t.noPlace(ticket.a));
    if (b === undefined) say(`${path}.b`, (t) => t.noPlace(ticket.b));
    if (ticket.a === ticket.b) say(`${path}.b`, (t) => t.ticketLoop(ticket.id));
    if (a !== undefined && b !== undefined && a !== b) say(path, (t) => t.notJoined(ticket.a, ticket.b));
  });
}

/** A label for every place, equal for places that the map's routes connect. */
function joinedPlaces(edition: Edition): Map<string, string> {
  const label = new Map(edition.places.map((place) => [place.id, place.id]));
  for (const route of edition.routes) {
    const [from, to] = [label.get(route.a), label.get(route.b)];
    if (from === undefined || to === undefined || from === to) continue;
    for (const [place, part] of label) if (part === from) label.set(place, to);
  }
  return label;
}

function checkBonuses(edition: Edition, say: Say): void {
  if (edition.bonuses === null) return;
  const { laidOut, cards } = edition.bonuses;
  if (laidOut > cards.length) say('bonuses.laidOut', (t) => t.laidOut(laidOut, cards.length));
  const marks = new Set(edition.places.flatMap((place) => place.marks ?? []));
  const regions = new Set(edition.places.map((place) => place.region));
  cards.forEach(({ count }, index) => {
    const path = `bonuses.cards.${index}.count`;
    const mark = 'mark' in count ? count.mark : undefined;
    if (mark !== undefined && !marks.has(mark)) say(`${path}.mark`, (t) => t.noMark(mark));
    const region = 'region' in count ? count.region : undefined;
    if (region !== undefined && !regions.has(region)) say(`${path}.region`, (t) => t.emptyRegion(region));
    if (count.of === 'regions' && edition.places.some((place) => place.region === undefined))
      say(path, (t) => t.everyRegion);
  });
}

function checkDrawing(edition: Edition, say: Say): void {
  const { drawing } = edition;
  if (drawing === undefined) return;
  const { width, height } = drawing.canvas;
  const known = { places: new Set<string>(), routes: new Set<string>() };
  for (const place of edition.places) {
    known.places.add(place.id);
    const at = drawing.places[place.id];
    if (at === undefined) say(`drawing.places.${place.id}`, (t) => t.missing);
    else if (at.x < 0 || at.x > width || at.y < 0 || at.y > height)
      say(`drawing.places.${place.id}`, (t) => t.offCanvas);
  }
  for (const route of edition.routes) {
    known.routes.add(route.id);
    const slots = drawing.routes[route.id]?.slots;
    if (slots === undefined) say(`drawing.routes.${route.id}`, (t) => t.missing);
    else if (slots.length !== route.length)
      say(`drawing.routes.${route.id}.slots`, (t) => t.slots(slots.length, route.length));
  }
  for (const part of ['places', 'routes'] as const)
    for (const id of Object.keys(drawing[part]))
      if (!known[part].has(id)) say(`drawing.${part}.${id}`, (t) => t.notIn(part));
  if (drawing.seatColours.length < edition.seats.max)
    say('drawing.seatColours', (t) => t.colours(drawing.seatColours.length, edition.seats.max));
}
