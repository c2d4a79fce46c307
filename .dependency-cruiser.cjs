/** Who may import whom, as ARCHITECTURE.md describes it. */

const OUR = '^(engine|protocol|kit|table|games|bots|server|web|cli|bench)/';
const GAME = '^games/([^/]+)/';
const TEST = '/test/|\\.test\\.ts$|^engine/kit/|^bench/fuzz/';

/** `from` may import, of our own folders, only what `to` matches. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: OUR, pathNot: to },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('engine-alone', '^engine/', '^engine/', 'engine imports nothing of ours'),
    only('protocol-knows-engine', '^protocol/', '^(engine|protocol)/', 'the protocol is known to all and knows nobody'),
    only('kit-knows-engine', '^kit/', '^(engine|kit)/', 'boards and site share the kit; it knows neither'),
    only('table-knows-engine', '^table/', '^(engine|protocol|table)/', 'the table knows games only by the contract'),
    only('bots-know-engine', '^bots/', '^(engine|bots)/', 'bots know games only by the contract'),
    only(
      'games-know-no-site',
      '^games/',
      '^(engine|protocol|kit|table|bots|games)/',
      'games import the kit, never the site or the server',
    ),
    only(
      'rules-know-engine',
      '^games/([^/]+)/rules/',
      '^engine/|^games/$1/|^games/rails/',
      "a game's rules know the engine and themselves",
    ),
    only('bot-knows-its-rules', '^games/[^/]+/bot/', '^(engine|bots)/|^games/', "a game's bot knows its rules"),
    only(
      'board-knows-its-rules',
      '^games/[^/]+/board/',
      '^engine/|^games/|^kit/',
      "a game's board knows its rules, its text, the kit",
    ),
    only(
      'server-has-no-interface',
      '^(server|cli|bench)/',
      '^(engine|protocol|table|games|bots|server|cli|bench)/',
      'no interface code on the server',
    ),
    only('web-has-no-server', '^web/', '^(engine|protocol|kit|table|games|bots|web)/', 'no server code in the browser'),
    {
      name: 'server-mounts-no-board',
      severity: 'error',
      from: { path: '^(server|cli|bench|table|bots|engine)/' },
      to: { path: '^games/[^/]+/board/' },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      comment: 'only rails/ is shared, by berlin/ and northern-lights/',
      from: { path: GAME },
      to: { path: GAME, pathNot: ['^games/$1/', '^games/rails/'] },
    },
    {
      name: 'only-the-family-uses-rails',
      severity: 'error',
      from: { path: GAME, pathNot: '^games/(rails|berlin|northern-lights)/' },
      to: { path: '^games/rails/' },
    },
    {
      name: 'pure-folders-have-no-io',
      severity: 'error',
      comment: 'no clock, no I/O in engine, table, bots and rules',
      from: { path: '^(engine|protocol|kit|table|bots|games)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-the-house',
      severity: 'error',
      from: { path: OUR, pathNot: TEST },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
