/** The map as a table: each region with its terrain, town, pieces, links and neighbours. */

import { at } from '@quai/engine/at.ts';
import type { Names, Panel } from '@quai/engine/words.ts';
import { piecesAt } from '../rules/goods.ts';
import { bitOf, COMPANY_NAMES, linkOwner, NOBODY, PIECES } from '../rules/kinds.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { Phrases } from './en.ts';

export function regionsPanel(p: Phrases, t: Tables, s: State, names: Names): Panel {
  const name = (region: number) => at(t.edition.regions, region).name;
  const rows = t.edition.regions.map((region, i) => [
    region.name,
    region.outOnly === true ? `${p.terrain[region.terrain]}, ${p.board.outOnly}` : p.terrain[region.terrain],
    townText(p, t, s, i),
    orNothing(p, piecesOf(p, t, s, i)),
    orNothing(
      p,
      at(t.crossingsOf, i)
        .filter((border) => s.links[border] !== NOBODY)
        .map((border) => p.board.link(name(acrossFrom(t, border, i)), ownerName(at(s.links, border), names))),
    ),
    p.list(at(t.neighbours, i).map(name)),
  ]);
  return { title: p.board.regions, head: p.board.regionsHead, rows };
}

const orNothing = (p: Phrases, items: readonly string[]) => (items.length === 0 ? p.nothing : p.list(items));

function townText(p: Phrases, t: Tables, s: State, region: number): string {
  const { town } = at(t.edition.regions, region);
  if (town === null) return p.nothing;
  const text = p.town(town.name, town.size);
  return s.companies[region] === 0 ? text : `${text}, ${p.companyTown(companyList(p, at(s.companies, region)))}`;
}

/** The companies of a town, such as «MR» or «MR and NER». */
function companyList(p: Phrases, bits: number): string {
  return COMPANY_NAMES.filter((_, company) => (bits & bitOf(company)) !== 0).join(` ${p.and} `);
}

function piecesOf(p: Phrases, t: Tables, s: State, region: number): string[] {
  const list: string[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    const count = piecesAt(t, s, region, piece);
    if (count > 0) list.push(p.piece(piece, count));
  }
  return list;
}

function acrossFrom(t: Tables, border: number, region: number): number {
  return t.from[2 * border] === region ? at(t.to, 2 * border) : at(t.from, 2 * border);
}

function ownerName(owner: number, names: Names): string {
  const company = COMPANY_NAMES.find((_, i) => linkOwner(i) === owner);
  return company ?? names(owner);
}
