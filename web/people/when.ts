/** Dates and times in the language of the site. */

import { language } from '../text/text.ts';

const place = () => (language() === 'en' ? 'en-GB' : 'fr-FR');
/** French counts the first day of a month: *1er janvier*. `Intl` does not. */
const french = (date: string) => (language() === 'fr' ? date.replace(/^1 /, '1er ') : date);

export const day = (at: number) => french(new Date(at).toLocaleDateString(place(), { dateStyle: 'medium' }));
export const time = (at: number) => new Date(at).toLocaleTimeString(place(), { timeStyle: 'short' });
export const moment = (at: number) =>
  french(new Date(at).toLocaleString(place(), { dateStyle: 'medium', timeStyle: 'short' }));
/** A day of the calendar, the same everywhere on earth. */
export const calendarDay = (at: number) =>
  french(new Date(at).toLocaleDateString(place(), { dateStyle: 'long', timeZone: 'UTC' }));
