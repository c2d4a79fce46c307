import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { LANGUAGES } from '../engine/words.ts';
import { BEFORE, inEachLanguage } from './before.ts';
import { chunkNames } from './chunks.ts';

const OUT = join(import.meta.dirname, '..', process.env.QUAI_DIST ?? 'dist', 'web');

const ROOT = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'test')
  .map(({ name }) => name);

/** What gets smaller; fonts and pictures are packed already. */
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

const MANIFEST = 'quai.webmanifest';

/** Packed once here, so that no server has to at every visit. */
function pack(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Where the server finds what a table of each game needs besides, in each language: it tells browsers to load that at once. */
const PRELOAD = 'preload.json';

/** Pages are not blank while their scripts load, and ask for all of these at once. */
function shownBefore(): Plugin {
  const MARK = '<!--before-->';
  const links = new Map<string, string>();
  return {
    name: 'quai-before',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
        for (const chunk of chunks)
          if (names.includes(chunk.fileName) && !found.has(chunk.fileName)) {
            found.add(chunk.fileName);
            withImports(chunk.imports, found);
          }
        return found;
      };
      /** The files of these modules and of all they import, style sheets included. */
      const filesOf = (ends: readonly string[]): string[] => {
        const own = chunks.filter(({ moduleIds }) => ends.some((end) => moduleIds.some((id) => id.endsWith(end))));
        const scripts = [...withImports(own.map(({ fileName }) => fileName))];
        const styles = chunks
          .filter(({ fileName }) => scripts.includes(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [...scripts, ...styles];
      };
      for (const [page, { script }] of Object.entries(BEFORE)) {
        const files = script === null ? [] : filesOf([script]);
        const link = (file: string) =>
          file.endsWith('.css')
            ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
            : `<link rel="modulepreload" href="/${file}" />`;
        links.set(page, files.map(link).join(''));
      }
      const known = filesOf([BEFORE['table.html']?.script ?? '', '/web/main.tsx']);
      const preload = Object.fromEntries(
        GAMES.map((game) => {
          const files = filesOf([`/games/${game}/game.ts`, `/games/${game}/board/board.tsx`]);
          const text = (language: string) =>
            chunks
              .filter(({ name }) =>
                files.some((file) => name === `text-${/game-([a-z-]+)-/.exec(file)?.[1]}-${language}`),
              )
              .map(({ fileName }) => fileName);
          const needed = files.filter((file) => !known.includes(file));
          return [game, Object.fromEntries(LANGUAGES.map((language) => [language, [...needed, ...text(language)]]))];
        }),
      );
      this.emitFile({ type: 'asset', fileName: PRELOAD, source: JSON.stringify(preload) });
    },
    closeBundle() {
      const page = readFileSync(join(OUT, 'index.html'), 'utf8');
      const write = (name: string, english: string) => {
        for (const file of inEachLanguage(name, english)) writeFileSync(join(OUT, file.name), file.text);
      };
      for (const [name, { content }] of Object.entries(BEFORE))
        write(name, page.replace(MARK, content).replace('</head>', `${links.get(name) ?? ''}</head>`));
      write(MANIFEST, readFileSync(join(OUT, MANIFEST), 'utf8'));
    },
  };
}

/** Writes the list of files into the service worker, so that the whole site works without a network. */
function offline(): Plugin {
  return {
    name: 'quai-offline',
    apply: 'build',
    closeBundle() {
      const files = (folder: string): string[] =>
        readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
        );
      const list = files(OUT)
        .filter((path) => !path.endsWith('sw.js') && !path.endsWith('.map') && !path.endsWith(PRELOAD))
        .sort();
      const version = createHash('sha256');
      for (const path of list) version.update(readFileSync(path));
      const names = list.map((path) => `/${relative(OUT, path)}`);
      const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
      const filled = source
        .replace('__VERSION__', version.digest('hex').slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(names));
      writeFileSync(join(OUT, 'sw.js'), filled);
      for (const path of list.filter((name) => PACKED.test(name))) pack(path);
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), shownBefore(), offline()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(ROOT, GAMES) }] },
      },
    },
  },
  worker: { format: 'es' },
});
