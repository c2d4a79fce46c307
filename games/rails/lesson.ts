/** What lessons of the family point at, and what they call the moves of a learner. */

import type { Language } from '@quai/engine/words.ts';

interface Printed {
  readonly places: readonly Readonly<{ id: string; name: string; names?: Readonly<Record<string, string>> }>[];
  readonly routes: readonly Readonly<{ id: string; a: string; b: string }>[];
  readonly cards: Readonly<{
    colours: readonly Readonly<{ letter: string; name: Readonly<Record<Language, string>> }>[];
    wild: Readonly<{ letter: string; name: Readonly<Record<Language, Readonly<{ one: string; many: string }>>> }>;
  }>;
}

/** A CSS selector for the drawn route with this id. */
export function drawnRoute(edition: Pick<Printed, 'routes'>, id: string): string {
  return `[data-place="route-${edition.routes.findIndex((route) => route.id === id)}"]`;
}

/** For several routes side by side. */
export const drawnRoutes = (edition: Pick<Printed, 'routes'>, ...ids: readonly string[]): string =>
  `:is(${ids.map((id) => drawnRoute(edition, id)).join(', ')})`;

/** For places on the map. */
export const drawnPlaces = (edition: Pick<Printed, 'places'>, ...ids: readonly string[]): string =>
  `:is(${ids.map((id) => `[data-place="place-${edition.places.findIndex((place) => place.id === id)}"]`).join(', ')})`;

/** For the face-up cards of a colour, by its letter. */
export function faceUp({ cards }: Pick<Printed, 'cards'>, letter: string): string {
  const kind = cards.colours.findIndex((colour) => colour.letter === letter);
  return `[data-place="market-${kind < 0 ? cards.colours.length : kind}"]`;
}

const texts = {
  en: {
    take: (card: string) => `Taking ${card}`,
    takeWild: (wild: string) => `Taking a ${wild}`,
    blind: 'Drawing from the pile',
    tickets: (noun: string) => `Drawing ${noun}`,
    keep: (noun: string) => `Keeping other ${noun}`,
    pay: (wild: string) => `Paying with a ${wild}`,
    payOther: 'Paying that way',
  },
  fr: {
    take: (card: string) => `Prendre ${/^[aeiouy]/.test(card) ? 'de l’' : 'du '}${card}`,
    takeWild: (wild: string) => `Prendre une carte ${wild}`,
    blind: 'Piocher à l’aveugle',
    tickets: (noun: string) => `Piocher des ${noun}`,
    keep: (noun: string) => `Garder d’autres ${noun}`,
    pay: (wild: string) => `Payer avec une carte ${wild}`,
    payOther: 'Payer ainsi',
  },
} as const;

/** What a move is called at the beginning of a sentence: the two places of a route, the card taken. `noun`: tickets, destinations. */
export function chosenIn({ places, routes, cards }: Printed, noun: Readonly<Record<Language, string>>) {
  return (move: string, language: Language): string => {
    const say = texts[language];
    const wild = cards.wild.name[language].one;
    const [kind, what = ''] = move.split(':');
    const place = (id: string) => {
      const found = places.find((place) => place.id === id);
      return found?.names?.[language] ?? found?.name ?? '';
    };
    switch (kind) {
      case 'claim': {
        const route = routes.find(({ id }) => id === what);
        return route === undefined ? '' : `${place(route.a)} – ${place(route.b)}`;
      }
      case 'take': {
        const colour = cards.colours.find(({ letter }) => letter === what);
        return colour === undefined ? say.takeWild(wild) : say.take(colour.name[language]);
      }
      case 'blind':
        return say.blind;
      case 'tickets':
        return say.tickets(noun[language]);
      case 'keep':
        return say.keep(noun[language]);
      default:
        return what.includes(cards.wild.letter) ? say.pay(wild) : say.payOther;
    }
  };
}
