/** Finds sentences and labels in the sources that are no messages of a catalogue. */
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export interface TextInCode {
  readonly line: number;
  /** What stands in the code; values of a template are `…`. */
  readonly text: string;
}

/** A label begins with a capital and goes on with another word; a clause has four words or more, one of them a small one. */
const LABEL = /^\p{Lu}[\p{Ll}’']+(?: [\p{L}…“]+)+/u;
const CLAUSE =
  /^(?=.*(?<![\p{L}-])(?:the|is|are|and|or|not|must|has|have|with|for|to|be|it|this|that|of|its)(?![\p{L}-])).*(?:\S+ ){3}\S+/u;
/** Selectors of style sheets and markup. */
const MARKUP = /[[\]<>=#]|:(?:is|not)\(|--/;

/** The name of the program with a version, and values alone. */
const NAME = /^(?:Rollcall|Electron)?[ ….,]*(?:\.rollcall)?$/;

const isText = (text: string): boolean =>
  (LABEL.test(text) || CLAUSE.test(text)) && !MARKUP.test(text) && !NAME.test(text);

/** Errors of the program, answers to scripts and the log: nobody reads them in the app. */
const FOR_DEVELOPERS =
  /(?:Error|WorkerStopped|WorkerTimeout|Response)$|^console\.|^(?:runInBackground|logFailure|refuse|super)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns the text of a literal; undefined for other nodes. */
function readLiteral(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value.trim() : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as readonly { value: { cooked: string | null } }[])
    .map(({ value }) => value.cooked ?? '')
    .join('…');
}

/** Imports, and types apart from those beside a value. */
const isSkipped = ({ type }: Node): boolean =>
  /^Import|^Export(?:All|Named)Declaration$/.test(type)
    ? type !== 'ExportNamedDeclaration'
    : type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

/** Returns the texts of a source, from the first to the last. */
export function findTextsInCode(source: string, lang: 'ts' | 'tsx'): TextInCode[] {
  const found: TextInCode[] = [];
  const nameOfCall = (node: Node): string => {
    const callee = node.callee as Node & { readonly end: number };
    return source.slice(callee.start, callee.end);
  };
  const visit = (node: Node): void => {
    if (isSkipped(node)) return;
    if (/^(?:New|Call)Expression$/.test(node.type) && FOR_DEVELOPERS.test(nameOfCall(node))) return;
    const text = readLiteral(node);
    if (text !== undefined && isText(text)) found.push({ line: source.slice(0, node.start).split('\n').length, text });
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(source, { lang }) as unknown as Node);
  return found.sort((a, b) => a.line - b.line);
}
