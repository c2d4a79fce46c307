/** How tables of this browser are known. */

/** How their ids begin. */
export const LOCAL = 'here-';
/** The one person of this browser. */
export const ME = 'me';
