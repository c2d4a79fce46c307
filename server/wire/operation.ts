/** What the description of the HTTP interface says of one of its operations. */

import type { GenericSchema } from 'valibot';

export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  /** With its variables in braces. */
  readonly path: string;
  readonly summary: string;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema | 'record' | 'text';
  readonly refusals: readonly number[];
}
