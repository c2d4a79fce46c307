/** A picture to share: the board as drawn on the page, with the title above and the result below. */

import cabin from '@fontsource/cabin/files/cabin-latin-600-normal.woff2?url';
import condensed from '@fontsource/cabin-condensed/files/cabin-condensed-latin-600-normal.woff2?url';
import { download } from './record.ts';

const WIDTH = 1080;
const MARGIN = 40;
const HEAD = 110;
const LINE = 44;
/** The style properties that are copied into the picture. */
const SVG_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'display',
  'visibility',
  'filter',
  'clip-path',
  'letter-spacing',
];

export async function pictureOf(title: string, results: readonly string[]): Promise<Blob> {
  const board = boardPicture();
  const inner = WIDTH - 2 * MARGIN;
  const height = board === null ? 0 : Math.round((inner * board.height) / board.width);
  const total = HEAD + height + MARGIN + results.length * LINE + MARGIN;
  const fonts = await Promise.all([fontFace('Cabin', cabin), fontFace('Cabin Condensed', condensed)]);
  const text = (words: string, x: number, y: number, size: number) =>
    `<text x="${x}" y="${y}" font-family="Cabin" font-weight="600" font-size="${size}" fill="#26221d">${escaped(words)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${total}" viewBox="0 0 ${WIDTH} ${total}">
<style>${fonts.join('')}</style>
<rect width="${WIDTH}" height="${total}" fill="#f5eedc"/>
<rect y="${HEAD - 18}" width="${WIDTH}" height="4" fill="#b4382a"/>
${text(title, MARGIN, 66, 46)}
<text x="${WIDTH - MARGIN}" y="66" text-anchor="end" font-family="Cabin" font-weight="600" font-size="34" fill="#b4382a">Quai</text>
${board === null ? '' : placed(board.markup, MARGIN, HEAD, inner, height)}
${results.map((line, index) => text(line, MARGIN, HEAD + height + MARGIN + 30 + index * LINE, 32)).join('\n')}
</svg>`;
  return drawn(svg, WIDTH, total);
}

/** Opens the system's share sheet, or saves the picture if there is none. True if it was shared. */
export async function sharePicture(image: Blob, title: string, url: string | null): Promise<boolean> {
  const file = new File([image], 'quai.png', { type: 'image/png' });
  const shared = { files: [file], title, ...(url === null ? {} : { url }) };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return true;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return true;
    }
  }
  download('quai.png', image);
  return false;
}

type Picture = Readonly<{ markup: string; width: number; height: number }>;

/** The largest drawing on the board; a board without drawings is taken as it is laid out. */
function boardPicture(): Picture | null {
  const area = document.querySelector('.drawn-board');
  if (area === null) return null;
  const size = (element: Element) => element.getBoundingClientRect();
  const wide = [...area.querySelectorAll('svg')].sort((x, y) => size(y).width - size(x).width)[0];
  const page = area.querySelector('[data-picture]');
  if (page !== null) return pagePicture(page as HTMLElement);
  return wide === undefined ? null : svgPicture(wide);
}

function svgPicture(svg: SVGSVGElement): Picture {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy, SVG_STYLES);
  // What the drawing lies on is a drawing of its own.
  const ground = svg.parentElement?.querySelector('.zoom-ground');
  if (ground != null) {
    const below = ground.cloneNode(true) as Element;
    dress(ground, below, SVG_STYLES);
    copy.prepend(...below.children);
  }
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const name of ['style', 'class', 'tabindex', 'role']) copy.removeAttribute(name);
  return { markup: new XMLSerializer().serializeToString(copy), width, height };
}

function pagePicture(page: HTMLElement): Picture {
  const copy = page.cloneNode(true) as HTMLElement;
  const all = [...getComputedStyle(page)];
  dress(page, copy, all);
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  const { scrollWidth: width, scrollHeight: height } = page;
  const inside = new XMLSerializer().serializeToString(copy);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><foreignObject width="${width}" height="${height}">${inside}</foreignObject></svg>`;
  return { markup, width, height };
}

/** Writes the computed styles of each element into its copy, since an image has no style sheet. */
function dress(from: Element, copy: Element, styles: readonly string[]): void {
  const computed = getComputedStyle(from);
  const text = styles.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
  copy.setAttribute('style', text);
  for (const [index, child] of [...copy.children].entries()) {
    const original = from.children[index];
    if (original !== undefined) dress(original, child, styles);
  }
}

function placed(markup: string, x: number, y: number, width: number, height: number): string {
  return markup.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

async function fontFace(family: string, url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:"${family}";font-weight:600;src:url(data:font/woff2;base64,${btoa(binary)})}`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
