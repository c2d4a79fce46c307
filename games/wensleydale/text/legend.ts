/** The words of the legend that are nowhere else. */

import type { Language } from '@quai/engine/words.ts';
import { COMPANY_NAMES } from '../rules/kinds.ts';

interface LegendTexts {
  readonly border: string;
  readonly smallTown: string;
  readonly largeTown: string;
  companyTown(company: 0 | 1): string;
  readonly link: string;
  readonly companyLink: string;
  readonly price: string;
}

const en: LegendTexts = {
  border: 'border',
  smallTown: 'small town',
  largeTown: 'large town',
  companyTown: (company) => `town of the ${COMPANY_NAMES[company]}`,
  link: 'link of a player',
  companyLink: 'link of a company',
  price: 'you can build here, at this cost',
};

const fr: LegendTexts = {
  border: 'limite',
  smallTown: 'petite ville',
  largeTown: 'grande ville',
  companyTown: (company) => `ville de compagnie (${COMPANY_NAMES[company]})`,
  link: 'lien d’un joueur',
  companyLink: 'lien d’une compagnie',
  price: 'lien possible, à ce coût',
};

export const legendTexts: Readonly<Record<Language, LegendTexts>> = { en, fr };
