/** The thread of the arena, from source: it must be taught TypeScript first. A build has the thread itself at this place. */

import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./thread.ts');
export default play;
