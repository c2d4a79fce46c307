/** Counting in both languages, for texts that are loaded apart. */

export const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** In French, zero is singular. */
export const pluriel = (count: number, one: string, more = `${one}s`) => `${count} ${count < 2 ? one : more}`;

/** De, d’ devant une voyelle. */
export const of = (name: string) => (/^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`);
