/** What the conformance kit needs to know is the family's. */

export { kitOf } from '../../rails/test/kit.ts';
