/** Labels of the places of a document, and their values as lines for people. */

import { numberText } from '../text/number-text.ts';
import { beginningOf } from '../text/short.ts';
import { visible } from '../text/visible.ts';
import { formatText } from '../texts/late-text.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { allLabels, type FieldNames } from './all-labels.ts';
import type { GameDocuments } from './document-spec.ts';
import { fieldList } from './field-list.ts';
import { canonicalJson } from './fingerprint/canonical.ts';
import type { GameCatalog } from './game-catalog.ts';
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
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(gameCatalog),
): string {
  const common = Object.hasOwn(NAMES, path) ? NAMES[path] : undefined;
  if (common !== undefined) return translate(common);
  const own = labels.names?.[path.slice(1)];
  if (own !== undefined) return own;
  const [first = '', second] = segments(path);
  if (second !== undefined && !/^\d+$/.test(second) && !labels.groups?.includes(first)) {
    return `${capital(fieldList(translate, gameCatalog, [`/${first}`], labels))}: ${visible(beginningOf(second))}`;
  }
  return capital(visible(beginningOf(fieldList(translate, gameCatalog, [path], labels))));
}

/** Names a place however deep, as people call it: `Attack 2, range`. */
export function placeInWords(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  labels: FieldNames = allLabels(gameCatalog),
): string {
  const [first = '', second, ...deeper] = segments(path);
  const label = placeLabel(translate, gameCatalog, second === undefined ? path : `/${first}/${second}`, labels);
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
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  value: unknown,
  labels: FieldNames = allLabels(gameCatalog),
): string[] {
  return linesOf(translate, gameCatalog, path, value, labels).flatMap((line) => line.split(/\r?\n/).map(visible));
}

function linesOf(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  value: unknown,
  labels: FieldNames,
): string[] {
  if (value === undefined || value === '') return [];
  const own = labels.line?.(path, value);
  if (own !== undefined) return [formatText(translate, own)];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [numberText(value)];
  if (typeof value === 'boolean') return [value ? translate('documentValues.yes') : translate('documentValues.no')];
  // Games recognise pointers of entries by their form, so that any index will do.
  if (Array.isArray(value))
    return value.flatMap((entry) => linesOf(translate, gameCatalog, `${path}/0`, entry, labels));
  return isObject(value) ? objectLines(translate, gameCatalog, path, value, labels) : [json(value)];
}

const ENTRY: ReadonlySet<string> = new Set(['name', 'text', 'items']);
const isEntry = (value: JsonObject): boolean =>
  typeof value.name === 'string' && Object.keys(value).every((key) => ENTRY.has(key));

function objectLines(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  value: JsonObject,
  labels: FieldNames,
): string[] {
  const [first = ''] = segments(path);
  if (isEntry(value)) return entryText(value);
  if (first === 'members') return [`${plain(value.copies ?? 1)} × ${plain(value.character)}`];
  if (path === '/art/crop') return [cropText(translate, value)];
  if (path === '/art/image' || path === '/symbolImage') return pictureLines(translate, value);
  if (Array.isArray(value.shapes)) return [drawingText(translate, value)];
  if (typeof value.format === 'string' && typeof value.name === 'string') return [plain(value.name)];
  const isGroup = path === '/art' || labels.groups?.includes(path.slice(1));
  return Object.entries(value).flatMap(([key, inner]) => {
    const lines = linesOf(translate, gameCatalog, `${path}/${key}`, inner, labels);
    const label = isGroup ? placeLabel(translate, gameCatalog, `${path}/${key}`, labels) : capital(visible(key));
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

function cropText(translate: Translate, { x, y, zoom, rotation }: JsonObject): string {
  const percent = (n: unknown): string =>
    typeof n === 'number'
      ? translate('documentValues.percent', { percent: Math.round(n * 100) })
      : translate('documentValues.asTemplate');
  const values = { across: percent(x), down: percent(y), zoom: percent(zoom ?? 1) };
  return typeof rotation === 'number' && rotation !== 0
    ? translate('documentValues.turnedCrop', { ...values, degrees: numberText(rotation) })
    : translate('documentValues.crop', values);
}

/** Digits of a hash that people compare. */
const SHOWN_DIGITS = 12;

function pictureLines(translate: Translate, { src, credit }: JsonObject): string[] {
  const by = typeof credit === 'string' && credit !== '' ? [translate('documentValues.credit', { name: credit })] : [];
  const source = plain(src);
  const [, hash] = /^sha256:(\w+)$/.exec(source) ?? [];
  if (/^data:/i.test(source)) return [translate('documentValues.pictureInDocument'), ...by];
  return [
    hash === undefined
      ? beginningOf(source)
      : translate('documentValues.picture', { hash: hash.slice(0, SHOWN_DIGITS) }),
    ...by,
  ];
}

function drawingText(translate: Translate, { width, height, shapes }: JsonObject): string {
  const size = `${plain(width)} × ${plain(height)}`;
  const [only] = shapes as unknown[];
  const hash = isObject(only) && typeof only.d === 'string' ? /^sha256:([0-9a-f]{64})$/.exec(only.d)?.[1] : undefined;
  return hash === undefined
    ? translate('documentValues.shapes', { count: (shapes as unknown[]).length, size })
    : translate('documentValues.drawing', { hash: hash.slice(0, SHOWN_DIGITS), size });
}
