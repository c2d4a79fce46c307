/** The thread in which a table of the arena is played. */

export { playMatch as default } from './match.ts';
