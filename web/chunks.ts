/**
 * Which modules are loaded together. Left alone, the bundler makes a file of every set of modules that some pages share, and a table
 * asks for sixty of them: on a slow network each costs a round trip, and a kilobyte for its headers. So there is one file for what
 * every page needs, one for the home page, one for all tables, one for each game, and one for its words in each language.
 */

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that these import, and what those import, but not what is loaded on demand. */
function closureOf(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const module = graph.getModuleInfo(id);
    if (module === null || found.has(id)) continue;
    found.add(id);
    queue.push(...module.importedIds);
  }
  return found;
}

/** `root`: the folder of the whole project. `games`: the folders of games, those that share code included. */
export function chunkNames(root: string, games: readonly string[]) {
  const at = (path: string) => `${root}/${path}`;
  type Sets = Readonly<Record<'main' | 'home' | 'table', Set<string>>> & Readonly<{ games: Map<string, Set<string>> }>;
  let sets: Sets | null = null;
  const read = (graph: Graph): Sets => ({
    main: closureOf(graph, [at('web/main.tsx')]),
    home: closureOf(graph, [at('web/pages/home.tsx')]),
    table: closureOf(graph, [at('web/pages/table.tsx')]),
    games: new Map(
      games.map((game) => {
        const own = ['game.ts', 'board/board.tsx', 'board/guide.ts', 'text/words.ts'];
        return [
          game,
          closureOf(
            graph,
            own.map((file) => at(`games/${game}/${file}`)),
          ),
        ] as const;
      }),
    ),
  });
  return (id: string, graph: Graph): string | null => {
    sets ??= read(graph);
    const { main, home, table, games: ofGames } = sets;
    const plain = id.split('?')[0] ?? id;
    // In one language, and loaded for that alone.
    const [, game, language] = /\/games\/([a-z-]+)\/text\/(?:[a-z]+\.)?(en|fr)\.ts$/.exec(plain) ?? [];
    if (game !== undefined) return `text-${game}-${language}`;
    if (main.has(id)) return 'main';
    if (home.has(id)) return table.has(id) ? 'common' : 'home';
    if (table.has(id)) return 'table';
    const users = [...ofGames].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    const own = games.find((name) => plain.startsWith(at(`games/${name}/`)));
    if (users.length === 0) return null;
    return own === undefined ? (users.length > 1 ? 'table' : `game-${users[0]}`) : `game-${own}`;
  };
}
