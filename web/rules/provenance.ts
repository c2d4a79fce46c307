/** What an edition itself says about where its figures come from. */

import type { Language } from '@quai/engine/words.ts';

export interface Provenance {
  readonly summary: readonly string[];
  /** How many figures have each source. */
  readonly counts: Readonly<Record<'confirmed' | 'recalled' | 'reconstructed', number>>;
  /** Notes on individual parts, where the edition has any. */
  readonly notes: readonly Readonly<{ about: string; source: string; from: string }>[];
}

interface Told {
  readonly provenance?: {
    readonly summary?: Readonly<Record<string, string | readonly string[]>>;
    readonly notes?: Provenance['notes'];
  };
  readonly note?: Readonly<Record<string, string>>;
}

export function provenanceOf(raw: unknown, language: Language): Provenance {
  const { provenance, note } = raw as Told;
  const summary = provenance?.summary?.[language] ?? note?.[language] ?? [];
  const counts = { confirmed: 0, recalled: 0, reconstructed: 0 };
  countSources(raw, counts);
  return {
    summary: typeof summary === 'string' ? [summary] : summary,
    counts,
    notes: provenance?.notes ?? [],
  };
}

/** Every `source` of the file, and every value of its `sources`. */
function countSources(value: unknown, counts: Record<string, number>): void {
  if (Array.isArray(value)) {
    for (const item of value) countSources(item, counts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'provenance') continue;
    const told = key === 'sources' && typeof item === 'object' ? Object.values(item as object) : [item];
    if (/source/i.test(key))
      for (const source of told) if (source in counts) counts[source] = (counts[source] ?? 0) + 1;
    countSources(item, counts);
  }
}
