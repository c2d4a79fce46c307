/** The bots one can choose, in words: the same four levels in every game. */

import { LEVELS, type Level } from '@quai/bots/bot.ts';
import { t, texts } from './text.ts';

const en: { readonly [level in Level]: Readonly<{ name: string; help: string }> } = {
  beginner: { name: 'beginner', help: 'Sees what a move brings at once, and errs now and then. For a first game.' },
  regular: { name: 'regular', help: 'Weighs every move by what the game is about. Answers at once.' },
  strong: { name: 'strong', help: 'Looks ahead for about a second each turn.' },
  expert: { name: 'expert', help: 'Looks ahead for about five seconds each turn. The best we have.' },
};

const fr: typeof en = {
  beginner: {
    name: 'débutant',
    help: 'Voit ce qu’un coup rapporte aussitôt, et se trompe parfois. Pour une première partie.',
  },
  regular: { name: 'habitué', help: 'Pèse chaque coup selon ce qui compte dans le jeu. Répond aussitôt.' },
  strong: { name: 'fort', help: 'Réfléchit environ une seconde à chaque tour.' },
  expert: { name: 'expert', help: 'Réfléchit environ cinq secondes à chaque tour. Le meilleur que nous ayons.' },
};

export const levels = texts({ en, fr });

export const levelTexts = () => LEVELS.map((level) => ({ level, ...levels()[level] }));

/** What a kind of bot is called; older tables have other kinds. */
export function botName(bot: string): string {
  return (LEVELS as readonly string[]).includes(bot) ? levels()[bot as Level].name : (t().botKinds[bot] ?? bot);
}
