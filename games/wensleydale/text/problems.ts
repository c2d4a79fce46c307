/** What does not make sense in an edition, in words. Each sentence follows the path of the value at fault. */

import type { Language } from '@quai/engine/words.ts';

type Terrain = 'hill' | 'lowland' | 'valley';

const en = {
  spaceOrder: (number: number) => `spaces are numbered in order, so ${number} is expected here`,
  seatCubes: (cubes: number) => `a seat has only ${cubes} cubes`,
  fewDiscs: (spaces: number) => `there are fewer discs than the ${spaces} auction spaces`,
  usedTwice: (id: string) => `${id} is used twice`,
  trainInfluence: (most: number) => `nobody can have more than ${most} train influence`,
  trackEnds: (most: number) => `the track ends at ${most}`,
  oneByOne: 'spaces go down one by one from the best',
  noSpace: (value: number) => `the track has no space ${value}`,
  cubes: (drawn: number, bag: number) => `set-up draws ${drawn} cubes and the bag holds ${bag}`,
  figures: (drawn: number, bag: number) => `set-up draws ${drawn} figures and the bag holds ${bag}`,
  hillTown: 'no link reaches a hill, so no town lies there',
  goods: (expected: 'stone' | 'cheese' | null, terrain: Terrain, town: boolean) =>
    `${expected ?? 'no cube'} is expected in a ${terrain} with${town ? '' : 'out'} a town`,
  companyTwice: 'a company is named twice',
  smallCompany: 'only large towns belong to a company at the start',
  outOnly: 'no line could ever start in a region that cannot be entered and has no company town',
  offCanvas: (x: number, y: number) => `the point ${x},${y} lies off the canvas`,
  noCompanyTown: 'there is no company town, so no line can start',
  noRegion: (id: string) => `no region is called ${id}`,
  ownBorder: (id: string) => `${id} has no border with itself`,
  borderTwice: (a: string, b: string, at: number) => `the border of ${a} and ${b} stands already in borders[${at}]`,
  sideOfMany: (side: string, owners: number) => `the side ${side} belongs to ${owners} regions`,
  unnamed: (a: string, b: string) => `the polygons of ${a} and ${b} share a side, but no border names them`,
  noSide: (a: string, b: string) => `the polygons of ${a} and ${b} share no side`,
  centre: 'the centre lies outside the polygon',
  offBorder: 'a link would lie off its border',
  leaves: (id: string) => `the drawn border leaves the outline of ${id}`,
};

const fr: typeof en = {
  spaceOrder: (number) => `les cases sont numérotées dans l’ordre : on attend ici ${number}`,
  seatCubes: (cubes) => `un joueur n’a que ${cubes} cubes`,
  fewDiscs: (spaces) => `il y a moins de disques que les ${spaces} cases d’enchères`,
  usedTwice: (id) => `${id} sert deux fois`,
  trainInfluence: (most) => `personne ne peut avoir plus de ${most} en influence de trains`,
  trackEnds: (most) => `la piste s’arrête à ${most}`,
  oneByOne: 'les cases descendent une à une depuis la meilleure',
  noSpace: (value) => `la piste n’a pas de case ${value}`,
  cubes: (drawn, bag) => `la mise en place tire ${drawn} cubes et le sac en contient ${bag}`,
  figures: (drawn, bag) => `la mise en place tire ${drawn} figurines et le sac en contient ${bag}`,
  hillTown: 'aucun tronçon n’atteint une colline : aucune ville ne s’y trouve',
  goods: (expected, terrain, town) =>
    `on attend ${GOODS[expected ?? 'none']} dans une ${TERRAINS[terrain]} ${town ? 'avec' : 'sans'} ville`,
  companyTwice: 'une compagnie est nommée deux fois',
  smallCompany: 'seules les grandes villes appartiennent à une compagnie au début',
  outOnly: 'aucune ligne ne pourrait partir d’une région où l’on n’entre pas et qui n’a pas de ville de compagnie',
  offCanvas: (x, y) => `le point ${x},${y} est hors de la feuille`,
  noCompanyTown: 'il n’y a pas de ville de compagnie : aucune ligne ne peut partir',
  noRegion: (id) => `aucune région ne s’appelle ${id}`,
  ownBorder: (id) => `${id} n’a pas de frontière avec elle-même`,
  borderTwice: (a, b, at) => `la frontière de ${a} et ${b} est déjà dans borders[${at}]`,
  sideOfMany: (side, owners) => `le côté ${side} appartient à ${owners} régions`,
  unnamed: (a, b) => `les polygones de ${a} et ${b} ont un côté commun, mais aucune frontière ne les nomme`,
  noSide: (a, b) => `les polygones de ${a} et ${b} n’ont pas de côté commun`,
  centre: 'le centre est hors du polygone',
  offBorder: 'un tronçon serait à côté de sa frontière',
  leaves: (id) => `la frontière dessinée quitte le contour de ${id}`,
};

const TERRAINS: Readonly<Record<Terrain, string>> = { hill: 'colline', lowland: 'plaine', valley: 'vallée' };
const GOODS = { stone: 'de la pierre', cheese: 'du fromage', none: 'aucun cube' } as const;

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
