/**
 * Analyses a board: its networks, longest ways, empty spaces, and its value under given weights. From that it estimates
 * the value after one more drawing without building the resulting board.
 */

import { HIGHWAY, RAILWAY } from '../rules/looks.ts';
import { Country } from './country.ts';
import { AT, numbering, SPECIAL_SETS, WAYS, type Weights } from './features.ts';
import { Linking } from './linking.ts';
import type { Shapes, Sketch } from './shapes.ts';
import { Ways } from './ways.ts';

const wayIndex = (length: number): number => (length < WAYS ? length : WAYS - 1);

export class Anatomy {
  /** Whether the drawing last passed to `after` closes a cycle, in which case its longest ways are only estimated. */
  ring = false;
  private readonly shapes: Shapes;
  private readonly linking: Linking;
  private readonly country: Country;
  private readonly highway: Ways;
  private readonly railway: Ways;
  // Set by `study`, which always comes first.
  private sketch!: Sketch;
  private weights!: Weights;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.linking = new Linking(shapes);
    this.country = new Country(shapes, this.linking);
    this.highway = new Ways(shapes, HIGHWAY);
    this.railway = new Ways(shapes, RAILWAY);
  }

  /** Analyses a board and returns its value. */
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

  /** An estimate of what `study` would return after this drawing in this empty space, with these special routes crossed off. */
  after(space: number, drawing: number, crossed: number): number {
    const { looks } = this.sketch;
    const { highway, railway, weights } = this;
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

  /** The points the board studied last is sure to score. */
  get certain(): number {
    return this.linking.points + (this.highway.longest >> 1) + (this.railway.longest >> 1);
  }

  /** The features of the board studied last, as indexes into a list of weights. */
  features(each: (feature: number) => void): void {
    this.country.features(each);
    this.linking.features(each);
    each(AT.way + wayIndex(this.highway.hopeful));
    each(AT.way + wayIndex(this.railway.hopeful));
    each(AT.specials + numbering.specials[this.specialSet(this.sketch.crossed)]!);
  }
}
