/** Tests that components and hooks change nothing while they render, because React may render them twice or abandon a render. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findImpurities } from '../../support/rendering/impurities.ts';

const ROOT = 'src/renderer';
const fileNames = readdirSync(ROOT, { recursive: true })
  .map((fileName) => String(fileName).replaceAll('\\', '/'))
  .filter(
    (fileName) => /\.tsx?$/.test(fileName) && !fileName.startsWith('strings') && !fileName.endsWith('.worker.ts'),
  );

const findSourceImpurities = (sourceCode: string, otherSources: Readonly<Record<string, string>> = {}) =>
  findImpurities(new Map([['x.tsx', sourceCode], ...Object.entries(otherSources)]));

describe('pure rendering', () => {
  it('no component or hook changes anything while it renders', () => {
    const sources = new Map(fileNames.map((fileName) => [fileName, readFileSync(join(ROOT, fileName), 'utf8')]));
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
      'a ref in the snapshot function of a store',
      'const useX = (s) => { const r = useRef(0); return useSyncExternalStore(s.subscribe, () => (r.current = s.get())); };',
      'useX writes a ref',
    ],
    [
      'a ref while a list is mapped',
      'const useX = (list) => { const r = useRef(0); return list.map(() => { r.current += 1; }); };',
      'useX writes a ref',
    ],
    [
      'a ref in a function passed to a setter',
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
  ])('findImpurities reports a component or hook that changes %s', (_, sourceCode, expectedImpurity) => {
    expect(findSourceImpurities(sourceCode)).toContain(`x.tsx: ${expectedImpurity}`);
  });

  it('findImpurities reports a change made by a function of another module', () => {
    const sourceCode = "import { gameShown } from './games/game.ts'; function List() { return gameShown(); }";
    const gameSource = 'let id; const first = () => { id = 1; }; export function gameShown() { first(); return id; }';
    expect(findSourceImpurities(sourceCode, { 'games/game.ts': gameSource })).toEqual([
      'x.tsx: List calls first (games/game.ts) writes id',
    ]);
  });

  it('findImpurities allows refs in effects and handlers, the initial value of a ref, and caches by object', () => {
    const sourceCode = `
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
    expect(findSourceImpurities(sourceCode)).toEqual([]);
  });
});
