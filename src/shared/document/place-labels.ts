/** Labels of the places of a document, and their values as lines for people. */

import { numberText } from '../text/number-text.ts';
import { beginningOf } from '../text/short.ts';
import { visible } from '../text/visible.ts';
import { formatText } from '../texts/late-text.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { allLabels, type FieldNames } from './all-labels.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDocuments } from './document-spec.ts';
import { fieldList } from './field-list.ts';
import { canonicalJson } from './fingerprint/canonical.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { segments } from './pointer.ts';

/** Labels of places in every game that differ from their key. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  '': 'fieldNames.places.document',
  '/art': 'fieldNames.places.picture',
  '/art/image': 'fieldNames.places.picture',
  '/art/drawing': 'fieldNames.places.drawing',
  '/art/crop': 'fieldNames.places.crop',
  '/art/template': 'fieldNames.places.template',
  '/art/theme': 'fieldNames.places.theme',
  '/symbolImage': 'fieldNames.places.symbolPicture',
  '/theme': 'fieldNames.places.colours',
};

/** Returns the label of a place: `Attack 2`, `Keywords: elements`, `Fight`. */
export function placeLabel(
  t: Translate,
  games: Catalogue<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(games),
): string {
  const common = Object.hasOwn(NAMES, path) ? NAMES[path] : undefined;
  if (common !== undefined) return t(common);
  const own = labels.names?.[path.slice(1)];
  if (own !== undefined) return own;
  const [first = '', second] = segments(path);
  if (second !== undefined && !/^\d+$/.test(second) && !labels.groups?.includes(first)) {
    return `${capital(fieldList(t, games, [`/${first}`], labels))}: ${visible(beginningOf(second))}`;
  }
  return capital(visible(beginningOf(fieldList(t, games, [path], labels))));
}

/** Names a place however deep, as people call it: `Attack 2, range`. */
export function placeInWords(
  t: Translate,
  games: Catalogue<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(games),
): string {
  const [first = '', second, ...deeper] = segments(path);
  const label = placeLabel(t, games, second === undefined ? path : `/${first}/${second}`, labels);
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

/** Writes a value at a place, one line an entry of a list or a paragraph; none where there is nothing. Never throws. */
export function valueLines(
  t: Translate,
  games: Catalogue<GameDocuments>,
  path: string,
  value: unknown,
  labels: FieldNames = allLabels(games),
): string[] {
  return linesOf(t, games, path, value, labels).flatMap((line) => line.split(/\r?\n/).map(visible));
}

function linesOf(
  t: Translate,
  games: Catalogue<GameDocuments>,
  path: string,
  value: unknown,
  labels: FieldNames,
): string[] {
  if (value === undefined || value === '') return [];
  const own = labels.line?.(path, value);
  if (own !== undefined) return [formatText(t, own)];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [numberText(value)];
  if (typeof value === 'boolean') return [value ? t('documentValues.yes') : t('documentValues.no')];
  // Games recognise pointers of entries by their form, so that any index will do.
  if (Array.isArray(value)) return value.flatMap((entry) => linesOf(t, games, `${path}/0`, entry, labels));
  return isObject(value) ? objectLines(t, games, path, value, labels) : [json(value)];
}

const ENTRY: ReadonlySet<string> = new Set(['name', 'text', 'items']);
const isEntry = (value: JsonObject): boolean =>
  typeof value.name === 'string' && Object.keys(value).every((key) => ENTRY.has(key));

function objectLines(
  t: Translate,
  games: Catalogue<GameDocuments>,
  path: string,
  value: JsonObject,
  labels: FieldNames,
): string[] {
  const [first = ''] = segments(path);
  if (isEntry(value)) return entryText(value);
  if (first === 'members') return [`${plain(value.copies ?? 1)} × ${plain(value.character)}`];
  if (path === '/art/crop') return [cropText(t, value)];
  if (path === '/art/image' || path === '/symbolImage') return pictureLines(t, value);
  if (Array.isArray(value.shapes)) return [drawingText(t, value)];
  if (typeof value.format === 'string' && typeof value.name === 'string') return [plain(value.name)];
  const isGroup = path === '/art' || labels.groups?.includes(path.slice(1));
  return Object.entries(value).flatMap(([key, inner]) => {
    const lines = linesOf(t, games, `${path}/${key}`, inner, labels);
    const label = isGroup ? placeLabel(t, games, `${path}/${key}`, labels) : capital(visible(key));
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

function cropText(t: Translate, { x, y, zoom, rotation }: JsonObject): string {
  const percent = (n: unknown): string =>
    typeof n === 'number'
      ? t('documentValues.percent', { percent: Math.round(n * 100) })
      : t('documentValues.asTemplate');
  const values = { across: percent(x), down: percent(y), zoom: percent(zoom ?? 1) };
  return typeof rotation === 'number' && rotation !== 0
    ? t('documentValues.turnedCrop', { ...values, degrees: numberText(rotation) })
    : t('documentValues.crop', values);
}

/** Digits of a hash that people compare. */
const SHOWN_DIGITS = 12;

function pictureLines(t: Translate, { src, credit }: JsonObject): string[] {
  const by = typeof credit === 'string' && credit !== '' ? [t('documentValues.credit', { name: credit })] : [];
  const source = plain(src);
  const [, hash] = /^sha256:(\w+)$/.exec(source) ?? [];
  if (/^data:/i.test(source)) return [t('documentValues.pictureInDocument'), ...by];
  return [
    hash === undefined ? beginningOf(source) : t('documentValues.picture', { hash: hash.slice(0, SHOWN_DIGITS) }),
    ...by,
  ];
}

function drawingText(t: Translate, { width, height, shapes }: JsonObject): string {
  const size = `${plain(width)} × ${plain(height)}`;
  const [only] = shapes as unknown[];
  const hash = isObject(only) && typeof only.d === 'string' ? /^sha256:([0-9a-f]{64})$/.exec(only.d)?.[1] : undefined;
  return hash === undefined
    ? t('documentValues.shapes', { count: (shapes as unknown[]).length, size })
    : t('documentValues.drawing', { hash: hash.slice(0, SHOWN_DIGITS), size });
}
