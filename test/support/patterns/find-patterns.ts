/** Finds the regular expressions of the sources, including those that are assembled from constants. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression and its position in the sources. */
export interface FoundPattern {
  /** Path of the file, relative to the folder that was searched, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** The pattern, or undefined if it depends on values that only exist at run time. */
  readonly source: string | undefined;
  readonly flags: string;
  /** The source code of the expression. */
  readonly code: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [propertyName: string]: unknown;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly program: SyntaxNode;
  /** Initial values of the module's `const` declarations. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  /** Named imports from other files of the project. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/** Finds every regular expression literal and every `RegExp(...)` in some files. Paths in the result are relative to `rootFolder`. */
export function findPatterns(rootFolder: string, filePaths: readonly string[]): FoundPattern[] {
  const parsedFiles = new Map<string, SourceFile>();
  const readFile = (filePath: string): SourceFile => {
    const parsedFile = parsedFiles.get(filePath);
    if (parsedFile !== undefined) return parsedFile;
    const sourceFile = parseFile(filePath, readFileSync(filePath, 'utf8'));
    parsedFiles.set(filePath, sourceFile);
    return sourceFile;
  };
  return filePaths.flatMap((filePath) => patternsInFile(readFile(filePath), readFile, rootFolder));
}

function patternsInFile(
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
  rootFolder: string,
): FoundPattern[] {
  const foundPatterns: FoundPattern[] = [];
  const addPattern = (syntaxNode: SyntaxNode, pattern: Pattern | undefined): void => {
    if (pattern === undefined) return;
    foundPatterns.push({
      file: relative(rootFolder, sourceFile.path).replaceAll('\\', '/'),
      line: sourceFile.text.slice(0, syntaxNode.start).split('\n').length,
      code: sourceFile.text.slice(syntaxNode.start, syntaxNode.end),
      ...pattern,
    });
  };
  const addCall = (syntaxNode: unknown) =>
    addPattern(syntaxNode as SyntaxNode, regExpCall(syntaxNode as SyntaxNode, sourceFile, readFile));
  new Visitor({
    Literal: (syntaxNode) =>
      addPattern(syntaxNode as unknown as SyntaxNode, regExpLiteral(syntaxNode as unknown as SyntaxNode)),
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(sourceFile.program as never);
  return foundPatterns;
}

type Pattern = Pick<FoundPattern, 'source' | 'flags'>;

function regExpLiteral(syntaxNode: SyntaxNode): (Pattern & { source: string }) | undefined {
  if (syntaxNode.type !== 'Literal' || syntaxNode.regex === undefined) return undefined;
  const { pattern, flags: flagLetters } = syntaxNode.regex as { pattern: string; flags: string };
  return { source: pattern, flags: flagLetters };
}

function regExpCall(
  syntaxNode: SyntaxNode,
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
): Pattern | undefined {
  if (identifierName(syntaxNode.callee) !== 'RegExp') return undefined;
  const [pattern, flagsNode] = syntaxNode.arguments as SyntaxNode[];
  const flagsText = flagsNode === undefined ? undefined : evaluateText(flagsNode, sourceFile, readFile);
  if (pattern === undefined) return { source: '', flags: '' };
  const constant = resolveConstant(pattern, sourceFile, readFile);
  const literal = constant === undefined ? undefined : regExpLiteral(constant.node);
  return {
    source: literal?.source ?? evaluateText(pattern, sourceFile, readFile),
    flags: flagsText ?? literal?.flags ?? '',
  };
}

/** Returns the string value of an expression, or undefined if it depends on anything but constants. */
function evaluateText(
  syntaxNode: SyntaxNode,
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
): string | undefined {
  const evaluate = (partNode: SyntaxNode) => evaluateText(partNode, sourceFile, readFile);
  switch (syntaxNode.type) {
    case 'Literal':
      return typeof syntaxNode.value === 'string' || typeof syntaxNode.value === 'number'
        ? String(syntaxNode.value)
        : undefined;
    case 'TemplateLiteral':
      return joinTemplate(syntaxNode, 'cooked', evaluate);
    case 'TaggedTemplateExpression':
      return sourceFile.text.slice((syntaxNode.tag as SyntaxNode).start, (syntaxNode.tag as SyntaxNode).end) ===
        'String.raw'
        ? joinTemplate(syntaxNode.quasi as SyntaxNode, 'raw', evaluate)
        : undefined;
    case 'BinaryExpression': {
      const [leftText, rightText] = [evaluate(syntaxNode.left as SyntaxNode), evaluate(syntaxNode.right as SyntaxNode)];
      return syntaxNode.operator === '+' && leftText !== undefined && rightText !== undefined
        ? leftText + rightText
        : undefined;
    }
    case 'MemberExpression':
      return evaluateMember(syntaxNode, sourceFile, readFile);
    case 'Identifier': {
      const constant = resolveConstant(syntaxNode, sourceFile, readFile);
      return constant === undefined ? undefined : evaluateText(constant.node, constant.file, readFile);
    }
    case 'CallExpression':
      return evaluateJoin(syntaxNode, sourceFile, readFile);
    default:
      return undefined;
  }
}

function joinTemplate(
  syntaxNode: SyntaxNode,
  textForm: 'cooked' | 'raw',
  evaluate: (partNode: SyntaxNode) => string | undefined,
): string | undefined {
  const expressionTexts = (syntaxNode.expressions as SyntaxNode[]).map(evaluate);
  if (expressionTexts.includes(undefined)) return undefined;
  const templateParts = syntaxNode.quasis as { value: { cooked: string; raw: string } }[];
  return templateParts
    .map((templatePart, index) => templatePart.value[textForm] + (expressionTexts[index] ?? ''))
    .join('');
}

/** Evaluates `PATTERN.source` and `LIMITS.accents`. */
function evaluateMember(
  syntaxNode: SyntaxNode,
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
): string | undefined {
  const ownerConstant = resolveConstant(syntaxNode.object as SyntaxNode, sourceFile, readFile);
  const propertyName = identifierName(syntaxNode.property);
  if (ownerConstant === undefined) return undefined;
  if (propertyName === 'source') return regExpLiteral(ownerConstant.node)?.source;
  if (ownerConstant.node.type !== 'ObjectExpression') return undefined;
  const property = (ownerConstant.node.properties as SyntaxNode[]).find(
    (candidate) => identifierName(candidate.key) === propertyName,
  );
  return property === undefined ? undefined : evaluateText(property.value as SyntaxNode, ownerConstant.file, readFile);
}

/** Evaluates `ENDINGS.join('|')` for a constant list of constants. */
function evaluateJoin(
  syntaxNode: SyntaxNode,
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
): string | undefined {
  const callee = syntaxNode.callee as SyntaxNode;
  if (callee.type !== 'MemberExpression' || identifierName(callee.property) !== 'join') return undefined;
  const listConstant = resolveConstant(callee.object as SyntaxNode, sourceFile, readFile);
  if (listConstant?.node.type !== 'ArrayExpression') return undefined;
  const elementTexts = (listConstant.node.elements as SyntaxNode[]).map((partNode) =>
    evaluateText(partNode, listConstant.file, readFile),
  );
  const [separator] = syntaxNode.arguments as SyntaxNode[];
  const separatorText = separator === undefined ? ',' : evaluateText(separator, sourceFile, readFile);
  return elementTexts.includes(undefined) || separatorText === undefined ? undefined : elementTexts.join(separatorText);
}

/** Resolves an expression to its literal, list or object, with the file that contains it. */
function resolveConstant(
  syntaxNode: SyntaxNode,
  sourceFile: SourceFile,
  readFile: (filePath: string) => SourceFile,
): { node: SyntaxNode; file: SourceFile } | undefined {
  if (syntaxNode.type === 'TSAsExpression' || syntaxNode.type === 'TSSatisfiesExpression')
    return resolveConstant(syntaxNode.expression as SyntaxNode, sourceFile, readFile);
  const identifier = identifierName(syntaxNode);
  if (identifier === undefined) return { node: syntaxNode, file: sourceFile };
  const constant = sourceFile.constants.get(identifier);
  if (constant !== undefined) return resolveConstant(constant, sourceFile, readFile);
  const imported = sourceFile.imports.get(identifier);
  if (imported === undefined) return undefined;
  const sourceModule = readFile(imported.path);
  const exported = sourceModule.constants.get(imported.name);
  return exported === undefined ? undefined : resolveConstant(exported, sourceModule, readFile);
}

const identifierName = (syntaxNode: unknown): string | undefined =>
  isSyntaxNode(syntaxNode) && syntaxNode.type === 'Identifier' ? (syntaxNode.name as string) : undefined;

function parseFile(filePath: string, sourceText: string): SourceFile {
  const { program, errors } = parseSync(filePath, sourceText);
  if (errors.length > 0) throw new SyntaxError(`${filePath}: ${errors[0]?.message}`);
  const constants = new Map<string, SyntaxNode>();
  const imports = new Map<string, { path: string; name: string }>();
  for (const statement of program.body as unknown as SyntaxNode[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as SyntaxNode | null) : statement;
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
      for (const { id: declaredName, init: initializer } of declaration.declarations as {
        id: SyntaxNode;
        init: SyntaxNode | null;
      }[]) {
        const identifier = identifierName(declaredName);
        if (identifier !== undefined && initializer !== null) constants.set(identifier, initializer);
      }
    if (statement.type === 'ImportDeclaration') {
      const importPath = (statement.source as { value: string }).value;
      if (!importPath.startsWith('.')) continue;
      for (const { imported, local: localName } of statement.specifiers as {
        imported?: SyntaxNode;
        local: SyntaxNode;
      }[]) {
        const identifier = identifierName(imported);
        if (identifier !== undefined)
          imports.set(localName.name as string, { path: join(dirname(filePath), importPath), name: identifier });
      }
    }
  }
  return { path: filePath, text: sourceText, program: program as unknown as SyntaxNode, constants, imports };
}

const isSyntaxNode = (nodeValue: unknown): nodeValue is SyntaxNode =>
  typeof nodeValue === 'object' && nodeValue !== null && typeof (nodeValue as { type?: unknown }).type === 'string';
