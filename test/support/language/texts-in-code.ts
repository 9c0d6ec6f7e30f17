/** Finds sentences and labels in the sources that are not messages of a catalog. */
import { parseAst } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export interface TextInCode {
  readonly line: number;
  /** The text in the code; values in a template are `…`. */
  readonly text: string;
}

/** A label begins with a capital letter and has at least two words. A clause has at least four words, including a function word. */
const LABEL = /^\p{Lu}[\p{Ll}’']+(?: [\p{L}…“]+)+/u;
const CLAUSE =
  /^(?=.*(?<![\p{L}-])(?:the|is|are|and|or|not|must|has|have|with|for|to|be|it|this|that|of|its)(?![\p{L}-])).*(?:\S+ ){3}\S+/u;
/** CSS selectors and markup. */
const MARKUP = /[[\]<>=#]|:(?:is|not)\(|--/;

/** The name of the program with a version, and texts without words. */
const PROGRAM_NAME = /^(?:Rollcall|Electron)?[ ….,]*(?:\.rollcall)?$/;

const isText = (literalText: string): boolean =>
  (LABEL.test(literalText) || CLAUSE.test(literalText)) && !MARKUP.test(literalText) && !PROGRAM_NAME.test(literalText);

/** Errors of the program, answers to scripts and the log, which are not shown in the app. */
const FOR_DEVELOPERS =
  /(?:Error|WorkerStopped|WorkerTimeout|Response)$|^console\.|^(?:runInBackground|logFailure|refuse|super)$/;

const isNode = (nodeValue: unknown): nodeValue is SyntaxNode =>
  typeof nodeValue === 'object' && nodeValue !== null && typeof (nodeValue as SyntaxNode).type === 'string';

/** Returns the text of a literal; undefined for other nodes. */
function readLiteral(syntaxNode: SyntaxNode): string | undefined {
  if (syntaxNode.type === 'JSXText' || syntaxNode.type === 'Literal')
    return typeof syntaxNode.value === 'string' ? syntaxNode.value.trim() : undefined;
  if (syntaxNode.type !== 'TemplateLiteral') return undefined;
  return (syntaxNode.quasis as readonly { value: { cooked: string | null } }[])
    .map(({ value: nodeValue }) => nodeValue.cooked ?? '')
    .join('…');
}

/** Returns whether a node is an import or a type without a value. */
const isSkipped = ({ type: nodeType }: SyntaxNode): boolean =>
  /^Import|^Export(?:All|Named)Declaration$/.test(nodeType)
    ? nodeType !== 'ExportNamedDeclaration'
    : nodeType.startsWith('TS') &&
      !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(nodeType);

/** Returns the texts of a source in their order. */
export function findTextsInCode(source: string, language: 'ts' | 'tsx'): TextInCode[] {
  const textsInCode: TextInCode[] = [];
  const getCalleeName = (syntaxNode: SyntaxNode): string => {
    const callee = syntaxNode.callee as SyntaxNode & { readonly end: number };
    return source.slice(callee.start, callee.end);
  };
  const visitNode = (syntaxNode: SyntaxNode): void => {
    if (isSkipped(syntaxNode)) return;
    if (/^(?:New|Call)Expression$/.test(syntaxNode.type) && FOR_DEVELOPERS.test(getCalleeName(syntaxNode))) return;
    const literalText = readLiteral(syntaxNode);
    if (literalText !== undefined && isText(literalText))
      textsInCode.push({ line: source.slice(0, syntaxNode.start).split('\n').length, text: literalText });
    for (const nodeValue of Object.values(syntaxNode)) {
      for (const childNode of Array.isArray(nodeValue) ? nodeValue : [nodeValue])
        if (isNode(childNode)) visitNode(childNode);
    }
  };
  visitNode(parseAst(source, { lang: language }) as unknown as SyntaxNode);
  return textsInCode.sort((left, right) => left.line - right.line);
}
