/** What the form of FootHills says. */

import type { Language } from '@quai/engine/words.ts';

const en = {
  sections: { stations: 'Stations', cards: 'Action cards' },
  ops: 'as a list of operations',
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    nameFr: 'Name in French',
    rubble: 'Rubble',
    tracks: 'Track spaces',
    surveyor: 'Surveyor',
    onBuild: 'When built',
    cost: 'Space {n}, costs: {what}',
    bonus: 'Space {n}, gives: {what}',
    owner: 'Owner',
    type: 'Letter of the gold side',
    back: 'Letter of the back',
    scoring: 'Scores',
    requires: 'Needs',
    effect: 'What the back does',
  },
  owners: { blue: 'blue', green: 'green', neutral: 'neutral' },
  scorings: {
    passengerPairs: 'pairs of passengers',
    trackPairs: 'pairs of tracks',
    stations: 'stations',
    tickets: 'tickets',
    pileCards: 'cards of the pile',
  },
  needs: { ticket: 'a ticket', ticketOrTrack: 'a ticket or a track' },
  units: { iron: 'iron', stone: 'stone', rubble: 'rubble', passenger: 'passengers', vp: 'VP' },
};

const fr: typeof en = {
  sections: { stations: 'Gares', cards: 'Cartes Action' },
  ops: 'en liste d’opérations',
  fields: {
    name: 'Nom',
    nameEn: 'Nom en anglais',
    nameFr: 'Nom en français',
    rubble: 'Gravats',
    tracks: 'Cases Voie',
    surveyor: 'Géomètre',
    onBuild: 'À la construction',
    cost: 'Case {n}, coûte : {what}',
    bonus: 'Case {n}, rapporte : {what}',
    owner: 'Propriétaire',
    type: 'Lettre de la face dorée',
    back: 'Lettre du verso',
    scoring: 'Marque',
    requires: 'Exige',
    effect: 'Ce que fait le verso',
  },
  owners: { blue: 'bleu', green: 'vert', neutral: 'neutre' },
  scorings: {
    passengerPairs: 'paires de passagers',
    trackPairs: 'paires de voies',
    stations: 'gares',
    tickets: 'billets',
    pileCards: 'cartes de la pile',
  },
  needs: { ticket: 'un billet', ticketOrTrack: 'un billet ou une voie' },
  units: { iron: 'fer', stone: 'pierre', rubble: 'gravats', passenger: 'passagers', vp: 'PV' },
};

export type FormTexts = typeof en;
export const texts: Readonly<Record<Language, FormTexts>> = { en, fr };
