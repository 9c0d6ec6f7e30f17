/** Finds side effects of components and hooks during rendering, including those of the functions that they call. */
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A function at the top level of a module, or an import of one. */
type Binding = { readonly body: SyntaxNode } | { readonly file: string; readonly name: string };

interface Module {
  readonly file: string;
  readonly program: SyntaxNode;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Names of variables that the module declares outside of functions, except caches by object. */
  readonly variables: ReadonlySet<string>;
}

const isNode = (nodeValue: unknown): nodeValue is SyntaxNode =>
  typeof (nodeValue as SyntaxNode | null)?.type === 'string';

const childrenOf = new WeakMap<SyntaxNode, readonly SyntaxNode[]>();

/** Returns the nodes below a node, except types, which have no effects. */
function listChildren(syntaxNode: SyntaxNode): readonly SyntaxNode[] {
  const cachedChildren = childrenOf.get(syntaxNode);
  if (cachedChildren !== undefined) return cachedChildren;
  const childNodes = Object.values(syntaxNode)
    .flat()
    .filter(
      (nodeValue) => isNode(nodeValue) && !(nodeValue.type.startsWith('TS') && nodeValue.type.endsWith('Annotation')),
    ) as SyntaxNode[];
  childrenOf.set(syntaxNode, childNodes);
  return childNodes;
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

const getName = (syntaxNode: unknown): string =>
  isNode(syntaxNode) && syntaxNode.type === 'Identifier' ? String(syntaxNode.name) : '';

/** Functions whose callbacks run while the component renders: hooks and array methods. */
const RUNS_IN_RENDER =
  /^(?:use(?:Memo|State|Reducer|SyncExternalStore|Store|Stable|Reused|FromDocument|Derived)|map|flatMap|filter|find\w*|some|every|forEach|reduce|sort)$/;
/** Setters of state. React calls the function passed to them while it renders, and perhaps twice. */
const STATE_SETTER = /^set(?!Timeout|Interval|Immediate)[A-Z]/;
/** Hooks whose first argument subscribes, after rendering. */
const SUBSCRIBING_HOOKS = new Set(['useSyncExternalStore']);
/** Methods that change a collection. */
const CHANGING_METHOD = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|setState)$/;
/** Methods that subscribe to changes. */
const SUBSCRIBING_METHODS = new Set(['subscribe', 'subscribeTo', 'addEventListener', 'observe']);

/** Finds the functions of a module that React calls to render: components and hooks, recognized by their names. */
function findRenderers(program: SyntaxNode): { name: string; body: SyntaxNode }[] {
  const foundRenderers: { name: string; body: SyntaxNode }[] = [];
  const addIfRenderer = (syntaxNode: SyntaxNode, functionName: string) => {
    const isNamed = /^(?:use[A-Z]|[A-Z][a-z])/.test(functionName);
    if (isFunction(syntaxNode) && isNamed) foundRenderers.push({ name: functionName, body: syntaxNode });
    else if (syntaxNode.type === 'CallExpression' && ['memo', 'forwardRef'].includes(getName(syntaxNode.callee))) {
      for (const argument of listChildren(syntaxNode))
        addIfRenderer(argument, functionName || getName((argument as { id?: unknown }).id));
    }
  };
  const visitNode = (syntaxNode: SyntaxNode) => {
    if (syntaxNode.type === 'FunctionDeclaration') addIfRenderer(syntaxNode, getName(syntaxNode.id));
    if (syntaxNode.type === 'VariableDeclarator' && isNode(syntaxNode.init))
      addIfRenderer(syntaxNode.init, getName(syntaxNode.id));
    for (const childNode of listChildren(syntaxNode)) visitNode(childNode);
  };
  visitNode(program);
  return foundRenderers;
}

/** Returns whether a value is a cache by object. Its content follows from the object, so it may be filled while rendering. */
const isCache = (initializer: unknown): boolean =>
  isNode(initializer) && initializer.type === 'NewExpression' && getName(initializer.callee) === 'WeakMap';

function parseModule(sourceText: string, filePath: string): Module {
  const program = parseAst(sourceText, { lang: filePath.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
  const bindings = new Map<string, Binding>();
  const variables = new Set<string>();
  for (const statement of program.body as SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration') {
      const specifierPath = String((statement.source as SyntaxNode).value);
      const targetFile = specifierPath.startsWith('.')
        ? normalize(join(dirname(filePath), specifierPath))
        : specifierPath;
      for (const importSpecifier of statement.specifiers as SyntaxNode[]) {
        const exportedName = getName(importSpecifier.imported) || 'default';
        bindings.set(getName(importSpecifier.local), { file: targetFile, name: exportedName });
      }
    }
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'FunctionDeclaration') bindings.set(getName(declaration.id), { body: declaration });
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id: declaredName, init: initializer } of declaration.declarations as SyntaxNode[]) {
      if (isNode(initializer) && isFunction(initializer)) bindings.set(getName(declaredName), { body: initializer });
      else if (!isCache(initializer)) variables.add(getName(declaredName));
    }
  }
  return { file: filePath, program, bindings, variables };
}

/** Returns whether a value is a new object. Objects that were created in this render may be changed until it ends. */
const isNewObject = (initializer: unknown): boolean =>
  isNode(initializer) && ['ObjectExpression', 'ArrayExpression', 'NewExpression'].includes(initializer.type);

/** Calls `visitRunning` with each node that runs when the function runs. */
function walkRunning(functionBody: SyntaxNode, visitRunning: (syntaxNode: SyntaxNode) => void): void {
  const visitNode = (syntaxNode: SyntaxNode) => {
    visitRunning(syntaxNode);
    const callee = syntaxNode.type === 'CallExpression' ? (syntaxNode.callee as SyntaxNode) : undefined;
    const calleeName =
      callee === undefined ? '' : getName(callee.type === 'MemberExpression' ? callee.property : callee);
    const skippedArgument = SUBSCRIBING_HOOKS.has(calleeName) ? (syntaxNode.arguments as SyntaxNode[])[0] : undefined;
    for (const childNode of listChildren(syntaxNode)) {
      // The initializer of a cache runs once, whichever component renders first.
      if (syntaxNode.type === 'AssignmentExpression' && syntaxNode.operator === '??=' && childNode === syntaxNode.right)
        continue;
      if (childNode !== skippedArgument && (!isFunction(childNode) || RUNS_IN_RENDER.test(calleeName)))
        visitNode(childNode);
    }
  };
  for (const childNode of listChildren(functionBody)) visitNode(childNode);
}

/** Finds the functions that a component or hook passes to setters of state. */
function findUpdaters(functionBody: SyntaxNode): SyntaxNode[] {
  const foundUpdaters: SyntaxNode[] = [];
  const visitNode = (syntaxNode: SyntaxNode) => {
    const [firstArgument] =
      syntaxNode.type === 'CallExpression' && STATE_SETTER.test(getName(syntaxNode.callee))
        ? (syntaxNode.arguments as SyntaxNode[])
        : [];
    if (firstArgument !== undefined && isFunction(firstArgument)) foundUpdaters.push(firstArgument);
    for (const childNode of listChildren(syntaxNode)) visitNode(childNode);
  };
  visitNode(functionBody);
  return foundUpdaters;
}

/** Describes what a function changes when it runs. For helpers, only the state of their modules counts. */
function findChanges(functionBody: SyntaxNode, { variables }: Module, isRenderer: boolean): string[] {
  const localObjects = new Set<string>();
  const collectLocals = (syntaxNode: SyntaxNode) => {
    if (syntaxNode.type === 'VariableDeclarator' && isNewObject(syntaxNode.init))
      localObjects.add(getName(syntaxNode.id));
    for (const childNode of listChildren(syntaxNode))
      if (!isFunction(childNode) || childNode === functionBody) collectLocals(childNode);
  };
  collectLocals(functionBody);
  const foundChanges: string[] = [];
  walkRunning(functionBody, (syntaxNode) => {
    if (syntaxNode.type === 'AssignmentExpression' || syntaxNode.type === 'UpdateExpression') {
      const assignedNode = (syntaxNode.left ?? syntaxNode.argument) as SyntaxNode;
      // The first value of a ref or cache may be created while rendering, as in React's own documentation.
      if (syntaxNode.operator === '??=') return;
      if (variables.has(getName(assignedNode))) foundChanges.push(`writes ${getName(assignedNode)}`);
      if (assignedNode.type !== 'MemberExpression' || !isRenderer) return;
      if (getName(assignedNode.property) === 'current') foundChanges.push('writes a ref');
      else if (!localObjects.has(getName(assignedNode.object)))
        foundChanges.push(`writes a property of ${getName(assignedNode.object) || 'an object'}`);
    }
    if (
      syntaxNode.type === 'CallExpression' &&
      isNode(syntaxNode.callee) &&
      syntaxNode.callee.type === 'MemberExpression'
    ) {
      const [ownerName, methodName] = [getName(syntaxNode.callee.object), getName(syntaxNode.callee.property)];
      if (CHANGING_METHOD.test(methodName) && variables.has(ownerName)) foundChanges.push(`changes ${ownerName}`);
      if (SUBSCRIBING_METHODS.has(methodName) && isRenderer) foundChanges.push(`calls ${methodName}`);
    }
  });
  return foundChanges;
}

/** Lists the functions that a function calls by name. */
function listCalls(functionBody: SyntaxNode): string[] {
  const calledNames: string[] = [];
  walkRunning(functionBody, (syntaxNode) => {
    if (syntaxNode.type === 'CallExpression') calledNames.push(getName(syntaxNode.callee));
    // Includes functions that are passed to an array method or a hook by name.
    const callee = syntaxNode.type === 'CallExpression' ? (syntaxNode.callee as SyntaxNode) : undefined;
    const calleeName =
      callee === undefined ? '' : getName(callee.type === 'MemberExpression' ? callee.property : callee);
    if (!RUNS_IN_RENDER.test(calleeName)) return;
    const functionArguments = (syntaxNode.arguments as SyntaxNode[]).slice(SUBSCRIBING_HOOKS.has(calleeName) ? 1 : 0);
    calledNames.push(...functionArguments.map(getName));
  });
  return calledNames.filter((calledName) => calledName !== '');
}

/**
 * Finds side effects during rendering.
 * @param sources the text of each module by its path, with `/` between folders
 */
export function findImpurities(sources: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...sources].map(([filePath, sourceText]) => [filePath, parseModule(sourceText, filePath)]));
  const changesByFunction = new Map<SyntaxNode, readonly string[]>();
  /** Lists what a helper and its callees change, with the call path. */
  const findAllChanges = (module: Module, functionName: string): readonly string[] => {
    const binding = module.bindings.get(functionName);
    if (binding === undefined) return [];
    if ('file' in binding) {
      const otherModule = modules.get(binding.file);
      return otherModule === undefined ? [] : findAllChanges(otherModule, binding.name);
    }
    const cachedChanges = changesByFunction.get(binding.body);
    if (cachedChanges !== undefined) return cachedChanges;
    changesByFunction.set(binding.body, []);
    const ownChanges = findChanges(binding.body, module, false).map(
      (change) => `${functionName} (${module.file}) ${change}`,
    );
    const allChanges = [
      ...ownChanges,
      ...listCalls(binding.body).flatMap((calledName) => findAllChanges(module, calledName)),
    ];
    changesByFunction.set(binding.body, allChanges);
    return allChanges;
  };
  const isRenderer = (functionName: string) => /^(?:use[A-Z]|[A-Z][a-z])/.test(functionName);
  return [...modules.values()].flatMap((module) =>
    findRenderers(module.program).flatMap(({ name: functionName, body: functionBody }) => {
      const runningBodies = [functionBody, ...findUpdaters(functionBody)];
      const ownChanges = runningBodies
        .flatMap((runningBody) => findChanges(runningBody, module, true))
        .map((change) => `${module.file}: ${functionName} ${change}`);
      const helpers = runningBodies.flatMap(listCalls).filter((calledName) => !isRenderer(calledName));
      const helperChanges = helpers.flatMap((calledName) => findAllChanges(module, calledName));
      return [
        ...ownChanges,
        ...[...new Set(helperChanges)].map((change) => `${module.file}: ${functionName} calls ${change}`),
      ];
    }),
  );
}
