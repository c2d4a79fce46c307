/** The ids of local tables. */

/** Their prefix. */
export const LOCAL = 'here-';
/** The prefix of tables continued from a lesson, whose first draws were scripted. */
export const LESSON = `${LOCAL}lesson-`;
/** The one person of this browser. */
export const ME = 'me';
