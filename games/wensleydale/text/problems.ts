/** What does not make sense in an edition, in words. Each sentence follows the path of the value at fault. */

import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';

type Terrain = 'hill' | 'lowland' | 'valley';

const en = {
  spaceOrder: (number: number) => `spaces are numbered in order, so ${number} is expected here`,
  seatCubes: (cubes: number) => `a player has only ${counted('en', cubes, 'cube')}`,
  fewDiscs: (spaces: number) => `there are fewer discs than the ${spaces} auction spaces`,
  usedTwice: (id: string) => `${id} is used twice`,
  trainInfluence: (most: number) => `nobody can have more than ${most} Train influence`,
  trackEnds: (most: number) => `the track ends at ${most}`,
  oneByOne: 'spaces go down one by one from the best',
  noSpace: (value: number) => `the track has no space ${value}`,
  cubes: (drawn: number, bag: number) => `set-up draws ${counted('en', drawn, 'cube')}, but the bag holds ${bag}`,
  figures: (drawn: number, bag: number) => `set-up draws ${counted('en', drawn, 'figure')}, but the bag holds ${bag}`,
  hillTown: 'no link can reach a hill, so it cannot have a town',
  goods: (expected: 'stone' | 'cheese' | null, terrain: Terrain, town: boolean) =>
    `${expected ?? 'no cube'} is expected in a ${terrain} with${town ? '' : 'out'} a town`,
  companyTwice: 'a company is named twice',
  smallCompany: 'only large towns belong to a company at the start',
  outOnly: 'no line could ever start in a region that cannot be entered and has no company town',
  offCanvas: (x: number, y: number) => `the point ${x},${y} lies off the canvas`,
  noCompanyTown: 'there is no company town, so no line can start',
  noRegion: (id: string) => `no region is called ${id}`,
  ownBorder: (id: string) => `${id} has no border with itself`,
  borderTwice: (a: string, b: string, at: number) => `the border of ${a} and ${b} is already listed in borders[${at}]`,
  sideOfMany: (side: string, owners: number) => `the side ${side} belongs to ${owners} regions`,
  unnamed: (a: string, b: string) => `the polygons of ${a} and ${b} share a side, but no border names them`,
  noSide: (a: string, b: string) => `the polygons of ${a} and ${b} share no side`,
  centre: 'the centre lies outside the polygon',
  offBorder: 'a link would lie off its border',
  leaves: (id: string) => `the drawn border leaves the outline of ${id}`,
};

const fr: typeof en = {
  spaceOrder: (number) => `les cases sont numérotées dans l’ordre : il faut ici ${number}`,
  seatCubes: (cubes) => `un joueur n’a que ${counted('fr', cubes, 'cube')}`,
  fewDiscs: (spaces) => `il y a moins de disques que les ${spaces} cases d’enchères`,
  usedTwice: (id) => `${id} sert deux fois`,
  trainInfluence: (most) => `personne ne peut avoir plus de ${counted('fr', most, 'point')} d’influence Moteur`,
  trackEnds: (most) => `la piste s’arrête à ${most}`,
  oneByOne: 'les cases descendent une à une depuis la meilleure',
  noSpace: (value) => `la piste n’a pas de case ${value}`,
  cubes: (drawn, bag) => `la mise en place tire ${counted('fr', drawn, 'cube')}, mais le sac en contient ${bag}`,
  figures: (drawn, bag) =>
    `la mise en place tire ${counted('fr', drawn, 'personnage')}, mais le sac en contient ${bag}`,
  hillTown: 'aucun lien n’atteint une colline : elle ne peut pas avoir de ville',
  goods: (expected, terrain, town) =>
    `il faut ${GOODS[expected ?? 'none']} en ${TERRAINS[terrain]} ${town ? 'avec' : 'sans'} ville`,
  companyTwice: 'une compagnie est nommée deux fois',
  smallCompany: 'seules les grandes villes appartiennent à une compagnie au début',
  outOnly: 'aucune ligne ne pourrait partir d’une région où l’on n’entre pas et qui n’a pas de ville de compagnie',
  offCanvas: (x, y) => `le point ${x},${y} est hors de la carte`,
  noCompanyTown: 'il n’y a pas de ville de compagnie : aucune ligne ne peut partir',
  noRegion: (id) => `aucune région ne s’appelle ${id}`,
  ownBorder: (id) => `${id} n’a pas de limite avec elle-même`,
  borderTwice: (a, b, at) => `la limite de ${a} et ${b} est déjà dans borders[${at}]`,
  sideOfMany: (side, owners) => `le côté ${side} appartient à ${owners} régions`,
  unnamed: (a, b) => `les polygones de ${a} et ${b} ont un côté commun, mais aucune limite ne les nomme`,
  noSide: (a, b) => `les polygones de ${a} et ${b} n’ont pas de côté commun`,
  centre: 'le centre est hors du polygone',
  offBorder: 'un lien serait à côté de sa limite',
  leaves: (id) => `la limite dessinée quitte le contour de ${id}`,
};

const TERRAINS: Readonly<Record<Terrain, string>> = { hill: 'colline', lowland: 'Lowlands', valley: 'vallée' };
const GOODS = { stone: 'un cube Pierre', cheese: 'un cube Fromage', none: 'aucun cube' } as const;

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
