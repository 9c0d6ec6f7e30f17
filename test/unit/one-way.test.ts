/** Workers, state that is shared and caches have one implementation each (docs/adr/0030-one-store-one-cache-one-rpc.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const sources: readonly (readonly [file: string, text: string])[] = readdirSync(join(ROOT, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]);

/** The files with such a text, but for those that begin with one of these paths. */
const filesWith = (pattern: RegExp, exceptions: readonly string[], text = sources): string[] =>
  text.flatMap(([file, code]) =>
    pattern.test(code) && !exceptions.some((path) => file.startsWith(path)) ? [file] : [],
  );

const MESSAGE = /\bpostMessage\(|\bonmessage\b|addEventListener\(\s*'message'/;
const WORKER = /(?<!=>\s*)new Worker\(/;
const LISTENERS = /new (?:Set|Map)<(?:[^;\n]*\) => void>|\w*Listener\b)/;
const CACHE =
  /\bconst \[oldest\] =|\bof [\w.#]+\.keys\(\)\) if \([\w.#]+\.size >|\.keys\(\)\.next\(\)|\.size >=? \w+\) [\w.#]+\.clear\(\)/;

describe('one way to do it', () => {
  it('has one place for messages of workers, so that each crash is noticed', () => {
    // Windows tell each other of operations; that is no worker.
    const others = [
      'src/renderer/platform/worker-',
      'src/main/journal/thread/worker',
      'src/renderer/store/changes/announcements.ts',
    ];
    expect(filesWith(MESSAGE, others)).toEqual([]);
  });

  it('starts workers in functions that are given to a WorkerClient', () => {
    // pdf.js speaks with its worker by itself, and the journal has a thread of Node.
    const others = ['src/renderer/features/print/pages/pdf-source.ts', 'src/main/journal/thread/worker-client.ts'];
    expect(filesWith(WORKER, others)).toEqual([]);
    const starts = sources.filter(([file, text]) => text.includes('new Worker(') && !others.includes(file));
    expect(starts.filter(([, text]) => !/\bWorkerClient\b|\bwithWorker\b/.test(text)).map(([file]) => file)).toEqual(
      [],
    );
  });

  it('keeps no set of listeners beside the stores of zustand', () => {
    // Writes of the database are pairs of a beginning and an end for the same listeners, which is no state.
    const inWindow = sources.filter(([file]) => file.startsWith('src/renderer/'));
    expect(filesWith(LISTENERS, ['src/renderer/store/watch-writes.ts'], inWindow)).toEqual([]);
  });

  it('drops old values in one cache', () => {
    expect(filesWith(CACHE, ['src/shared/base/cache.ts'])).toEqual([]);
  });

  it.each([
    [MESSAGE, 'worker.postMessage(request);'],
    [MESSAGE, "worker.addEventListener('message', ({ data }) => done(data));"],
    [WORKER, "const worker = new Worker(new URL('./x.worker.ts', import.meta.url));"],
    [LISTENERS, 'const listeners = new Set<() => void>();'],
    [LISTENERS, 'readonly #drops = new Set<DropListener>();'],
    [CACHE, 'const [oldest] = cards.keys();'],
    [CACHE, 'for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);'],
    [CACHE, 'if (known.size >= MOST) known.clear();'],
  ])('finds code that goes another way (%#)', (pattern, code) => {
    expect(filesWith(pattern, [], [['x.ts', code]])).toEqual(['x.ts']);
  });
});
