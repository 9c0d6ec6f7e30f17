/** Resolves a template's values against the card's data: each value becomes runs of text with the field that they show. */

import { getValueAt } from '../../document/pointer.ts';
import { splitClusters } from '../../text/fonts/clusters.ts';
import { joinLines } from '../../text/join-lines.ts';
import { closeDirectionControls, removeDirectionControls } from '../../text/lines/direction-controls.ts';
import { formatPlainNumber, INFINITY_SIGN, parseNumberText } from '../../text/number-text.ts';
import type { Notation, Value } from '../template/template.ts';
import { isGameNotation } from '../template/value.ts';
import { resolvePointer } from './condition.ts';

/** Functions that write values as the game does, by the name that templates use. They return undefined for values they don't support. */
export type Formatters = { readonly word: (value: unknown) => string } & Readonly<
  Record<string, (value: unknown) => string | undefined>
>;

/** The data that a template may point into, by the first segment of its pointers, and how the game writes values. */
export type Binding = Readonly<Record<string, unknown>> & {
  readonly formatters: Formatters;
};

/** Text of the template, or text that shows one field of the character or row. */
export interface BoundRun {
  readonly text: string;
  readonly field?: string;
}

/** An entry of a repeated list: its value and its pointer, `/character/attacks/2`. */
export interface ListEntry {
  readonly value: unknown;
  readonly pointer: string;
}

/** Returns the pointer within the character or row: `/character/hp` becomes `/hp`. Undefined for other data. */
const getFieldPointer = (pointer: string): string | undefined =>
  pointer.startsWith('/character/')
    ? pointer.slice('/character'.length)
    : pointer.startsWith('/row/')
      ? pointer.slice('/row'.length)
      : undefined;

/** Matches lone surrogates, which no font has glyphs for and which UTF-8 cannot encode. */
const LONE_SURROGATES = /\p{Cs}/gu;
const composeCharacters = (text: string): string => text.normalize('NFC').replace(LONE_SURROGATES, '\ufffd');

/**
 * Matches control and format characters, which have no shape. Soft hyphens, the joiners that shape emoji and Arabic, and direction
 * controls are kept.
 */
const INVISIBLE = /(?![\n\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069])[\p{Cc}\p{Cf}]/gu;
const isVisible = (text: string): boolean => removeDirectionControls(text).trim() !== '';

const removeInvisible = (text: string): string => {
  const visibleText = text.replace(INVISIBLE, '').trim();
  return isVisible(visibleText) ? closeDirectionControls(visibleText) : '';
};

/** Cleans text for layout: composed (NFC), without invisible characters, with single spaces as white space. */
export const cleanText = (text: string): string =>
  CLEAN_ASCII.test(text) ? text : removeInvisible(composeCharacters(text).replace(/\s+/gu, chooseSpace(text)));

/** A text of at most this many characters fits a line even if no-break spaces join its words. */
const MAX_LINE_CHARACTERS = 24;
const NO_BREAK_SPACE = /^[\u00a0\u2007\u202f]$/;

/**
 * Chooses the space for a run of white space. A no-break space is kept, unless the text has more no-break spaces than ordinary spaces,
 * as copies from web pages have.
 */
function chooseSpace(text: string): (run: string) => string {
  const keepsNoBreakSpaces =
    text.length <= MAX_LINE_CHARACTERS || text.split(/[\u00a0\u2007\u202f]/).length <= text.split(' ').length;
  return (run) => (keepsNoBreakSpaces && NO_BREAK_SPACE.test(run) ? '\u00a0' : ' ');
}

/** Matches texts that need no cleaning, as most texts do: ASCII words with single spaces between them. */
const CLEAN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Replaces white space: an empty line or a paragraph separator with two line breaks, a line break with one, the rest with a space. */
function normalizeWhiteSpace(run: string): string {
  const lineBreaks = run.match(/\r\n?|[\n\u2028]|\u2029/g) ?? [];
  return lineBreaks.length > 1 || run.includes('\u2029') ? '\n\n' : lineBreaks.length === 1 ? '\n' : ' ';
}

/** Cleans running text, which keeps its line breaks. */
const cleanLines = (text: string): string =>
  LINE_BREAK.test(text)
    ? removeInvisible(composeCharacters(text).replace(/\s+/gu, normalizeWhiteSpace))
    : cleanText(text);

function formatText(text: string, notation: Notation | undefined, formatters: Binding['formatters']): string {
  if (notation === 'word') return formatters.word(text);
  return notation === 'initial' ? findInitial(text) : text;
}

const LETTER = /[\p{L}\p{N}]/u;
const ACCENT = /^\p{M}/u;
/** The maximum number of characters of a name that are searched for its initial. */
const MAX_SEARCHED_CHARACTERS = 400;

/** Returns the first letter or digit of a name with its accents, or else the first visible character. */
function findInitial(text: string): string {
  const clusters = splitClusters(text.slice(0, MAX_SEARCHED_CHARACTERS)).filter((cluster) => !ACCENT.test(cluster));
  return (
    clusters.find((cluster) => LETTER.test(cluster)) ?? clusters.find((cluster) => cleanText(cluster) !== '') ?? ''
  );
}

/**
 * Formats a field's value in the notation that the template asks for (`as`). `text`, `word` and `initial` are known in every game; any
 * other notation is a format of the game and may write objects, too.
 */
function formatValue(value: unknown, notation: Notation | undefined, { formatters }: Binding): string {
  if (isGameNotation(notation)) return (Object.hasOwn(formatters, notation) && formatters[notation]?.(value)) || '';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (typeof value === 'number') return formatText(formatPlainNumber(value), notation, formatters);
  return notation === undefined || notation === 'text'
    ? cleanLines(value)
    : formatText(cleanText(value), notation, formatters);
}

/** Lists the entries of the list at a pointer; `./items` points into the entry that is being repeated. */
export function listEntries(pointer: string, binding: Binding, parentEntry?: ListEntry): ListEntry[] {
  const listPointer = resolvePointer(pointer, parentEntry);
  const listValue = getValueAt(binding, listPointer);
  return Array.isArray(listValue)
    ? listValue.map((value: unknown, index) => ({ value, pointer: `${listPointer}/${index}` }))
    : [];
}

function joinParts(parts: readonly BoundRun[][], separator: string | undefined): BoundRun[] {
  const visibleParts = parts.filter((part) => part.length > 0);
  return visibleParts.flatMap((part, index) =>
    index > 0 && separator !== undefined ? [{ text: separator }, ...part] : part,
  );
}

function bindContent(value: Value, binding: Binding, entry: ListEntry | undefined): BoundRun[] {
  if ('text' in value) return [{ text: value.text }];
  if ('join' in value)
    return joinParts(
      value.join.map((part) => bindRuns(part, binding, entry)),
      value.by,
    );
  if ('each' in value) {
    const entryValue = value.value ?? { item: '', as: 'word' as const };
    return joinParts(
      listEntries(value.each, binding, entry).map((listEntry) => bindRuns(entryValue, binding, listEntry)),
      value.by,
    );
  }
  const pointer = 'at' in value ? resolvePointer(value.at, entry) : `${entry?.pointer ?? ''}${value.item}`;
  // Looking up `item` within the entry is faster than splitting the entry's full pointer, which differs for every entry.
  const fieldValue =
    'item' in value && entry !== undefined ? getValueAt(entry.value, value.item) : getValueAt(binding, pointer);
  const formattedText = formatValue(fieldValue, value.as, binding);
  if (formattedText === '') return [];
  const fieldPointer = getFieldPointer(pointer);
  return [fieldPointer === undefined ? { text: formattedText } : { text: formattedText, field: fieldPointer }];
}

/** Adds the prefix to the first run and the suffix to the last, so that line breaking cannot separate a bracket from its word. */
const surround = (boundRuns: readonly BoundRun[], prefix: string, suffix: string): BoundRun[] =>
  boundRuns.map((run, index) => ({
    ...run,
    text: `${index === 0 ? prefix : ''}${run.text}${index === boundRuns.length - 1 ? suffix : ''}`,
  }));

const isEmpty = ({ text }: BoundRun): boolean => text === '';

/** Returns the value as runs of text, which may contain line breaks. An empty value gives no runs, not even its `before` and `after`. */
export function bindRuns(value: Value, binding: Binding, entry?: ListEntry): BoundRun[] {
  const boundRuns = bindContent(value, binding, entry);
  const visibleRuns = boundRuns.some(isEmpty) ? boundRuns.filter((run) => !isEmpty(run)) : boundRuns;
  const { before: prefix, after: suffix, field } = value;
  const surroundedRuns =
    prefix === undefined && suffix === undefined ? visibleRuns : surround(visibleRuns, prefix ?? '', suffix ?? '');
  return field === undefined ? surroundedRuns : surroundedRuns.map((run) => ({ ...run, field }));
}

/** Replaces line breaks with spaces, for elements that are not running text. */
export const removeLineBreaks = (boundRuns: readonly BoundRun[]): readonly BoundRun[] =>
  boundRuns.some(({ text }) => text.includes('\n'))
    ? boundRuns.map((run) => ({ ...run, text: joinLines(run.text) }))
    : boundRuns;

/** Returns the value as one run. The run has a field if the whole value shows only one field. */
export function bindRun(value: Value, binding: Binding, entry?: ListEntry): BoundRun {
  const boundRuns = bindRuns(value, binding, entry);
  const joinedText = joinLines(boundRuns.map((run) => run.text).join(''));
  const fields = new Set(boundRuns.flatMap((run) => (run.field === undefined ? [] : [run.field])));
  const [singleField] = fields;
  return singleField !== undefined && fields.size === 1
    ? { text: joinedText, field: singleField }
    : { text: joinedText };
}

/** Returns the value as the name of a symbol, without direction controls. */
export const bindSymbolName = (value: Value, binding: Binding): string =>
  removeDirectionControls(bindRun(value, binding).text);

/** Returns the number that a value shows, rounded up. Infinity is possible; negative numbers and texts that are no number give 0. */
export function bindCount(value: Value, binding: Binding): number {
  const countText = removeDirectionControls(bindRun(value, binding).text);
  const count =
    countText === INFINITY_SIGN ? Number.POSITIVE_INFINITY : (parseNumberText(countText) ?? Number(countText));
  return Number.isNaN(count) ? 0 : Math.max(0, Math.ceil(count));
}
