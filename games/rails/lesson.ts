/** What a lesson of the family points at. */

/** The drawn route of this id, as a selector. */
export function drawnRoute(edition: Readonly<{ routes: readonly Readonly<{ id: string }>[] }>, id: string): string {
  return `[data-place="route-${edition.routes.findIndex((route) => route.id === id)}"]`;
}
