/** Finds what components and hooks change while they render, also through the functions that they call. */
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A function at the top level of a module, or an import of one. */
type Binding = { readonly body: Node } | { readonly file: string; readonly name: string };

interface Module {
  readonly file: string;
  readonly program: Node;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Names of variables that the module declares outside of functions, without caches by object. */
  readonly variables: ReadonlySet<string>;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const childrenOf = new WeakMap<Node, readonly Node[]>();

/** The nodes below a node, without types, which change nothing. */
function children(node: Node): readonly Node[] {
  const known = childrenOf.get(node);
  if (known !== undefined) return known;
  const all = Object.values(node)
    .flat()
    .filter((value) => isNode(value) && !(value.type.startsWith('TS') && value.type.endsWith('Annotation'))) as Node[];
  childrenOf.set(node, all);
  return all;
}

const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

/** Functions whose callbacks run while the component renders: hooks and methods of lists. */
const RUNS_IN_RENDER =
  /^(?:use(?:Memo|State|Reducer|SyncExternalStore|Store|Stable|Reused|FromDocument|Derived)|map|flatMap|filter|find\w*|some|every|forEach|reduce|sort)$/;
/** Setters of state: React calls the function that they get while it renders, and perhaps twice. */
const SETTER = /^set(?!Timeout|Interval|Immediate)[A-Z]/;
/** Hooks of which the first argument subscribes, after rendering. */
const SUBSCRIBES_FIRST = new Set(['useSyncExternalStore']);
/** Methods that change a collection. */
const CHANGES = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|setState)$/;
/** Methods that let somebody hear of changes. */
const SUBSCRIBES = new Set(['subscribe', 'subscribeTo', 'addEventListener', 'observe']);

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

/** A cache by object holds what follows from the object: it may be filled while rendering. */
const isCache = (init: unknown): boolean =>
  isNode(init) && init.type === 'NewExpression' && nameOf(init.callee) === 'WeakMap';

function readModule(source: string, file: string): Module {
  const program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  const bindings = new Map<string, Binding>();
  const variables = new Set<string>();
  for (const statement of program.body as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const from = String((statement.source as Node).value);
      const target = from.startsWith('.') ? normalize(join(dirname(file), from)) : from;
      for (const specifier of statement.specifiers as Node[]) {
        const name = nameOf(specifier.imported) || 'default';
        bindings.set(nameOf(specifier.local), { file: target, name });
      }
    }
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'FunctionDeclaration') bindings.set(nameOf(declaration.id), { body: declaration });
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as Node[]) {
      if (isNode(init) && isFunction(init)) bindings.set(nameOf(id), { body: init });
      else if (!isCache(init)) variables.add(nameOf(id));
    }
  }
  return { file, program, bindings, variables };
}

/** Objects that were made in this very render may be changed until it ends. */
const isMade = (init: unknown): boolean =>
  isNode(init) && ['ObjectExpression', 'ArrayExpression', 'NewExpression'].includes(init.type);

/** Calls `visit` with each node that runs when the function runs. */
function walkRunning(body: Node, visit: (node: Node) => void): void {
  const walk = (node: Node) => {
    visit(node);
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    const name = callee === undefined ? '' : nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
    const skipped = SUBSCRIBES_FIRST.has(name) ? (node.arguments as Node[])[0] : undefined;
    for (const child of children(node)) {
      // What makes the first value of a cache runs once, whoever renders first.
      if (node.type === 'AssignmentExpression' && node.operator === '??=' && child === node.right) continue;
      if (child !== skipped && (!isFunction(child) || RUNS_IN_RENDER.test(name))) walk(child);
    }
  };
  for (const child of children(body)) walk(child);
}

/** Functions that are handed to setters of state anywhere in a component or hook. */
function updaters(body: Node): Node[] {
  const found: Node[] = [];
  const walk = (node: Node) => {
    const [first] =
      node.type === 'CallExpression' && SETTER.test(nameOf(node.callee)) ? (node.arguments as Node[]) : [];
    if (first !== undefined && isFunction(first)) found.push(first);
    for (const child of children(node)) walk(child);
  };
  walk(body);
  return found;
}

/** What a function changes when it runs, each as a few words; of helpers only the state of their modules counts. */
function changesIn(body: Node, { variables }: Module, isRenderer: boolean): string[] {
  const locals = new Set<string>();
  const declare = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isMade(node.init)) locals.add(nameOf(node.id));
    for (const child of children(node)) if (!isFunction(child) || child === body) declare(child);
  };
  declare(body);
  const found: string[] = [];
  walkRunning(body, (node) => {
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') {
      const target = (node.left ?? node.argument) as Node;
      // The first value of a ref or a cache may be made while rendering: React's own documentation does so.
      if (node.operator === '??=') return;
      if (variables.has(nameOf(target))) found.push(`writes ${nameOf(target)}`);
      if (target.type !== 'MemberExpression' || !isRenderer) return;
      if (nameOf(target.property) === 'current') found.push('writes a ref');
      else if (!locals.has(nameOf(target.object)))
        found.push(`writes a property of ${nameOf(target.object) || 'an object'}`);
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
      const [owner, method] = [nameOf(node.callee.object), nameOf(node.callee.property)];
      if (CHANGES.test(method) && variables.has(owner)) found.push(`changes ${owner}`);
      if (SUBSCRIBES.has(method) && isRenderer) found.push(`calls ${method}`);
    }
  });
  return found;
}

/** The functions that a function calls by their names. */
function callsIn(body: Node): string[] {
  const called: string[] = [];
  walkRunning(body, (node) => {
    if (node.type === 'CallExpression') called.push(nameOf(node.callee));
    // A function that is handed to a list or a hook by its name.
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    const name = callee === undefined ? '' : nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
    if (!RUNS_IN_RENDER.test(name)) return;
    const handed = (node.arguments as Node[]).slice(SUBSCRIBES_FIRST.has(name) ? 1 : 0);
    called.push(...handed.map(nameOf));
  });
  return called.filter((name) => name !== '');
}

/** @param sources the text of each module by its path, with `/` between folders */
export function findImpurities(sources: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(source, file)]));
  const known = new Map<Node, readonly string[]>();
  /** What a helper and all that it calls change, with the way there. */
  const changesOf = (module: Module, name: string): readonly string[] => {
    const binding = module.bindings.get(name);
    if (binding === undefined) return [];
    if ('file' in binding) {
      const other = modules.get(binding.file);
      return other === undefined ? [] : changesOf(other, binding.name);
    }
    const before = known.get(binding.body);
    if (before !== undefined) return before;
    known.set(binding.body, []);
    const own = changesIn(binding.body, module, false).map((what) => `${name} (${module.file}) ${what}`);
    const all = [...own, ...callsIn(binding.body).flatMap((called) => changesOf(module, called))];
    known.set(binding.body, all);
    return all;
  };
  const isRenderer = (name: string) => /^(?:use[A-Z]|[A-Z][a-z])/.test(name);
  return [...modules.values()].flatMap((module) =>
    renderers(module.program).flatMap(({ name, body }) => {
      const running = [body, ...updaters(body)];
      const own = running
        .flatMap((each) => changesIn(each, module, true))
        .map((what) => `${module.file}: ${name} ${what}`);
      const helpers = running.flatMap(callsIn).filter((called) => !isRenderer(called));
      const theirs = helpers.flatMap((called) => changesOf(module, called));
      return [...own, ...[...new Set(theirs)].map((what) => `${module.file}: ${name} calls ${what}`)];
    }),
  );
}
