/** A face of a die, as a person with the dice in front of them looks for it. */

import type { JSX } from 'solid-js';
import type { InkRules } from '../rules/rules.ts';
import { Face } from './faces.tsx';

export function Outcome(props: { rules: InkRules; what: string; kind: number }): JSX.Element {
  const drawing = () => {
    const { dice, drawings } = props.rules.tables;
    return drawings.faces[dice.find((die) => die.what === props.what)!.faces[props.kind]!]!.first;
  };
  return (
    <span class="ink-board ink-outcome" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Face tables={props.rules.tables} drawing={drawing()} />
      </svg>
    </span>
  );
}
