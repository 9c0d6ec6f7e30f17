/** Resolves a template's values against a character: they become runs of text that know which field they show. */

import { getValueAt } from '../../document/pointer.ts';
import { splitClusters } from '../../text/fonts/clusters.ts';
import { joinLines } from '../../text/join-lines.ts';
import { closeDirectionControls, removeDirectionControls } from '../../text/lines/bidi.ts';
import { formatPlainNumber, INFINITY_SIGN, parseNumberText } from '../../text/number-text.ts';
import type { Format, Value } from '../template/template.ts';
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

/** Text that shows one field of the character, or none. */
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

/** Matches lone surrogates: no font has a glyph for one, and UTF-8 cannot encode it. */
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

/** Up to this many characters a text fits a line, even if no-break spaces hold its words together. */
const MAX_LINE_LETTERS = 24;
const NO_BREAK_SPACE = /^[\u00a0\u2007\u202f]$/;

/** Chooses the space for a run of white space. No-break spaces stay, except in text that uses them everywhere, as copies from web pages do. */
function chooseSpace(text: string): (run: string) => string {
  const keepsNoBreakSpaces =
    text.length <= MAX_LINE_LETTERS || text.split(/[\u00a0\u2007\u202f]/).length <= text.split(' ').length;
  return (run) => (keepsNoBreakSpaces && NO_BREAK_SPACE.test(run) ? '\u00a0' : ' ');
}

/** Matches the texts that need no cleaning, which most are: words of ASCII with single spaces between them. */
const CLEAN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Returns a line break, two line breaks for an empty line, or a space. */
function normalizeWhiteSpace(run: string): string {
  const lineBreaks = run.match(/\r\n?|[\n\u2028]|\u2029/g) ?? [];
  return lineBreaks.length > 1 || run.includes('\u2029') ? '\n\n' : lineBreaks.length === 1 ? '\n' : ' ';
}

/** Cleans running text, which keeps its line breaks. */
const cleanLines = (text: string): string =>
  LINE_BREAK.test(text)
    ? removeInvisible(composeCharacters(text).replace(/\s+/gu, normalizeWhiteSpace))
    : cleanText(text);

function formatText(text: string, formatName: Format | undefined, formatters: Binding['formatters']): string {
  if (formatName === 'word') return formatters.word(text);
  return formatName === 'initial' ? findInitial(text) : text;
}

const LETTER = /[\p{L}\p{N}]/u;
const ACCENT = /^\p{M}/u;
/** The maximum number of letters of a name that are searched for its initial. */
const MAX_INITIAL_SEARCH = 400;

/** Returns the first letter or digit of a name with its accents, or else the first visible character. */
function findInitial(text: string): string {
  const clusters = splitClusters(text.slice(0, MAX_INITIAL_SEARCH)).filter((cluster) => !ACCENT.test(cluster));
  return (
    clusters.find((cluster) => LETTER.test(cluster)) ?? clusters.find((cluster) => cleanText(cluster) !== '') ?? ''
  );
}

function formatValue(value: unknown, formatName: Format | undefined, { formatters }: Binding): string {
  if (isGameNotation(formatName))
    return (Object.hasOwn(formatters, formatName) && formatters[formatName]?.(value)) || '';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (typeof value === 'number') return formatText(formatPlainNumber(value), formatName, formatters);
  return formatName === undefined || formatName === 'text'
    ? cleanLines(value)
    : formatText(cleanText(value), formatName, formatters);
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

/** Adds a prefix and suffix to the first and last run, so that a bracket stays with its word. */
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

/** Returns the value as one run, with its field if all of it shows the same field. */
export function bindRun(value: Value, binding: Binding, entry?: ListEntry): BoundRun {
  const boundRuns = bindRuns(value, binding, entry);
  const joinedText = joinLines(boundRuns.map((run) => run.text).join(''));
  const fields = new Set(boundRuns.flatMap((run) => (run.field === undefined ? [] : [run.field])));
  const [singleField] = fields;
  return singleField !== undefined && fields.size === 1
    ? { text: joinedText, field: singleField }
    : { text: joinedText };
}

/** Returns the value as the name of a symbol, without control characters. */
export const bindSymbolName = (value: Value, binding: Binding): string =>
  removeDirectionControls(bindRun(value, binding).text);

/** Returns the number that a value shows, which may be Infinity, or 0 if it is not a number. */
export function bindCount(value: Value, binding: Binding): number {
  const countText = removeDirectionControls(bindRun(value, binding).text);
  const count =
    countText === INFINITY_SIGN ? Number.POSITIVE_INFINITY : (parseNumberText(countText) ?? Number(countText));
  return Number.isNaN(count) ? 0 : Math.max(0, Math.ceil(count));
}
