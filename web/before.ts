/**
 * What a page shows before its JavaScript runs, written into the HTML by the build: one file for each kind of page. `script` is the
 * page's own module, which the browser is told to load together with the rest.
 */

const BRAND = '<span class="brand">Quai</span>';
const CARDS = '<i class="before-card"></i>'.repeat(5);

export const BEFORE: Readonly<Record<string, Readonly<{ content: string; script: string | null }>>> = {
  /** The home page. Both languages: which one is wanted is known only to the script. */
  'index.html': {
    content: `<div class="before"><div class="before-bar">${BRAND}</div><div class="before-home">
      <p lang="en">Railway board games, with every rule at the table.</p>
      <p lang="fr">Des jeux de société ferroviaires, toutes règles comprises.</p>
      <div class="before-cards">${CARDS}</div></div></div>`,
    script: '/pages/home.tsx',
  },
  /** A table: its bar, and the outline of a board. */
  'table.html': {
    content: `<div class="before table"><div class="before-bar">${BRAND}</div><i class="before-board"></i></div>`,
    script: '/pages/table.tsx',
  },
  'page.html': { content: `<div class="before"><div class="before-bar">${BRAND}</div></div>`, script: null },
};
