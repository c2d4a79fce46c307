/** Runs the command line in this process, for tests that look at what it prints. */

import { vi } from 'vitest';
import { main } from '../main.ts';

export async function quai(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => !!(out += text));
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => !!(err += text));
  try {
    return { code: await main(words), out, err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
