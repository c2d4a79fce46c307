/** Whether an edition of the right shape makes sense: ids that are known, figures that can be played with. */

import type { Edition, EditionRoute } from './shape.ts';

type Say = (problem: string) => void;

export function senseOf(edition: Edition): string[] {
  const problems: string[] = [];
  const say: Say = (problem) => problems.push(problem);
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
    if (twice !== undefined) say(`${path}: ${twice} stands there twice`);
  }
  const regions = new Set(edition.regions?.map((region) => region.id));
  edition.places.forEach((place, index) => {
    if (place.region !== undefined && !regions.has(place.region))
      say(`places.${index}.region: there is no region ${place.region}`);
  });
}

/** Every number of seats must be able to start and to end. */
function checkSeats(edition: Edition, say: Say): void {
  const { seats, cards, tickets } = edition;
  if (seats.min > seats.max) say(`seats.min: ${seats.min} is more than seats.max, ${seats.max}`);
  const box = cards.wild.count + cards.colours.reduce((sum, colour) => sum + colour.count, 0);
  const out = seats.max * cards.dealt + cards.row;
  if (box < out) say(`cards: ${box} cards are too few for ${seats.max} seats and the row, which take ${out}`);
  const dealt = seats.max * tickets.dealt;
  if (tickets.list.length < dealt)
    say(`tickets.list: ${tickets.list.length} tickets are too few for ${seats.max} seats, who are dealt ${dealt}`);
  if (tickets.keepDealt > tickets.dealt)
    say(`tickets.keepDealt: ${tickets.keepDealt} cannot be kept of ${tickets.dealt} dealt`);
  if (tickets.keepDrawn > tickets.drawn)
    say(`tickets.keepDrawn: ${tickets.keepDrawn} cannot be kept of ${tickets.drawn} drawn`);
  const pieces = edition.pieces.reduce((sum, piece) => sum + piece.perSeat, 0);
  if (edition.end.piecesLeft >= pieces)
    say(`end.piecesLeft: ${edition.end.piecesLeft} would end the game before it began; a seat has ${pieces} pieces`);
  if (cards.sweep !== null && cards.sweep.wilds > cards.row)
    say(`cards.sweep.wilds: ${cards.sweep.wilds} is more than the row of ${cards.row}`);
}

function checkRoutes(edition: Edition, say: Say): void {
  const places = new Set(edition.places.map((place) => place.id));
  edition.routes.forEach((route, index) => {
    const path = `routes.${index}`;
    for (const end of ['a', 'b'] as const)
      if (!places.has(route[end])) say(`${path}.${end}: there is no place ${route[end]}`);
    if (route.a === route.b) say(`${path}.b: the route ${route.id} ends where it begins`);
    checkPieces(edition, route, path, say);
    checkPrice(edition, route, path, say);
  });
}

function checkPieces(edition: Edition, route: EditionRoute, path: string, say: Say): void {
  const piece = edition.pieces.find((kind) => kind.id === route.kind);
  if (piece === undefined) {
    say(`${path}.kind: there is no piece ${route.kind}`);
    return;
  }
  if (route.length > piece.perSeat)
    say(`${path}.length: ${route.length} spaces, but a seat has only ${piece.perSeat} of ${route.kind}`);
  const measure = piece.by === 'cards' ? costOf(route) : route.length;
  if (piece.points[measure] === undefined) say(`${path}: pieces ${piece.id} give no points for ${measure} ${piece.by}`);
}

function checkPrice({ cards }: Edition, route: EditionRoute, path: string, say: Say): void {
  const { colours, wild, pairs } = cards;
  const cost = costOf(route);
  const icons = route.icons ?? 0;
  const known = colours.find((colour) => colour.id === route.colour);
  if (icons > cost) say(`${path}.icons: ${icons} icons on a route of ${cost} cards`);
  if (cost + icons > 15) say(`${path}.cards: more than 15 cards for one route`);
  if (known === undefined && route.colour !== 'gray') {
    say(`${path}.colour: there is no colour ${route.colour}`);
    return;
  }
  const most = known?.count ?? Math.max(...colours.map((colour) => colour.count));
  if (most + wild.count < (pairs ? cost - icons : cost) || (!pairs && wild.count < icons))
    say(`${path}: the cards of the box can never pay for ${route.id}`);
}

function costOf(route: EditionRoute): number {
  return route.cards ?? route.length;
}

/** Routes between the same two places are one group, whatever is laid on them. */
function checkParallels(edition: Edition, say: Say): void {
  const groups = new Map<string, string>();
  const sizes = new Map<string, number>();
  edition.routes.forEach((route, index) => {
    const ends = [route.a, route.b].sort().join(' and ');
    sizes.set(ends, (sizes.get(ends) ?? 0) + 1);
    if (route.group === undefined) return;
    const known = groups.get(route.group);
    if (known === undefined) groups.set(route.group, ends);
    else if (known !== ends) say(`routes.${index}.group: ${route.group} joins ${known}, not ${ends}`);
  });
  const byEnds = new Map<string, string | undefined>();
  edition.routes.forEach((route, index) => {
    const ends = [route.a, route.b].sort().join(' and ');
    if (!byEnds.has(ends)) byEnds.set(ends, route.group);
    const size = sizes.get(ends)!;
    if (size > 1 && (route.group === undefined || byEnds.get(ends) !== route.group))
      say(`routes.${index}.group: ${size} routes join ${ends}, they must name one group`);
    if (size === 1) return;
    for (let seats = edition.seats.min; seats <= edition.seats.max; seats++)
      if (edition.parallel.limits[size]?.[seats] === undefined)
        say(`parallel.limits.${size}.${seats}: is missing; ${size} routes join ${ends}`);
  });
}

function checkTickets(edition: Edition, say: Say): void {
  const joined = joinedPlaces(edition);
  edition.tickets.list.forEach((ticket, index) => {
    const path = `tickets.list.${index}`;
    const [a, b] = [joined.get(ticket.a), joined.get(ticket.b)];
    if (a === undefined) say(`${path}.a: there is no place ${ticket.a}`);
    if (b === undefined) say(`${path}.b: there is no place ${ticket.b}`);
    if (ticket.a === ticket.b) say(`${path}.b: the ticket ${ticket.id} ends where it begins`);
    if (a !== undefined && b !== undefined && a !== b) say(`${path}: no routes join ${ticket.a} and ${ticket.b}`);
  });
}

/** A label for every place, the same for places that the routes of the map join. */
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
  if (laidOut > cards.length) say(`bonuses.laidOut: ${laidOut} of ${cards.length} cards cannot be laid out`);
  const marks = new Set(edition.places.flatMap((place) => place.marks ?? []));
  const regions = new Set(edition.places.map((place) => place.region));
  cards.forEach(({ count }, index) => {
    const path = `bonuses.cards.${index}.count`;
    if ('mark' in count && count.mark !== undefined && !marks.has(count.mark))
      say(`${path}.mark: no place is marked ${count.mark}`);
    if ('region' in count && count.region !== undefined && !regions.has(count.region))
      say(`${path}.region: no place is in ${count.region}`);
    if (count.of === 'regions' && edition.places.some((place) => place.region === undefined))
      say(`${path}: every place needs a region`);
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
    if (at === undefined) say(`drawing.places.${place.id}: is missing`);
    else if (at.x < 0 || at.x > width || at.y < 0 || at.y > height)
      say(`drawing.places.${place.id}: is off the canvas`);
  }
  for (const route of edition.routes) {
    known.routes.add(route.id);
    const slots = drawing.routes[route.id]?.slots;
    if (slots === undefined) say(`drawing.routes.${route.id}: is missing`);
    else if (slots.length !== route.length)
      say(`drawing.routes.${route.id}.slots: ${slots.length} for a route of ${route.length} spaces`);
  }
  for (const part of ['places', 'routes'] as const)
    for (const id of Object.keys(drawing[part]))
      if (!known[part].has(id)) say(`drawing.${part}.${id}: is not in ${part}`);
  if (drawing.seatColours.length < edition.seats.max)
    say(`drawing.seatColours: ${drawing.seatColours.length} for ${edition.seats.max} seats`);
}
