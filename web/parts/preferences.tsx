/** The language and the theme, wherever they can be chosen: in the header of a page, in the settings of a table. */

import type { JSX } from 'solid-js';
import { language, setLanguage, t } from '../text/text.ts';
import { theme, turnTheme } from '../theme.ts';

export function LanguageButton(): JSX.Element {
  const other = () => (language() === 'en' ? 'fr' : 'en');
  return (
    <button type="button" class="quiet" lang={other()} onClick={() => setLanguage(other())}>
      {t().other}
    </button>
  );
}

export function ThemeButton(): JSX.Element {
  return (
    <button type="button" class="quiet" onClick={turnTheme} aria-pressed={theme() === 'night'} aria-label={t().theme}>
      <span aria-hidden="true">{theme() === 'day' ? '☾' : '☀'}</span>
    </button>
  );
}
