/** Problems found in an edition, in words. The caller puts the path before them. */

import { counted, wordFor } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';

type Kind = 'none' | 'highway' | 'railway' | 'river' | 'lake';

const en = {
  notBorder: (side: string, space: string) => `side ${side} of ${space} is not on the border`,
  twoExits: (side: string, space: string) => `side ${side} of ${space} has two exits`,
  twice: (space: string) => `${space} is listed twice`,
  exitValues: (values: number, most: number) => `${values} values, but networks may link 0 to ${most} exits`,
  fewExits: 'a network with fewer than two exits must score nothing',
  lessForMore: 'more exits must not score less',
  specials: (count: number) =>
    `there ${wordFor('en', count, 'is', 'are')} only ${counted('en', count, 'special route')}`,
  tooManyFaces: (count: number, most: number) => `${count} faces in all; at most ${most} are allowed`,
  codeTwice: (code: string) => `${code} is the code of another face`,
  strangeEnd: (kind: Kind) => `a ${kind} end does not belong here`,
  groups: (side: string, times: number) => `side ${side} is in ${times} groups`,
  notJoined: (kind: Kind) => `the ${kind} ends are not connected to each other`,
  twoGroups: 'a space holds at most two groups',
  river: 'a river must run from one side to another',
  noFace: 'there is no such face',
  unused: (code: string) => `no die shows the face ${code}`,
};

const KINDS: Readonly<Record<Kind, string>> = {
  none: 'vide',
  highway: 'd’autoroute',
  railway: 'de chemin de fer',
  river: 'de rivière',
  lake: 'de lac',
};

const fr: typeof en = {
  notBorder: (side, space) => `le côté ${side} de ${space} n’est pas au bord`,
  twoExits: (side, space) => `le côté ${side} de ${space} a deux sorties`,
  twice: (space) => `${space} figure deux fois`,
  exitValues: (values, most) => `${values} valeurs, alors qu’un réseau peut relier de 0 à ${most} sorties`,
  fewExits: 'un réseau de moins de deux sorties ne doit rien rapporter',
  lessForMore: 'plus de sorties ne doivent pas rapporter moins',
  specials: (count) => `il n’y a que ${counted('fr', count, 'Voie Spéciale', 'Voies Spéciales')}`,
  tooManyFaces: (count, most) => `${count} faces en tout ; ${most} au plus sont permises`,
  codeTwice: (code) => `${code} est le code d’une autre face`,
  strangeEnd: (kind) => `une extrémité ${KINDS[kind]} n’a pas sa place ici`,
  groups: (side, times) => `le côté ${side} est dans ${times} groupes`,
  notJoined: (kind) => `les extrémités ${KINDS[kind]} ne sont pas reliées entre elles`,
  twoGroups: 'une case contient au plus deux groupes',
  river: 'une rivière doit aller d’un côté à un autre',
  noFace: 'cette face n’existe pas',
  unused: (code) => `aucun dé ne montre la face ${code}`,
};

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
