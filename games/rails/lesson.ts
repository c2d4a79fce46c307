/** What lessons of the family point at. */

/** A CSS selector for the drawn route with this id. */
export function drawnRoute(edition: Readonly<{ routes: readonly Readonly<{ id: string }>[] }>, id: string): string {
  return `[data-place="route-${edition.routes.findIndex((route) => route.id === id)}"]`;
}
