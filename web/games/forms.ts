/** The forms for editions in the games' folders, each loaded on demand. */

import type { EditionForm } from '@quai/kit/form.ts';

const forms = import.meta.glob<{ form: EditionForm }>('../../games/*/form/form.ts');

/** Null for a game whose editions are edited as text. */
export async function formOf(game: string): Promise<EditionForm | null> {
  return (await forms[`../../games/${game}/form/form.ts`]?.())?.form ?? null;
}
