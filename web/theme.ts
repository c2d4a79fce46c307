/** Light or dark: as the device prefers until somebody chooses, and always light on paper. */

import { createSignal } from 'solid-js';
import { recall, remember } from './kept.ts';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;
const [theme, setTheme] = createSignal(recall('theme') ?? (dark() ? 'night' : 'day'));

/** Is the page being printed? */
const [printing, setPrinting] = createSignal(false);

const show = (name: string) => {
  document.documentElement.dataset.theme = name;
};
show(theme());
window.addEventListener('beforeprint', () => {
  show('day');
  setPrinting(true);
});
window.addEventListener('afterprint', () => {
  show(theme());
  setPrinting(false);
});

export { printing, theme };

export function turnTheme(): void {
  setTheme(theme() === 'day' ? 'night' : 'day');
  show(theme());
  remember('theme', theme());
}
