/** Finds the regular expressions of the sources, those that are put together from constants included. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression and the place where it is written. */
export interface FoundPattern {
  /** Path of the file, relative to the folder that was searched, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** The pattern, or undefined if it is put together from values that only exist at run time. */
  readonly source: string | undefined;
  readonly flags: string;
  /** The code of the expression. */
  readonly code: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly program: SyntaxNode;
  /** What `const` declarations of the module are initialized with. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  /** Named imports from other files of the project. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/** Finds every regular expression literal and every `RegExp(...)` of some files. `root` is the folder paths are relative to. */
export function findPatterns(root: string, paths: readonly string[]): FoundPattern[] {
  const files = new Map<string, SourceFile>();
  const readFile = (path: string): SourceFile => {
    const cached = files.get(path);
    if (cached !== undefined) return cached;
    const file = parseFile(path, readFileSync(path, 'utf8'));
    files.set(path, file);
    return file;
  };
  return paths.flatMap((path) => patternsInFile(readFile(path), readFile, root));
}

function patternsInFile(file: SourceFile, readFile: (path: string) => SourceFile, root: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const add = (node: SyntaxNode, pattern: Pattern | undefined): void => {
    if (pattern === undefined) return;
    found.push({
      file: relative(root, file.path).replaceAll('\\', '/'),
      line: file.text.slice(0, node.start).split('\n').length,
      code: file.text.slice(node.start, node.end),
      ...pattern,
    });
  };
  const addCall = (node: unknown) => add(node as SyntaxNode, regExpCall(node as SyntaxNode, file, readFile));
  new Visitor({
    Literal: (node) => add(node as unknown as SyntaxNode, regExpLiteral(node as unknown as SyntaxNode)),
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(file.program as never);
  return found;
}

type Pattern = Pick<FoundPattern, 'source' | 'flags'>;

function regExpLiteral(node: SyntaxNode): (Pattern & { source: string }) | undefined {
  if (node.type !== 'Literal' || node.regex === undefined) return undefined;
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}

function regExpCall(node: SyntaxNode, file: SourceFile, readFile: (path: string) => SourceFile): Pattern | undefined {
  if (identifierName(node.callee) !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments as SyntaxNode[];
  const flagText = flags === undefined ? undefined : evaluateText(flags, file, readFile);
  if (pattern === undefined) return { source: '', flags: '' };
  const constant = resolveConstant(pattern, file, readFile);
  const literal = constant === undefined ? undefined : regExpLiteral(constant.node);
  return {
    source: literal?.source ?? evaluateText(pattern, file, readFile),
    flags: flagText ?? literal?.flags ?? '',
  };
}

/** The text an expression stands for, or undefined if it depends on anything but constants. */
function evaluateText(node: SyntaxNode, file: SourceFile, readFile: (path: string) => SourceFile): string | undefined {
  const evaluate = (part: SyntaxNode) => evaluateText(part, file, readFile);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
    case 'TemplateLiteral':
      return joinTemplate(node, 'cooked', evaluate);
    case 'TaggedTemplateExpression':
      return file.text.slice((node.tag as SyntaxNode).start, (node.tag as SyntaxNode).end) === 'String.raw'
        ? joinTemplate(node.quasi as SyntaxNode, 'raw', evaluate)
        : undefined;
    case 'BinaryExpression': {
      const [left, right] = [evaluate(node.left as SyntaxNode), evaluate(node.right as SyntaxNode)];
      return node.operator === '+' && left !== undefined && right !== undefined ? left + right : undefined;
    }
    case 'MemberExpression':
      return evaluateMember(node, file, readFile);
    case 'Identifier': {
      const constant = resolveConstant(node, file, readFile);
      return constant === undefined ? undefined : evaluateText(constant.node, constant.file, readFile);
    }
    case 'CallExpression':
      return evaluateJoin(node, file, readFile);
    default:
      return undefined;
  }
}

function joinTemplate(
  node: SyntaxNode,
  form: 'cooked' | 'raw',
  evaluate: (part: SyntaxNode) => string | undefined,
): string | undefined {
  const values = (node.expressions as SyntaxNode[]).map(evaluate);
  if (values.includes(undefined)) return undefined;
  const quasis = node.quasis as { value: { cooked: string; raw: string } }[];
  return quasis.map((quasi, index) => quasi.value[form] + (values[index] ?? '')).join('');
}

/** `PATTERN.source` and `LIMITS.accents`. */
function evaluateMember(
  node: SyntaxNode,
  file: SourceFile,
  readFile: (path: string) => SourceFile,
): string | undefined {
  const owner = resolveConstant(node.object as SyntaxNode, file, readFile);
  const key = identifierName(node.property);
  if (owner === undefined) return undefined;
  if (key === 'source') return regExpLiteral(owner.node)?.source;
  if (owner.node.type !== 'ObjectExpression') return undefined;
  const property = (owner.node.properties as SyntaxNode[]).find((entry) => identifierName(entry.key) === key);
  return property === undefined ? undefined : evaluateText(property.value as SyntaxNode, owner.file, readFile);
}

/** `ENDINGS.join('|')` of a constant list of constants. */
function evaluateJoin(node: SyntaxNode, file: SourceFile, readFile: (path: string) => SourceFile): string | undefined {
  const callee = node.callee as SyntaxNode;
  if (callee.type !== 'MemberExpression' || identifierName(callee.property) !== 'join') return undefined;
  const list = resolveConstant(callee.object as SyntaxNode, file, readFile);
  if (list?.node.type !== 'ArrayExpression') return undefined;
  const parts = (list.node.elements as SyntaxNode[]).map((part) => evaluateText(part, list.file, readFile));
  const [separator] = node.arguments as SyntaxNode[];
  const between = separator === undefined ? ',' : evaluateText(separator, file, readFile);
  return parts.includes(undefined) || between === undefined ? undefined : parts.join(between);
}

/** The literal, list or object that an expression stands for, with the file in which it is written. */
function resolveConstant(
  node: SyntaxNode,
  file: SourceFile,
  readFile: (path: string) => SourceFile,
): { node: SyntaxNode; file: SourceFile } | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return resolveConstant(node.expression as SyntaxNode, file, readFile);
  const name = identifierName(node);
  if (name === undefined) return { node, file };
  const constant = file.constants.get(name);
  if (constant !== undefined) return resolveConstant(constant, file, readFile);
  const imported = file.imports.get(name);
  if (imported === undefined) return undefined;
  const source = readFile(imported.path);
  const exported = source.constants.get(imported.name);
  return exported === undefined ? undefined : resolveConstant(exported, source, readFile);
}

const identifierName = (node: unknown): string | undefined =>
  isSyntaxNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

function parseFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const constants = new Map<string, SyntaxNode>();
  const imports = new Map<string, { path: string; name: string }>();
  for (const statement of program.body as unknown as SyntaxNode[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as SyntaxNode | null) : statement;
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
      for (const { id, init } of declaration.declarations as { id: SyntaxNode; init: SyntaxNode | null }[]) {
        const name = identifierName(id);
        if (name !== undefined && init !== null) constants.set(name, init);
      }
    if (statement.type === 'ImportDeclaration') {
      const source = (statement.source as { value: string }).value;
      if (!source.startsWith('.')) continue;
      for (const { imported, local } of statement.specifiers as { imported?: SyntaxNode; local: SyntaxNode }[]) {
        const name = identifierName(imported);
        if (name !== undefined) imports.set(local.name as string, { path: join(dirname(path), source), name });
      }
    }
  }
  return { path, text, program: program as unknown as SyntaxNode, constants, imports };
}

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
