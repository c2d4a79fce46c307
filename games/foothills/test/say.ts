/** The game's words without waiting for them. */

import type { Language } from '@quai/engine/words.ts';
import type { FootHills } from '../rules/rules.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { rules as rulesEn } from '../text/rules.en.ts';
import { rules as rulesFr } from '../text/rules.fr.ts';
import { words } from '../text/words.ts';

const TEXTS = { en: { say: en, rules: rulesEn }, fr: { say: fr, rules: rulesFr } };

export const wordsOf = (rules: FootHills, language: Language) => words(rules, language, TEXTS[language]);
