/** Reads arguments of the command line: a file, `-` for standard input, a piece of JSON. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseJson as readJson } from '@quai/protocol/json.ts';
import { UsageError } from './command.ts';

const MOST_BYTES = 64 * 1024 * 1024;

export async function readText(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    const content = await readFile(path);
    if (content.length > MOST_BYTES) throw new UsageError(`${path} is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    return content.toString('utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
}

export function parseJson(content: string, what: string): unknown {
  try {
    return readJson(content);
  } catch (error) {
    throw new UsageError(`${what} is not valid JSON: ${(error as Error).message}`);
  }
}

export function parseObject(content: string, what: string): Record<string, unknown> {
  const value = parseJson(content, what);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${what} must be a JSON object`);
  return value as Record<string, unknown>;
}
