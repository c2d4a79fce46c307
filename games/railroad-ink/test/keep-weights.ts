/** Writes trained weights to the bot's weights.json: `npx tsx games/railroad-ink/test/keep-weights.ts <weights.bin> "<how made>"`. */

import { writeFileSync } from 'node:fs';
import { keepWeights } from '../bot/weights.ts';
import { readLists } from './weights-file.ts';

/** The precision of the stored weights, in points. */
const STEP = 0.02;

const [file = 'weights.bin', made = ''] = process.argv.slice(2);
const kept = keepWeights(readLists(file), STEP, made);
writeFileSync(new URL('../bot/weights.json', import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${kept.bytes.length} characters`);
