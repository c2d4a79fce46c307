/** Structured logs. No cookie, no body, no position: a request is its method, its address without what follows `?`, its id. */

import { type Logger, pino } from 'pino';

export function createLogger(level: string, out?: { write(text: string): void }): Logger {
  const options = {
    level,
    serializers: {
      req: (request: { id: unknown; method: string; url: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url.split('?')[0],
        ip: request.ip,
      }),
      err: brief,
      error: brief,
    },
  };
  return out === undefined ? pino(options) : pino(options, out);
}

/** What kind of error, where; none of the properties that libraries hang on their errors. */
function brief(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
