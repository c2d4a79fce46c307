/** The bots to choose from: the same four levels in every game. */

import { LEVELS, type Level } from '@quai/bots/bot.ts';
import { t, texts } from './text.ts';

const en: { readonly [level in Level]: Readonly<{ name: string; help: string }> } = {
  beginner: { name: 'beginner', help: 'Plays for quick gains and makes mistakes. Good for a first game.' },
  regular: { name: 'regular', help: 'Knows what matters in this game. Moves at once.' },
  strong: { name: 'strong', help: 'Thinks ahead for about a second per turn.' },
  expert: { name: 'expert', help: 'Thinks ahead for about five seconds per turn. Our best player.' },
};

const fr: typeof en = {
  beginner: {
    name: 'débutant',
    help: 'Joue au plus pressé et fait des erreurs. Idéal pour une première partie.',
  },
  regular: { name: 'habitué', help: 'Sait ce qui compte dans ce jeu. Joue aussitôt.' },
  strong: { name: 'fort', help: 'Réfléchit environ une seconde à chaque tour.' },
  expert: { name: 'expert', help: 'Réfléchit environ cinq secondes à chaque tour. Notre meilleur joueur.' },
};

export const levels = texts({ en, fr });

export const levelTexts = () => LEVELS.map((level) => ({ level, ...levels()[level] }));

/** What a kind of bot is called; older tables have other kinds. */
export function botName(bot: string): string {
  return (LEVELS as readonly string[]).includes(bot) ? levels()[bot as Level].name : (t().botKinds[bot] ?? bot);
}
