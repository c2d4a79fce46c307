/** The game's words without waiting for them. */

import type { Language } from '@quai/engine/words.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { words } from '../text/words.ts';

export const wordsOf = (rules: WensleydaleRules, language: Language) => words(rules, language, { en, fr }[language]);
