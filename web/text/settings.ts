/** The texts of the settings of a table. */

import type { Settings } from '@quai/protocol/settings.ts';
import { texts } from './text.ts';

type Names = { readonly [Key in keyof Settings]: Readonly<Record<Settings[Key], string>> };

const en = {
  mute: 'Mute',
  unmute: 'Unmute',
  title: {
    volume: 'Sound',
    speed: 'Animations',
    confirm: 'Ask before each move',
    patterns: 'Colour patterns',
    labels: 'Names on the board',
    hand: 'Your cards and buttons',
    next: 'After your turn',
  },
  value: {
    volume: { off: 'off', low: 'low', middle: 'medium', high: 'high' },
    speed: { slow: 'slow', normal: 'normal', fast: 'fast', off: 'off' },
    confirm: { always: 'always', irreversible: 'if it cannot be undone', never: 'never' },
    patterns: { on: 'on', off: 'off' },
    labels: { on: 'on', off: 'off' },
    hand: { right: 'on the right', left: 'on the left' },
    next: { off: 'stay here', on: 'go to the next table' },
  } satisfies Names,
};

const fr: typeof en = {
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  title: {
    volume: 'Son',
    speed: 'Animations',
    confirm: 'Demander avant chaque coup',
    patterns: 'Motifs de couleur',
    labels: 'Noms sur le plateau',
    hand: 'Vos cartes et boutons',
    next: 'Après votre tour',
  },
  value: {
    volume: { off: 'coupé', low: 'faible', middle: 'moyen', high: 'fort' },
    speed: { slow: 'lentes', normal: 'normales', fast: 'rapides', off: 'aucune' },
    confirm: { always: 'toujours', irreversible: 'si c’est irréversible', never: 'jamais' },
    patterns: { on: 'oui', off: 'non' },
    labels: { on: 'oui', off: 'non' },
    hand: { right: 'à droite', left: 'à gauche' },
    next: { off: 'rester ici', on: 'aller à la table suivante' },
  },
};

export const settingsTexts = texts({ en, fr });
