/**
 * A board taken apart: its networks, its longest ways, its empty spaces, and its value by given weights; and, from that,
 * about what the value would be after one more drawing, without making the board.
 */

import { HIGHWAY, RAILWAY } from '../rules/looks.ts';
import { Country } from './country.ts';
import { AT, numbering, SPECIAL_SETS, WAYS, type Weights } from './features.ts';
import { Linking } from './linking.ts';
import type { Shapes, Sketch } from './shapes.ts';
import { Ways } from './ways.ts';

const wayIndex = (length: number): number => (length < WAYS ? length : WAYS - 1);

export class Anatomy {
  /** Did the drawing last asked about close a ring? Then its longest ways were only estimated. */
  ring = false;
  private readonly shapes: Shapes;
  private readonly linking: Linking;
  private readonly country: Country;
  private readonly highway: Ways;
  private readonly railway: Ways;
  private sketch: Sketch | null = null;
  private weights: Weights | null = null;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.linking = new Linking(shapes);
    this.country = new Country(shapes, this.linking);
    this.highway = new Ways(shapes, HIGHWAY);
    this.railway = new Ways(shapes, RAILWAY);
  }

  /** Takes a board apart and answers its value. */
  study(sketch: Sketch, weights: Weights): number {
    this.sketch = sketch;
    this.weights = weights;
    const { highway, railway } = this;
    highway.study(sketch);
    railway.study(sketch);
    return (
      this.linking.study(sketch, weights) +
      this.country.study(sketch, weights) +
      (highway.longest >> 1) +
      (railway.longest >> 1) +
      weights.way[wayIndex(highway.hopeful)]! +
      weights.way[wayIndex(railway.hopeful)]! +
      weights.specials[this.specialSet(sketch.crossed)]!
    );
  }

  /** About what `study` would answer after this drawing in this empty space, with these special routes crossed off. */
  after(space: number, drawing: number, crossed: number): number {
    const { looks } = this.sketch!;
    const { highway, railway } = this;
    const weights = this.weights!;
    const ringOfHighway = highway.after(looks, space, drawing);
    this.ring = railway.after(looks, space, drawing) || ringOfHighway;
    return (
      this.linking.after(space, drawing) +
      this.country.after(space, drawing) +
      (highway.longestAfter >> 1) +
      (railway.longestAfter >> 1) +
      weights.way[wayIndex(highway.hopefulAfter)]! +
      weights.way[wayIndex(railway.hopefulAfter)]! +
      weights.specials[this.specialSet(crossed)]!
    );
  }

  private specialSet(crossed: number): number {
    return (crossed >> this.shapes.firstSpecial) & (SPECIAL_SETS - 1);
  }

  /** What the board studied last scores for sure, without hopes and fears. */
  get certain(): number {
    return this.linking.points + (this.highway.longest >> 1) + (this.railway.longest >> 1);
  }

  /** Its features, by their numbers in a list of weights. */
  features(each: (feature: number) => void): void {
    this.country.features(each);
    this.linking.features(each);
    each(AT.way + wayIndex(this.highway.hopeful));
    each(AT.way + wayIndex(this.railway.hopeful));
    each(AT.specials + numbering.specials[this.specialSet(this.sketch!.crossed)]!);
  }
}
