/** Bindings of a template resolved against a character: values become runs of text that know which field they show. */

import { valueAt } from '../../document/pointer.ts';
import { clustersOf } from '../../text/fonts/clusters.ts';
import { joinLines } from '../../text/join-lines.ts';
import { closeDirectionControls, withoutDirectionControls } from '../../text/lines/bidi.ts';
import { INFINITY_SIGN, numberIn, numberText } from '../../text/number-text.ts';
import type { Format, Value } from '../template/template.ts';
import { isNotation } from '../template/value.ts';
import { resolved } from './condition.ts';

/** How the game writes values, by the name templates use. A notation gives undefined for values it is not made for. */
export type Formatters = { readonly word: (value: unknown) => string } & Readonly<
  Record<string, (value: unknown) => string | undefined>
>;

/** What a template may point into, by the first segment of its pointers, and how the game writes values. */
export type Binding = Readonly<Record<string, unknown>> & {
  readonly formatters: Formatters;
};

/** Text that stands for one field of the character, or for none. */
export interface BoundRun {
  readonly text: string;
  readonly field?: string;
}

/** An entry of a repeated list: its value and its pointer, `/character/attacks/2`. */
export interface Item {
  readonly value: unknown;
  readonly at: string;
}

/** What a field of the document, or the cell of a row, is found below. */
const fieldOf = (pointer: string): string | undefined =>
  pointer.startsWith('/character/')
    ? pointer.slice('/character'.length)
    : pointer.startsWith('/row/')
      ? pointer.slice('/row'.length)
      : undefined;

/** Lone surrogates: no font has a glyph for one, and UTF-8 cannot hold it. */
const HALVES = /\p{Cs}/gu;
const whole = (text: string): string => text.normalize('NFC').replace(HALVES, '\ufffd');

/**
 * Soft hyphens, the joiners that shape emoji and Arabic, and what steers the direction of text are kept; every other character without a
 * shape is removed.
 */
const UNSHOWN = /(?![\n\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069])[\p{Cc}\p{Cf}]/gu;
const isShown = (text: string): boolean => withoutDirectionControls(text).trim() !== '';

const withoutUnshown = (text: string): string => {
  const shown = text.replace(UNSHOWN, '').trim();
  return isShown(shown) ? closeDirectionControls(shown) : '';
};

/** Text as it can be set: composed, without characters that have no shape, white space made single spaces. */
export const settable = (text: string): string =>
  PLAIN.test(text) ? text : withoutUnshown(whole(text).replace(/\s+/gu, spaceIn(text)));

/** Characters of a text that fits a line whatever holds its words together. */
const SHORT = 24;
const NO_BREAK = /^[\u00a0\u2007\u202f]$/;

/** What stands for white space: a no-break space stays one, but not where it is the usual one, as in what web pages are copied from. */
function spaceIn(text: string): (run: string) => string {
  const rare = text.length <= SHORT || text.split(/[\u00a0\u2007\u202f]/).length <= text.split(' ').length;
  return (run) => (rare && NO_BREAK.test(run) ? '\u00a0' : ' ');
}

/** Most texts need no cleaning: words of ASCII with single spaces between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const BREAKS = /[\n\r\u2028\u2029]/;

/** White space in running text becomes a line break, two of them for an empty line, or a space. */
function whiteSpace(run: string): string {
  const breaks = run.match(/\r\n?|[\n\u2028]|\u2029/g) ?? [];
  return breaks.length > 1 || run.includes('\u2029') ? '\n\n' : breaks.length === 1 ? '\n' : ' ';
}

/** The same with its line breaks, for where text runs on. */
const settableLines = (text: string): string =>
  BREAKS.test(text) ? withoutUnshown(whole(text).replace(/\s+/gu, whiteSpace)) : settable(text);

function formatText(text: string, as: Format | undefined, formatters: Binding['formatters']): string {
  if (as === 'word') return formatters.word(text);
  return as === 'initial' ? initialOf(text) : text;
}

const LETTER = /[\p{L}\p{N}]/u;
const ACCENT = /^\p{M}/u;
/** How many letters of a name are searched for its initial. */
const BEGINNING = 400;

/** The first letter or figure of a name, with its accents; of a name without any the first sign. */
function initialOf(text: string): string {
  const clusters = clustersOf(text.slice(0, BEGINNING)).filter((cluster) => !ACCENT.test(cluster));
  return clusters.find((cluster) => LETTER.test(cluster)) ?? clusters.find((cluster) => settable(cluster) !== '') ?? '';
}

function format(value: unknown, as: Format | undefined, { formatters }: Binding): string {
  if (isNotation(as)) return (Object.hasOwn(formatters, as) && formatters[as]?.(value)) || '';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (typeof value === 'number') return formatText(numberText(value), as, formatters);
  return as === undefined || as === 'text' ? settableLines(value) : formatText(settable(value), as, formatters);
}

/** The entries of the list at a pointer; `./items` points into the entry that is being repeated. */
export function itemsAt(pointer: string, binding: Binding, item?: Item): Item[] {
  const at = resolved(pointer, item);
  const list = valueAt(binding, at);
  return Array.isArray(list) ? list.map((value: unknown, index) => ({ value, at: `${at}/${index}` })) : [];
}

function joined(parts: readonly BoundRun[][], by: string | undefined): BoundRun[] {
  const present = parts.filter((part) => part.length > 0);
  return present.flatMap((part, index) => (index > 0 && by !== undefined ? [{ text: by }, ...part] : part));
}

function inner(value: Value, binding: Binding, item: Item | undefined): BoundRun[] {
  if ('text' in value) return [{ text: value.text }];
  if ('join' in value)
    return joined(
      value.join.map((part) => bindRuns(part, binding, item)),
      value.by,
    );
  if ('each' in value) {
    const each = value.value ?? { item: '', as: 'word' as const };
    return joined(
      itemsAt(value.each, binding, item).map((entry) => bindRuns(each, binding, entry)),
      value.by,
    );
  }
  const at = 'at' in value ? resolved(value.at, item) : `${item?.at ?? ''}${value.item}`;
  // Within an entry: its whole pointer is another one for every entry, and would have to be taken apart.
  const found = 'item' in value && item !== undefined ? valueAt(item.value, value.item) : valueAt(binding, at);
  const text = format(found, value.as, binding);
  if (text === '') return [];
  const field = fieldOf(at);
  return [field === undefined ? { text } : { text, field }];
}

/** Puts text around runs as part of the first and last run, so that a bracket stays with its word. */
const surrounded = (list: readonly BoundRun[], before: string, after: string): BoundRun[] =>
  list.map((run, index) => ({
    ...run,
    text: `${index === 0 ? before : ''}${run.text}${index === list.length - 1 ? after : ''}`,
  }));

const isEmpty = ({ text }: BoundRun): boolean => text === '';

/** The value as runs of text, which may hold line breaks; nothing at all, not even `before` and `after`, when it is empty. */
export function bindRuns(value: Value, binding: Binding, item?: Item): BoundRun[] {
  const found = inner(value, binding, item);
  const shown = found.some(isEmpty) ? found.filter((run) => !isEmpty(run)) : found;
  const { before, after, field } = value;
  const all = before === undefined && after === undefined ? shown : surrounded(shown, before ?? '', after ?? '');
  return field === undefined ? all : all.map((run) => ({ ...run, field }));
}

/** Runs for elements that are not running text. */
export const withoutBreaks = (all: readonly BoundRun[]): readonly BoundRun[] =>
  all.some(({ text }) => text.includes('\n')) ? all.map((run) => ({ ...run, text: joinLines(run.text) })) : all;

/** The value as one string, and the field it is about when that is a single one. */
export function bindRun(value: Value, binding: Binding, item?: Item): BoundRun {
  const all = bindRuns(value, binding, item);
  const text = joinLines(all.map((run) => run.text).join(''));
  const fields = new Set(all.flatMap((run) => (run.field === undefined ? [] : [run.field])));
  const [field] = fields;
  return field !== undefined && fields.size === 1 ? { text, field } : { text };
}

/** The value as the name of a symbol, which control characters are no part of. */
export const symbolName = (value: Value, binding: Binding): string =>
  withoutDirectionControls(bindRun(value, binding).text);

/** The number a value stands for, Infinity among them, or 0 where there is none that can be counted. */
export function countOf(value: Value, binding: Binding): number {
  const text = withoutDirectionControls(bindRun(value, binding).text);
  const count = text === INFINITY_SIGN ? Number.POSITIVE_INFINITY : (numberIn(text) ?? Number(text));
  return Number.isNaN(count) ? 0 : Math.max(0, Math.ceil(count));
}
