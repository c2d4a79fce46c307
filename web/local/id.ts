/** How tables of this browser are known. */

/** How their ids begin. */
export const LOCAL = 'here-';
/** And those of tables that went on from a lesson: their first draws were scripted. */
export const LESSON = `${LOCAL}lesson-`;
/** The one person of this browser. */
export const ME = 'me';
