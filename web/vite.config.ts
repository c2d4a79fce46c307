import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { BEFORE, inEachLanguage } from './before.ts';

const OUT = join(import.meta.dirname, '..', process.env.QUAI_DIST ?? 'dist', 'web');

/** What gets smaller; fonts and pictures are packed already. */
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

const MANIFEST = 'quai.webmanifest';

/** Packed once here, so that no server has to at every visit. */
function pack(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

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
      for (const [page, { script }] of Object.entries(BEFORE)) {
        const own = chunks.filter(({ moduleIds }) => script !== null && moduleIds.some((id) => id.endsWith(script)));
        const files = [...withImports(own.map(({ fileName }) => fileName))];
        links.set(page, files.map((file) => `<link rel="modulepreload" href="/${file}" />`).join(''));
      }
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
        .filter((path) => !path.endsWith('sw.js') && !path.endsWith('.map'))
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
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
