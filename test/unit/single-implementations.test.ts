/**
 * Tests that workers, shared state and caches have one implementation each
 * (docs/adr/0030-one-store-one-cache-one-rpc.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const sourceFiles: readonly (readonly [file: string, text: string])[] = readdirSync(join(ROOT, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((fileName) => `src/${fileName.replaceAll('\\', '/')}`)
  .filter((filePath) => /\.tsx?$/.test(filePath) && !filePath.endsWith('.d.ts'))
  .map((filePath) => [filePath, readFileSync(join(ROOT, filePath), 'utf8')]);

/** Finds the files that match a pattern, except for those whose path begins with an exception. */
const findFiles = (pattern: RegExp, exceptions: readonly string[], searchedFiles = sourceFiles): string[] =>
  searchedFiles.flatMap(([filePath, sourceCode]) =>
    pattern.test(sourceCode) && !exceptions.some((exceptionPath) => filePath.startsWith(exceptionPath))
      ? [filePath]
      : [],
  );

const MESSAGE_PATTERN = /\bpostMessage\(|\bonmessage\b|addEventListener\(\s*'message'/;
/** Matches a start of a worker except in a function that returns it. */
const WORKER_PATTERN = /(?<!=>\s*)new Worker\(/;
const LISTENERS_PATTERN = /new (?:Set|Map)<(?:[^;\n]*\) => void>|\w*Listener\b)/;
/** Matches code that drops the oldest entry or empties a map that has become too large. */
const CACHE_PATTERN =
  /\bconst \[oldest\] =|\bof [\w.#]+\.keys\(\)\) if \([\w.#]+\.size >|\.keys\(\)\.next\(\)|\.size >=? \w+\) [\w.#]+\.clear\(\)/;

describe('single implementations', () => {
  it('worker messages are handled in one place, so that every crash is noticed', () => {
    // The announcements pass operations between windows, not between workers.
    const exceptions = [
      'src/renderer/platform/worker-',
      'src/main/journal/thread/worker',
      'src/renderer/store/changes/announcements.ts',
    ];
    expect(findFiles(MESSAGE_PATTERN, exceptions)).toEqual([]);
  });

  it('workers start in functions that are passed to a WorkerClient', () => {
    // pdf.js talks to its worker itself; the journal and the command line use threads of Node.
    const exceptions = [
      'src/main/command-line.ts',
      'src/cli/thread.ts',
      'src/renderer/features/print/pages/pdf-source.ts',
      'src/main/journal/thread/worker-client.ts',
    ];
    expect(findFiles(WORKER_PATTERN, exceptions)).toEqual([]);
    const filesWithWorkers = sourceFiles.filter(
      ([filePath, sourceCode]) => sourceCode.includes('new Worker(') && !exceptions.includes(filePath),
    );
    expect(
      filesWithWorkers
        .filter(([, sourceCode]) => !/\bWorkerClient\b|\bwithWorker\b/.test(sourceCode))
        .map(([filePath]) => filePath),
    ).toEqual([]);
  });

  it('listeners of the renderer are held by zustand stores only', () => {
    // Listeners of database writes receive a start and an end, which is not state.
    const rendererFiles = sourceFiles.filter(([filePath]) => filePath.startsWith('src/renderer/'));
    expect(findFiles(LISTENERS_PATTERN, ['src/renderer/store/watch-writes.ts'], rendererFiles)).toEqual([]);
  });

  it('old values are dropped by one cache only', () => {
    expect(findFiles(CACHE_PATTERN, ['src/shared/base/cache.ts'])).toEqual([]);
  });

  it.each([
    [MESSAGE_PATTERN, 'worker.postMessage(request);'],
    [MESSAGE_PATTERN, "worker.addEventListener('message', ({ data }) => done(data));"],
    [WORKER_PATTERN, "const worker = new Worker(new URL('./x.worker.ts', import.meta.url));"],
    [LISTENERS_PATTERN, 'const listeners = new Set<() => void>();'],
    [LISTENERS_PATTERN, 'readonly #drops = new Set<DropListener>();'],
    [CACHE_PATTERN, 'const [oldest] = cards.keys();'],
    [CACHE_PATTERN, 'for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);'],
    [CACHE_PATTERN, 'if (known.size >= MOST) known.clear();'],
  ])('code with a second implementation is detected (%#)', (pattern, sourceCode) => {
    expect(findFiles(pattern, [], [['x.ts', sourceCode]])).toEqual(['x.ts']);
  });
});
