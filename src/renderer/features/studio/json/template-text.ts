/** A template as text, and what is wrong with a text that should be one, at its place. */

import { jsonLanguage } from '@codemirror/lang-json';
import type { SyntaxNode } from '@lezer/common';
import type { TemplateProblem } from '../../../../shared/card/template/check/problem.ts';
import { problemMessage } from '../../../../shared/card/template/check/problem-messages.ts';
import { readTemplate } from '../../../../shared/card/template/read-template.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { jsonRefusal } from '../../../../shared/document/json/fault-messages.ts';
import { readJson } from '../../../../shared/document/json/read-json.ts';
import { segments } from '../../../../shared/document/pointer.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

export interface TextFault {
  /** Letters from the start of the text. */
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export type ReadText =
  | { readonly ok: true; readonly template: unknown }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

export const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** Faults of the text itself, else those of the template, each where it stands. */
export function readText(translate: Translate, gameCatalog: GameCatalog<Game>, text: string): ReadText {
  const read = readJson(text);
  if (!read.ok) {
    const message = jsonRefusal(translate, read);
    const at = read.place === undefined ? 0 : offsetOf(text, read.place);
    return { ok: false, faults: [{ from: at, to: Math.min(text.length, at + 1), message }] };
  }
  const answer = readTemplate(gameCatalog, read.value);
  if (answer.ok) return { ok: true, template: read.value };
  const places = placesIn(text);
  const faults = answer.problems.map((problem) => ({
    ...placeOf(problem, places),
    message: problemMessage(translate, problem),
  }));
  return { ok: false, faults };
}

/** Returns the offset of a line and a column, both counted from 1. */
function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(Math.max(0, text.length - 1), before + Math.max(0, column - 1));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The nearest place around a problem that the text has: a key that is missing is told at what lacks it. */
function placeOf({ at, key }: TemplateProblem, places: ReadonlyMap<string, Span>): Span {
  const path = `${at}${at === '' || key === '' ? '' : '.'}${key}`.replaceAll('[', '.').replaceAll(']', '');
  const parts = path.split('.').filter((part) => part !== '');
  for (let n = parts.length; n >= 0; n -= 1) {
    const found = places.get(parts.slice(0, n).join('.'));
    if (found !== undefined) return found;
  }
  return { from: 0, to: 1 };
}

/** Where an element stands in the text; undefined where it has no such place. */
export const spanOf = (text: string, pointer: string): Span | undefined =>
  placesIn(text).get(segments(pointer).join('.'));

/** Of every key and entry of a text that is JSON: from its key, or its value in a list, to the end of that line. */
function placesIn(text: string): ReadonlyMap<string, Span> {
  const places = new Map<string, Span>([['', lineFrom(text, 0)]]);
  const top = jsonLanguage.parser.parse(text).topNode.firstChild;
  if (top !== null) notePlaces(text, top, '', places);
  return places;
}

function notePlaces(text: string, node: SyntaxNode, path: string, places: Map<string, Span>): void {
  for (const child of node.getChildren('Property')) {
    const name = child.getChild('PropertyName');
    const value = child.lastChild;
    if (name === null || value === null) continue;
    const place = below(path, JSON.parse(text.slice(name.from, name.to)) as string);
    places.set(place, lineFrom(text, child.from));
    notePlaces(text, value, place, places);
  }
  if (node.name !== 'Array') return;
  let index = 0;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (!VALUES.has(child.name)) continue;
    const place = below(path, String(index));
    places.set(place, lineFrom(text, child.from));
    notePlaces(text, child, place, places);
    index += 1;
  }
}

const VALUES: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function lineFrom(text: string, from: number): Span {
  const end = text.indexOf('\n', from);
  return { from, to: end < 0 ? text.length : end };
}
