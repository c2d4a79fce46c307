/** The thread that analyses a finished game: a question goes in, one judgement after another comes out, and null at the end. */

import { typeset } from '@quai/engine/typeset.ts';
import { judge, type Question } from '@quai/games/analysing.ts';

addEventListener('message', async (event: MessageEvent<Question>) => {
  const { language } = event.data;
  try {
    for await (const { judged, ...progress } of judge(event.data, () => performance.now())) {
      const said =
        judged === null
          ? null
          : {
              ...judged,
              chosen: typeset(language, judged.chosen),
              best: judged.best.map((one) => ({ ...one, text: typeset(language, one.text) })),
            };
      postMessage({ ...progress, judged: said });
    }
    postMessage(null);
  } catch (error) {
    reportError(error);
  }
});
