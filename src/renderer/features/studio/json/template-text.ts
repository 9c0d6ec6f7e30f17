/** Formats a template as JSON text and locates findings in text that should be a template. */

import { jsonLanguage } from '@codemirror/lang-json';
import type { SyntaxNode } from '@lezer/common';
import { formatTemplateFinding } from '../../../../shared/card/template/check/finding-messages.ts';
import type { TemplateFinding } from '../../../../shared/card/template/check/template-finding.ts';
import { readTemplate } from '../../../../shared/card/template/read-template.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { formatJsonError } from '../../../../shared/document/json/json-error-messages.ts';
import { readJson } from '../../../../shared/document/json/read-json.ts';
import { parsePointer } from '../../../../shared/document/pointer.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

export interface TextFinding {
  /** Offset from the start of the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export type ReadTextResult =
  | { readonly ok: true; readonly template: unknown }
  | { readonly ok: false; readonly findings: readonly TextFinding[] };

export const formatDocument = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** Parses text as a template. Returns the syntax error, or else the findings of the template, each with its span. */
export function parseTemplateText(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  sourceText: string,
): ReadTextResult {
  const parsedJson = readJson(sourceText);
  if (!parsedJson.ok) {
    const message = formatJsonError(translate, parsedJson);
    const offset = parsedJson.position === undefined ? 0 : computeOffset(sourceText, parsedJson.position);
    return { ok: false, findings: [{ from: offset, to: Math.min(sourceText.length, offset + 1), message }] };
  }
  const templateResult = readTemplate(gameCatalog, parsedJson.value);
  if (templateResult.ok) return { ok: true, template: parsedJson.value };
  const spans = collectSpans(sourceText);
  const findings = templateResult.problems.map((finding) => ({
    ...findNearestSpan(finding, spans),
    message: formatTemplateFinding(translate, finding),
  }));
  return { ok: false, findings };
}

/** Returns the offset of a line and a column, both counted from 1. */
function computeOffset(
  sourceText: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const lineStart = sourceText
    .split('\n')
    .slice(0, line - 1)
    .reduce((length, textLine) => length + textLine.length + 1, 0);
  return Math.min(Math.max(0, sourceText.length - 1), lineStart + Math.max(0, column - 1));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the span of the value that a finding is about, or of the innermost existing value around it, for example if a key is missing. */
function findNearestSpan({ location, keyPath }: TemplateFinding, spans: ReadonlyMap<string, Span>): Span {
  // The location `front[0]` and the key path `text.font` give the segments front, 0, text and font.
  const fullPath = `${location}${location === '' || keyPath === '' ? '' : '.'}${keyPath}`
    .replaceAll('[', '.')
    .replaceAll(']', '');
  const segments = fullPath.split('.').filter((segment) => segment !== '');
  for (let segmentCount = segments.length; segmentCount >= 0; segmentCount -= 1) {
    const nearestSpan = spans.get(segments.slice(0, segmentCount).join('.'));
    if (nearestSpan !== undefined) return nearestSpan;
  }
  return { from: 0, to: 1 };
}

/** Returns the span of an element in the text, or undefined if the text has no such element. */
export const findPointerSpan = (sourceText: string, pointer: string): Span | undefined =>
  collectSpans(sourceText).get(parsePointer(pointer).join('.'));

/** Returns a span for every key and list entry of a JSON text, from its start to the end of its first line, by path: `front.0.text`. */
function collectSpans(sourceText: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>([['', getLineSpan(sourceText, 0)]]);
  const topNode = jsonLanguage.parser.parse(sourceText).topNode.firstChild;
  if (topNode !== null) addSpans(sourceText, topNode, '', spans);
  return spans;
}

function addSpans(sourceText: string, parentNode: SyntaxNode, parentPath: string, spans: Map<string, Span>): void {
  for (const child of parentNode.getChildren('Property')) {
    const nameNode = child.getChild('PropertyName');
    const valueNode = child.lastChild;
    if (nameNode === null || valueNode === null) continue;
    const childPath = joinPath(parentPath, JSON.parse(sourceText.slice(nameNode.from, nameNode.to)) as string);
    spans.set(childPath, getLineSpan(sourceText, child.from));
    addSpans(sourceText, valueNode, childPath, spans);
  }
  if (parentNode.name !== 'Array') return;
  let index = 0;
  for (let child = parentNode.firstChild; child !== null; child = child.nextSibling) {
    if (!VALUE_NODE_NAMES.has(child.name)) continue;
    const childPath = joinPath(parentPath, String(index));
    spans.set(childPath, getLineSpan(sourceText, child.from));
    addSpans(sourceText, child, childPath, spans);
    index += 1;
  }
}

const VALUE_NODE_NAMES: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);
const joinPath = (parentPath: string, childKey: string): string =>
  parentPath === '' ? childKey : `${parentPath}.${childKey}`;

function getLineSpan(sourceText: string, start: number): Span {
  const lineEnd = sourceText.indexOf('\n', start);
  return { from: start, to: lineEnd < 0 ? sourceText.length : lineEnd };
}
