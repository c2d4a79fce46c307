/** The file in which the operator describes the site: titles, hidden games, legal notice, privacy. */

import { readFileSync } from 'node:fs';
import { shapeProblem } from '@quai/engine/shape.ts';
import { games } from '@quai/games/list.ts';
import type { SiteAnswer } from '@quai/protocol/answers/site.ts';
import * as v from 'valibot';
import { ConfigError } from '../boot/config.ts';

/** Paragraphs in each language; a missing language is shown in the other. */
const Paragraphs = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(5000)));
const TextSchema = v.strictObject({ en: v.optional(Paragraphs, []), fr: v.optional(Paragraphs, []) });
const GameSchema = v.strictObject({
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  hidden: v.optional(v.boolean(), false),
});
const FileSchema = v.strictObject({
  games: v.optional(v.record(v.string(), GameSchema), {}),
  legal: v.optional(TextSchema, {}),
  privacy: v.optional(TextSchema, {}),
});

/** The part of the answer that comes from the file. */
export type Site = Readonly<Pick<SiteAnswer, 'games' | 'legal' | 'privacy'>>;

export function readSite(path: string | null): Site {
  const file = v.safeParse(FileSchema, path === null ? {} : contentOf(path));
  if (!file.success) {
    const [issue] = file.issues;
    const [at, sentence] = shapeProblem(issue, 'en');
    throw new ConfigError(`QUAI_SITE, ${at ?? 'the file'}: ${sentence}`);
  }
  const wanted = file.output.games;
  const unknown = Object.keys(wanted).find((id) => !games.some(({ meta }) => meta.id === id));
  if (unknown !== undefined) throw new ConfigError(`QUAI_SITE: there is no game ${unknown}`);
  const titles = games.map(({ meta }) => {
    const { title = meta.title, hidden = false } = wanted[meta.id] ?? {};
    return [meta.id, { title, hidden }] as const;
  });
  return { games: Object.fromEntries(titles), legal: file.output.legal, privacy: file.output.privacy };
}

function contentOf(path: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`QUAI_SITE cannot be read: ${(error as Error).message}`);
  }
  if (Array.isArray(content)) throw new ConfigError('QUAI_SITE, the file: must be a JSON object, not a list');
  return content;
}

export const titleOf = (site: Site, game: string): string => site.games[game]?.title ?? game;
