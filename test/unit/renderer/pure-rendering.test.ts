/** Components and hooks change nothing while they render: React may render them twice, or abandon what they have rendered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findImpurities } from '../../support/rendering/impurities.ts';

const ROOT = 'src/renderer';
const files = readdirSync(ROOT, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('strings') && !file.endsWith('.worker.ts'));

const impurities = (source: string, others: Readonly<Record<string, string>> = {}) =>
  findImpurities(new Map([['x.tsx', source], ...Object.entries(others)]));

describe('components and hooks', () => {
  it('change nothing while they render, nor do the functions that they call', () => {
    const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
    expect(findImpurities(sources)).toEqual([]);
  });

  it.each([
    ['a ref', 'function useX(v: number) { const r = useRef(0); r.current = v; }', 'useX writes a ref'],
    [
      'a ref in useMemo',
      'const List = () => { const r = useRef(0); useMemo(() => { r.current = 1; }, []); };',
      'List writes a ref',
    ],
    [
      'a ref where a store is read',
      'const useX = (s) => { const r = useRef(0); return useSyncExternalStore(s.subscribe, () => (r.current = s.get())); };',
      'useX writes a ref',
    ],
    [
      'a ref while a list is mapped',
      'const useX = (list) => { const r = useRef(0); return list.map(() => { r.current += 1; }); };',
      'useX writes a ref',
    ],
    [
      'a ref in what is handed to a setter',
      'const useX = () => { const r = useRef(0); return () => setList((list) => { r.current = list; return list; }); };',
      'useX writes a ref',
    ],
    ['an argument', 'function useX(store: Store) { store.items = []; }', 'useX writes a property of store'],
    ['a variable of the module', 'let all = 0; export function List() { all += 1; }', 'List writes all'],
    ['a collection of the module', 'const seen = new Set(); function List() { seen.add(1); }', 'List changes seen'],
    ['a subscription', 'const List = memo(function List({ a }) { a.subscribe(() => 1); });', 'List calls subscribe'],
    [
      'a variable through a function that reads it',
      'let shown; const read = () => { shown = 1; return shown; }; const useX = () => useStore(store, read);',
      'useX calls read (x.tsx) writes shown',
    ],
  ])('are found out where they change %s', (_, source, found) => {
    expect(impurities(source)).toContain(`x.tsx: ${found}`);
  });

  it('are found out where a function of another module changes something for them', () => {
    const source = "import { gameShown } from './games/game.ts'; function List() { return gameShown(); }";
    const game = 'let id; const first = () => { id = 1; }; export function gameShown() { first(); return id; }';
    expect(impurities(source, { 'games/game.ts': game })).toEqual([
      'x.tsx: List calls first (games/game.ts) writes id',
    ]);
  });

  it('may write refs in effects and handlers, the first value of one at once, and caches by object', () => {
    const source = `
      const known = new WeakMap();
      const judge = (document) => { known.set(document, 1); return known.get(document); };
      function useX(v: number, source) {
        const r = useRef<Set<number>>(undefined);
        r.current ??= new Set();
        useEffect(() => { r.current = undefined; });
        const local = { n: 0 };
        local.n = judge(v);
        useSyncExternalStore((listener) => source.subscribe(listener), () => source.get());
        return () => { r.current = new Set([v]); };
      }`;
    expect(impurities(source)).toEqual([]);
  });
});
