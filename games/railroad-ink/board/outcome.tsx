/** A face of a die, for entering the outcome of a roll made with real dice. */

import { at } from '@quai/engine/at.ts';
import type { JSX } from 'solid-js';
import type { InkRules } from '../rules/rules.ts';
import { faceShown } from '../rules/tables.ts';
import { Face } from './faces.tsx';

export function Outcome(props: { rules: InkRules; what: string; kind: number }): JSX.Element {
  const drawing = () => {
    const { tables } = props.rules;
    return at(tables.drawings.faces, faceShown(tables, props.what, props.kind)).first;
  };
  return (
    <span class="ink-board ink-outcome" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Face tables={props.rules.tables} drawing={drawing()} />
      </svg>
    </span>
  );
}
