/** How the id of a table of this browser begins. */
export const LOCAL = 'here-';
