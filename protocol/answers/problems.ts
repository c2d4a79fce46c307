/** The body of every refusal over HTTP. `../problems.ts` has the codes; they are kept apart so that the site need not load them. */

import * as v from 'valibot';

export const ProblemsSchema = v.object({
  /** Sentences, in the language of the request. */
  problems: v.array(v.string()),
  /** The same problems by code, with their parameters. A client may meet codes newer than itself. */
  codes: v.array(v.looseObject({ code: v.string() })),
  /** Names the request in the server's log, after a fault of the server. */
  request: v.optional(v.string()),
});
