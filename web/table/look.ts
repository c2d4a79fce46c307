/** Where everything on a table is, read once, and copies of things that fly above it. See kit/motion.ts for the attributes. */

import { type Box, type Piece, type Snapshot, WAYS, type Way } from '@quai/kit/motion.ts';

/** A thing as it was found: enough to draw a copy of it, even after it has left the page. */
export interface Found {
  readonly element: HTMLElement | SVGElement;
  /** What is seen flying. */
  readonly token: HTMLElement | SVGElement;
  /** Its ancestors, innermost first, since styles depend on them. */
  readonly around: readonly Element[];
  /** From units of its drawing to pixels; null for what is not part of a drawing. */
  readonly matrix: DOMMatrix | null;
}

export interface Look extends Snapshot {
  readonly found: ReadonlyMap<string, Found>;
  /** Where the areas were: while they stay there, nothing in them was scrolled or zoomed. */
  readonly places: ReadonlyMap<Element, Box>;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** What a box is in an area, in pixels at a fixed size of the area: neither moving nor zooming the area changes it. */
function inArea(box: Box, area: Box): Box {
  const unit = 1000 / Math.max(1, area.width);
  return {
    x: (box.x - area.x) * unit,
    y: (box.y - area.y) * unit,
    width: box.width * unit,
    height: box.height * unit,
  };
}

function areasOf(root: Element): Map<Element, Box> {
  const areas = new Map<Element, Box>();
  for (const area of root.querySelectorAll('[data-pieces]')) {
    const box = boxOf(area);
    if (box.width > 0) areas.set(area, box);
  }
  return areas;
}

/** Whether everything is still where it was measured, provided that the view has not changed since. */
export function stillThere(root: Element, { places }: Look): boolean {
  const areas = areasOf(root);
  const same = (a: Box, b: Box | undefined) =>
    b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
  return areas.size === places.size && [...areas].every(([area, box]) => same(box, places.get(area)));
}

export function lookAt(root: Element): Look {
  const areas = areasOf(root);
  const pieces = new Map<string, Piece>();
  const found = new Map<string, Found>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const { piece: id, kind, count, state, way, from, to } = element.dataset;
    const area = element.closest<HTMLElement | SVGElement>('[data-pieces]');
    const areaBox = area === null ? undefined : areas.get(area);
    if (id === undefined || area === null || areaBox === undefined || pieces.has(id)) continue;
    const token = element.querySelector<HTMLElement | SVGElement>('[data-token]') ?? element;
    const box = boxOf(token);
    if (box.width === 0 && box.height === 0) continue;
    pieces.set(id, {
      id,
      area: area.dataset.pieces ?? '',
      box,
      within: inArea(box, areaBox),
      kind: kind ?? null,
      count: count === undefined ? 1 : Number(count),
      state: state ?? null,
      way: (WAYS as readonly string[]).includes(way ?? '') ? (way as Way) : 'drop',
      from: from ?? null,
      to: to ?? null,
    });
    const { parentElement } = token;
    const drawn = token instanceof SVGElement && token.ownerSVGElement !== null;
    const matrix = drawn && parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null;
    found.set(id, { element, token, around: around(token), matrix });
  }
  const anchors = new Map<string, Box>();
  for (const anchor of root.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(anchor.dataset.anchor ?? '', boxOf(anchor));
  return {
    pieces,
    found,
    anchors,
    areas: new Set([...areas.keys()].map((area) => (area as HTMLElement).dataset.pieces ?? '')),
    places: areas,
  };
}

function around(token: Element): Element[] {
  const chain: Element[] = [];
  const ends = '.drawn-board, [data-part]:not([data-part="board"])';
  for (let up = token.parentElement; up !== null && !up.matches(ends); up = up.parentElement) chain.push(up);
  return chain;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A copy stripped of everything that identifies the original. */
function bare(element: Element): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes])
      if (/^(id|role|title|tabindex|data-|aria-)/.test(name)) part.removeAttribute(name);
  }
  copy.removeAttribute('transform-origin');
  return copy;
}

/** The same styles, but no box of its own, and nothing that invites a click. */
function shell(element: Element): HTMLElement | SVGElement {
  const drawn = element instanceof SVGElement && element.ownerSVGElement !== null;
  const copy = drawn ? document.createElementNS(SVG, 'g') : document.createElement('div');
  const names = (element.getAttribute('class') ?? '')
    .split(' ')
    .filter((name) => !/^(offer|open|fits|drawn-board)$/.test(name));
  copy.setAttribute('class', names.join(' '));
  copy.setAttribute('style', element.getAttribute('style') ?? '');
  copy.style.setProperty('display', 'contents');
  copy.style.setProperty('transform', 'none');
  return copy;
}

/** A copy of a thing, to be moved above the table. It stands where the thing is, or was. */
export function flightOf({ token, around: chain, matrix }: Found, box: Box): HTMLElement {
  const flight = document.createElement('div');
  flight.className = 'flight';
  Object.assign(flight.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  if (token.dataset.token === 'back') {
    flight.classList.add('back');
    return flight;
  }
  const copy = bare(token);
  let inner: Element = copy;
  if (matrix === null)
    Object.assign(copy.style, { width: '100%', height: '100%', margin: '0', boxSizing: 'border-box' });
  let open = matrix !== null;
  if (matrix !== null) {
    const { a, b, c, d, e, f } = matrix;
    const placed = document.createElementNS(SVG, 'g');
    placed.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    placed.append(inner);
    inner = placed;
  }
  for (const each of chain) {
    let next: Element = shell(each);
    if (open && each instanceof SVGSVGElement) {
      next = document.createElementNS(SVG, 'svg');
      next.setAttribute('class', each.getAttribute('class') ?? '');
      next.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
      next.setAttribute(
        'style',
        'width:100%;height:100%;overflow:visible;position:static;display:block;background:none',
      );
      open = false;
    }
    next.append(inner);
    inner = next;
  }
  flight.append(inner);
  return flight;
}
