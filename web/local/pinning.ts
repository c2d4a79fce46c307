/** Stores the figures of saved tables that lack them, a while after the page has loaded. Loads games only if needed. */

const AFTER = 3000;

export function pinLater(): void {
  setTimeout(() => void pin().catch((error: unknown) => console.error(error)), AFTER);
}

async function pin(): Promise<void> {
  const { lacksFigures } = await import('./saved.ts');
  if (!(await lacksFigures())) return;
  const { pinEditions } = await import('./rooms.ts');
  const missing = await pinEditions();
  if (missing.length > 0)
    console.error(`The figures of these tables are not available any more: ${missing.join(', ')}`);
}
