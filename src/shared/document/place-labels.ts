/** Labels of the places of a document, and their values as lines for people. */

import { numberText } from '../text/number-text.ts';
import { beginningOf } from '../text/short.ts';
import { visible } from '../text/visible.ts';
import { allLabels, type FieldNames } from './all-labels.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDocuments } from './document-spec.ts';
import { fieldList } from './field-list.ts';
import { canonicalJson } from './fingerprint/canonical.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { segments } from './pointer.ts';

/** Labels of places in every game that differ from their key. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'The whole document',
  '/art': 'Picture',
  '/art/image': 'Picture',
  '/art/drawing': 'Drawing',
  '/art/crop': 'Crop of the picture',
  '/art/template': 'Card template',
  '/art/theme': 'Card theme',
  '/symbolImage': 'Picture of the symbol',
  '/theme': 'Colours',
};

/** The label of a place: `Attack 2`, `Keywords: elements`, `Fight`. */
export function placeLabel(
  games: Catalogue<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(games),
): string {
  if (Object.hasOwn(NAMES, path)) return NAMES[path] as string;
  const own = labels.names?.[path.slice(1)];
  if (own !== undefined) return own;
  const [first = '', second] = segments(path);
  if (second !== undefined && !/^\d+$/.test(second) && !labels.groups?.includes(first)) {
    return `${capital(fieldList(games, [`/${first}`], labels))}: ${visible(beginningOf(second))}`;
  }
  return capital(visible(beginningOf(fieldList(games, [path], labels))));
}

/** A place however deep, as people call it: `Attack 2, range`. */
export function placeInWords(
  games: Catalogue<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(games),
): string {
  const [first = '', second, ...deeper] = segments(path);
  const label = placeLabel(games, second === undefined ? path : `/${first}/${second}`, labels);
  // Entries that have no name of their own are counted all the same.
  const isCounted = second === undefined || !/^\d+$/.test(second) || /\d/.test(label);
  const place = isCounted ? label : `${label} ${Number(second) + 1}`;
  return [
    place,
    ...deeper.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : visible(beginningOf(key)))),
  ].join(', ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of JSON that are shown of a value without a label. */
const MOST_JSON = 2_000;

/** A value at a place, one line an entry of a list or a paragraph; none where there is nothing. Never throws. */
export function valueLines(
  games: Catalogue<GameDocuments>,
  path: string,
  value: unknown,
  labels: FieldNames = allLabels(games),
): string[] {
  return linesOf(games, path, value, labels).flatMap((line) => line.split(/\r?\n/).map(visible));
}

function linesOf(games: Catalogue<GameDocuments>, path: string, value: unknown, labels: FieldNames): string[] {
  if (value === undefined || value === '') return [];
  const own = labels.line?.(path, value);
  if (own !== undefined) return [own];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [numberText(value)];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  // Games recognise pointers of entries by their form, so that any index will do.
  if (Array.isArray(value)) return value.flatMap((entry) => linesOf(games, `${path}/0`, entry, labels));
  return isObject(value) ? objectLines(games, path, value, labels) : [json(value)];
}

const ENTRY: ReadonlySet<string> = new Set(['name', 'text', 'items']);
const isEntry = (value: JsonObject): boolean =>
  typeof value.name === 'string' && Object.keys(value).every((key) => ENTRY.has(key));

function objectLines(games: Catalogue<GameDocuments>, path: string, value: JsonObject, labels: FieldNames): string[] {
  const [first = ''] = segments(path);
  if (isEntry(value)) return entryText(value);
  if (first === 'members') return [`${plain(value.copies ?? 1)} × ${plain(value.character)}`];
  if (path === '/art/crop') return [cropText(value)];
  if (path === '/art/image' || path === '/symbolImage') return pictureLines(value);
  if (Array.isArray(value.shapes)) return [drawingText(value)];
  if (typeof value.format === 'string' && typeof value.name === 'string') return [plain(value.name)];
  const isGroup = path === '/art' || labels.groups?.includes(path.slice(1));
  return Object.entries(value).flatMap(([key, inner]) => {
    const lines = linesOf(games, `${path}/${key}`, inner, labels);
    const label = isGroup ? placeLabel(games, `${path}/${key}`, labels) : capital(visible(key));
    return lines.length === 0 ? [] : [`${label}: ${lines.join(', ')}`];
  });
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? numberText(value) : json(value);

const json = (value: unknown): string => beginningOf(canonicalJson(value), MOST_JSON);

function entryText({ name, text, items }: JsonObject): string[] {
  const listed = Array.isArray(items) && items.length > 0 ? [items.map(plain).join(', ')] : [];
  const own = typeof text === 'string' && text !== '' ? [text] : [];
  const after = [...own, ...listed].join(' ');
  return [after === '' ? plain(name) : `${plain(name)}: ${after}`];
}

function cropText({ x, y, zoom, rotation }: JsonObject): string {
  const percent = (n: unknown): string =>
    typeof n === 'number' ? `${Math.round(n * 100)} %` : 'as the template has it';
  const turned = typeof rotation === 'number' && rotation !== 0 ? `, turned ${numberText(rotation)}°` : '';
  return `across ${percent(x)}, down ${percent(y)}, zoom ${percent(zoom ?? 1)}${turned}`;
}

/** Digits of a hash that people compare. */
const SHOWN_DIGITS = 12;

function pictureLines({ src, credit }: JsonObject): string[] {
  const by = typeof credit === 'string' && credit !== '' ? [`by ${credit}`] : [];
  const source = plain(src);
  const where = /^data:/i.test(source)
    ? 'a picture in the document'
    : source.replace(/^sha256:(\w+)$/, (_, hash: string) => `picture ${hash.slice(0, SHOWN_DIGITS)}`);
  return [beginningOf(where), ...by];
}

function drawingText({ width, height, shapes }: JsonObject): string {
  const size = `${plain(width)} × ${plain(height)}`;
  const [only] = shapes as unknown[];
  const hash = isObject(only) && typeof only.d === 'string' ? /^sha256:([0-9a-f]{64})$/.exec(only.d)?.[1] : undefined;
  if (hash !== undefined) return `drawing ${hash.slice(0, SHOWN_DIGITS)}, ${size}`;
  const n = (shapes as unknown[]).length;
  return `drawing of ${n === 1 ? '1 shape' : `${n} shapes`}, ${size}`;
}
