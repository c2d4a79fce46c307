/** The form of the rails family. */

export { form } from '../../rails/form/form.ts';
