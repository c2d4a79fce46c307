/** The forms for editions in the games' folders, each loaded on demand. */

import type { Blank, EditionForm } from '@quai/kit/form.ts';

const forms = import.meta.glob<{ form: EditionForm; blank?: Blank }>('../../games/*/form/form.ts');

/** The form is null for a game whose editions are edited as text. */
export async function formOf(game: string): Promise<{ form: EditionForm | null; blank: Blank | null }> {
  const found = await forms[`../../games/${game}/form/form.ts`]?.();
  return { form: found?.form ?? null, blank: found?.blank ?? null };
}
