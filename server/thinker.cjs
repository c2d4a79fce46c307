/**
 * What the pool loads: CommonJS, which then imports the thread itself. The pool would load a module with `require`, and a thread
 * that ends in the midst of that ends the whole process ("IsGraphAsync must be used on an instantiated module", Node 20).
 */

const thinker = import('./thinker.mjs');

module.exports = async (job) => (await thinker).default(job);
