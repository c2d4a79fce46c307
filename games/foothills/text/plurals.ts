/** Counting in both languages, for texts that are loaded apart. */

import { counted, elided } from '@quai/engine/say.ts';

export const plural = (count: number, one: string, more = `${one}s`) => counted('en', count, one, more);

export const pluriel = (count: number, one: string, more = `${one}s`) => counted('fr', count, one, more);

/** De, d’ devant une voyelle. */
export const of = (name: string) => elided('de', name);
