/** Dates and times in the language of the site. */

import { language } from '../text/text.ts';

const place = () => (language() === 'en' ? 'en-GB' : 'fr-FR');

export const day = (at: number) => new Date(at).toLocaleDateString(place(), { dateStyle: 'medium' });
export const time = (at: number) => new Date(at).toLocaleTimeString(place(), { timeStyle: 'short' });
export const moment = (at: number) => new Date(at).toLocaleString(place(), { dateStyle: 'medium', timeStyle: 'short' });
