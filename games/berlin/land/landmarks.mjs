/** Landmarks as silhouettes, 34 by 44, centred. */

const SHAPES = {
  // Columns under a flat roof with a carriage on top
  gate: 'M-16 12v-16h32v16h-4v-13h-4v13h-4v-13h-8v13h-4v-13h-4v13zM-17-5h34v-4h-34zM-8-10h16v-4h-16zM-4-15l2-3 2 2 3-4 1 5z M-17 12h34v2.500h-34z',
  // A cupola between two towers
  dome: 'M-17 14v-14h5v-5h5v5h14v-5h5v5h5v14zM-8-1a8 10 0 0 1 16 0zM-1-11v-6h2v6z',
  // A ball on a needle
  tower: 'M-1-22h2l.6 10h-3.200zM-5-8.500a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-1.600-4h3.200l2 24h-7.200z',
  // A figure on a column
  column:
    'M-8 20h16v-3h-3v-3h-2.500l-.7-22h-3.600l-.7 22h-2.500v3h-3zM-1.500-9l-4-5 3 1v-3a1.600 1.600 0 1 1 3 0l1 3 3.500-2-4 6z',
  // A portico with a low roof
  museum:
    'M-17-3l17-10 17 10v3h-34zM-15 1h3v11h-3zM-9 1h3v11h-3zM-3 1h6v11h-6zM6 1h3v11h-3zM12 1h3v11h-3zM-17 13h34v3h-34z',
  // Two towers with cupolas
  church:
    'M-15 14v-14h8v14zM-15-1a4 6 0 0 1 8 0zM7 14v-14h8v14zM7-1a4 6 0 0 1 8 0zM-6 14v-9h12v9zM-12-8h2v-5h-2zM10-8h2v-5h-2z',
  // A long front with a lantern in the middle
  palace: 'M-17 14v-11h12v-5h10v5h12v11zM-4-3a4 7 0 0 1 8 0zM-.8-10h1.600v-5h-1.600z',
  // A department store with flags
  store: 'M-15 14v-18h30v18h-5v-7h-5v7h-10v-7h-5v7zM-16-5h32v-3h-32zM-10-9v-8l6 2-5 2v4zM6-9v-8l6 2-5 2v4z',
};

export function landmark(what, [x, y]) {
  const d = SHAPES[what];
  return `<g transform="translate(${x} ${y})"><path d="${d}" fill="none" stroke="var(--landmark-halo)" stroke-width="4" stroke-linejoin="round"/><path d="${d}" fill="var(--landmark)" fill-rule="evenodd"/></g>`;
}
