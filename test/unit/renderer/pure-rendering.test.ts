/** Components and hooks change nothing while they render: React may render them twice, or abandon what they have rendered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The nodes below a node, without types, which change nothing. */
const children = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value) && !(value.type.startsWith('TS') && value.type.endsWith('Annotation'))) as Node[];

const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

/** Hooks whose callback runs while the component renders. */
const RUNS_IN_RENDER = new Set(['useMemo', 'useState', 'useReducer']);
/** Methods that change a collection. */
const CHANGES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
]);
/** Methods that let somebody hear of changes. */
const SUBSCRIBES = new Set(['subscribe', 'addEventListener', 'observe']);

/** Functions of a module that React calls to render: components and hooks, by their names. */
function renderers(program: Node): { name: string; body: Node }[] {
  const found: { name: string; body: Node }[] = [];
  const look = (node: Node, name: string) => {
    const isNamed = /^(?:use[A-Z]|[A-Z][a-z])/.test(name);
    if (isFunction(node) && isNamed) found.push({ name, body: node });
    else if (node.type === 'CallExpression' && ['memo', 'forwardRef'].includes(nameOf(node.callee))) {
      for (const argument of children(node)) look(argument, name || nameOf((argument as { id?: unknown }).id));
    }
  };
  const walk = (node: Node) => {
    if (node.type === 'FunctionDeclaration') look(node, nameOf(node.id));
    if (node.type === 'VariableDeclarator' && isNode(node.init)) look(node.init, nameOf(node.id));
    for (const child of children(node)) walk(child);
  };
  walk(program);
  return found;
}

/** Names that a module declares outside of functions. */
function moduleNames(program: Node): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body as Node[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id } of declaration.declarations as Node[]) names.add(nameOf(id));
  }
  return names;
}

/** What a renderer changes while it renders, each as a few words. */
function changesIn(body: Node, ofModule: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') {
      const target = (node.left ?? node.argument) as Node;
      // The first value of a ref or a cache may be made while rendering: React's own documentation does so.
      if (node.operator === '??=') return;
      if (target.type === 'MemberExpression' && nameOf(target.property) === 'current') found.push('writes a ref');
      else if (target.type === 'MemberExpression' && !isLocal(target.object, locals))
        found.push(`writes a property of ${nameOf(target.object) || 'an object'}`);
      else if (ofModule.has(nameOf(target))) found.push(`writes ${nameOf(target)}`);
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
      const [owner, method] = [nameOf(node.callee.object), nameOf(node.callee.property)];
      if (CHANGES.has(method) && ofModule.has(owner)) found.push(`changes ${owner}`);
      if (SUBSCRIBES.has(method)) found.push(`calls ${method}`);
    }
  };
  const locals = new Set<string>();
  const walk = (node: Node) => {
    look(node);
    const hook = node.type === 'CallExpression' ? nameOf(node.callee) : '';
    for (const child of children(node)) {
      if (!isFunction(child) || RUNS_IN_RENDER.has(hook)) walk(child);
    }
  };
  const declare = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isMade(node.init)) locals.add(nameOf(node.id));
    for (const child of children(node)) if (!isFunction(child) || child === body) declare(child);
  };
  declare(body);
  for (const child of children(body)) walk(child);
  return found;
}

/** Objects that were made in this very render may be changed until it ends. */
const isMade = (init: unknown): boolean =>
  isNode(init) && ['ObjectExpression', 'ArrayExpression', 'NewExpression'].includes(init.type);
const isLocal = (object: unknown, locals: ReadonlySet<string>): boolean => locals.has(nameOf(object));

function impurities(source: string, file: string): string[] {
  const program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  const ofModule = moduleNames(program);
  return renderers(program).flatMap(({ name, body }) =>
    changesIn(body, ofModule).map((what) => `${file}: ${name} ${what}`),
  );
}

const ROOT = 'src/renderer';
const sources = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('strings'));

describe('components and hooks', () => {
  it('change nothing while they render', () => {
    const all = sources.flatMap((file) => impurities(readFileSync(join(ROOT, file), 'utf8'), file));
    expect(all).toEqual([]);
  });

  it.each([
    ['a ref', 'function useX(v: number) { const r = useRef(0); r.current = v; }', 'useX writes a ref'],
    [
      'a ref in useMemo',
      'const List = () => { const r = useRef(0); useMemo(() => { r.current = 1; }, []); };',
      'List writes a ref',
    ],
    ['an argument', 'function useX(store: Store) { store.items = []; }', 'useX writes a property of store'],
    ['a variable of the module', 'let all = 0; export function List() { all += 1; }', 'List writes all'],
    ['a collection of the module', 'const seen = new Set(); function List() { seen.add(1); }', 'List changes seen'],
    ['a subscription', 'const List = memo(function List({ a }) { a.subscribe(() => 1); });', 'List calls subscribe'],
  ])('are found out where they change %s', (_, source, found) => {
    expect(impurities(source, 'x.tsx')).toContain(`x.tsx: ${found}`);
  });

  it('may write refs in effects and handlers, and the first value of one at once', () => {
    const source = `function useX(v: number) {
      const r = useRef<Set<number>>(undefined);
      r.current ??= new Set();
      useEffect(() => { r.current = undefined; });
      const local = { n: 0 };
      local.n = 1;
      return () => { r.current = new Set([v]); };
    }`;
    expect(impurities(source, 'x.tsx')).toEqual([]);
  });
});
