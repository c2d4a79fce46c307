/** The thread in which bots think, from source: it must be taught TypeScript first. A build has the thread itself at this place. */

import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./thinker.ts');
export default think;
