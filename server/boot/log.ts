/** Structured logs, without cookies, bodies or positions. A request is logged as its method, its path and its id. */

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

/** The kind of error and its stack, without the properties that libraries attach to errors. */
function brief(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
