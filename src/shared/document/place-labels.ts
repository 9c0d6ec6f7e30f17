/** Labels the places of a document and formats their values as lines for users. */

import { showHiddenCharacters } from '../text/hidden-characters.ts';
import { formatPlainNumber } from '../text/number-text.ts';
import { truncateUnits } from '../text/truncate.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { type FieldNames, getAllLabels } from './all-labels.ts';
import type { GameDocuments } from './document-spec.ts';
import { formatFieldList } from './field-list.ts';
import { writeCanonicalJson } from './fingerprint/canonical.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { parsePointer } from './pointer.ts';

/** Message keys of labels that differ from the key in every game. */
const NAME_KEYS: Readonly<Record<string, PlainKey>> = {
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

/** Returns the label of a place: `Attack 2`, `Keywords: elements`, `Fight`. `labels` are by default those of all games. */
export function getPlaceLabel(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  labels: FieldNames = getAllLabels(gameCatalog),
): string {
  const commonNameKey = Object.hasOwn(NAME_KEYS, pointer) ? NAME_KEYS[pointer] : undefined;
  if (commonNameKey !== undefined) return translate(commonNameKey);
  const ownLabel = labels.names?.[pointer.slice(1)];
  if (ownLabel !== undefined) return ownLabel;
  const [firstSegment = '', secondSegment] = parsePointer(pointer);
  if (secondSegment !== undefined && !/^\d+$/.test(secondSegment) && !labels.groups?.includes(firstSegment)) {
    return `${capitalize(formatFieldList(translate, gameCatalog, [`/${firstSegment}`], labels))}: ${showHiddenCharacters(truncateUnits(secondSegment))}`;
  }
  return capitalize(showHiddenCharacters(truncateUnits(formatFieldList(translate, gameCatalog, [pointer], labels))));
}

/** Names a place at any depth: `Attack 2, range`. */
export function describePlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  labels: FieldNames = getAllLabels(gameCatalog),
): string {
  const [firstSegment = '', secondSegment, ...deeperSegments] = parsePointer(pointer);
  const label = getPlaceLabel(
    translate,
    gameCatalog,
    secondSegment === undefined ? pointer : `/${firstSegment}/${secondSegment}`,
    labels,
  );
  // Entries without a noun of their own are numbered as well.
  const isCounted = secondSegment === undefined || !/^\d+$/.test(secondSegment) || /\d/.test(label);
  const place = isCounted ? label : `${label} ${Number(secondSegment) + 1}`;
  return [
    place,
    ...deeperSegments.map((key) =>
      /^\d+$/.test(key) ? String(Number(key) + 1) : showHiddenCharacters(truncateUnits(key)),
    ),
  ].join(', ');
}

const capitalize = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Maximum length of the JSON shown for a value without a label. */
const MAX_JSON_LETTERS = 2_000;

/** Formats a value at a place, one line per list entry or paragraph. Returns an empty list for an absent value. Never throws. */
export function formatValueLines(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  value: unknown,
  labels: FieldNames = getAllLabels(gameCatalog),
): string[] {
  return listValueLines(translate, gameCatalog, pointer, value, labels).flatMap((line) =>
    line.split(/\r?\n/).map(showHiddenCharacters),
  );
}

function listValueLines(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  value: unknown,
  labels: FieldNames,
): string[] {
  if (value === undefined || value === '') return [];
  const formattedValue = labels.formatValue?.(pointer, value);
  if (formattedValue !== undefined) return [formatLateText(translate, formattedValue)];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [formatPlainNumber(value)];
  if (typeof value === 'boolean') return [value ? translate('documentValues.yes') : translate('documentValues.no')];
  // Games recognize pointers of entries by their pattern, so any index will do.
  if (Array.isArray(value))
    return value.flatMap((entry) => listValueLines(translate, gameCatalog, `${pointer}/0`, entry, labels));
  return isObject(value) ? formatObjectLines(translate, gameCatalog, pointer, value, labels) : [formatJson(value)];
}

const ENTRY_KEYS: ReadonlySet<string> = new Set(['name', 'text', 'items']);
const isEntry = (value: JsonObject): boolean =>
  typeof value.name === 'string' && Object.keys(value).every((key) => ENTRY_KEYS.has(key));

function formatObjectLines(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  value: JsonObject,
  labels: FieldNames,
): string[] {
  const [firstSegment = ''] = parsePointer(pointer);
  if (isEntry(value)) return formatEntry(value);
  if (firstSegment === 'members')
    return [`${formatPlainValue(value.copies ?? 1)} × ${formatPlainValue(value.character)}`];
  if (pointer === '/art/crop') return [formatCrop(translate, value)];
  if (pointer === '/art/image' || pointer === '/symbolImage') return formatPicture(translate, value);
  if (Array.isArray(value.shapes)) return [formatDrawing(translate, value)];
  if (typeof value.format === 'string' && typeof value.name === 'string') return [formatPlainValue(value.name)];
  const kindLine = formatKind(translate, gameCatalog, pointer, value, labels);
  if (kindLine !== undefined) return [kindLine];
  const isGroup = pointer === '/art' || labels.groups?.includes(pointer.slice(1));
  return Object.entries(value).flatMap(([key, innerValue]) => {
    const lines = listValueLines(translate, gameCatalog, `${pointer}/${key}`, innerValue, labels);
    const label = isGroup
      ? getPlaceLabel(translate, gameCatalog, `${pointer}/${key}`, labels)
      : capitalize(showHiddenCharacters(key));
    return lines.length === 0 ? [] : [`${label}: ${lines.join(', ')}`];
  });
}

/** Formats `{ kind: 'alignment', alignment: 'hero' }` as one line: `Alignment: Hero`. Returns undefined for any other object. */
function formatKind(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  value: JsonObject,
  labels: FieldNames,
): string | undefined {
  const { kind } = value;
  if (typeof kind !== 'string' || kind === 'kind' || !Object.hasOwn(value, kind) || Object.keys(value).length !== 2)
    return undefined;
  const [label, content] = ['kind', kind].map((key) =>
    listValueLines(translate, gameCatalog, `${pointer}/${key}`, value[key], labels).join(', '),
  );
  return `${label}: ${content}`;
}

const formatPlainValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? formatPlainNumber(value) : formatJson(value);

const formatJson = (value: unknown): string => truncateUnits(writeCanonicalJson(value), MAX_JSON_LETTERS);

function formatEntry({ name, text, items }: JsonObject): string[] {
  const itemTexts = Array.isArray(items) && items.length > 0 ? [items.map(formatPlainValue).join(', ')] : [];
  const textParts = typeof text === 'string' && text !== '' ? [text] : [];
  const description = [...textParts, ...itemTexts].join(' ');
  return [description === '' ? formatPlainValue(name) : `${formatPlainValue(name)}: ${description}`];
}

function formatCrop(translate: Translate, { x, y, zoom, rotation }: JsonObject): string {
  const formatPercent = (fraction: unknown): string =>
    typeof fraction === 'number'
      ? translate('documentValues.percent', { percent: Math.round(fraction * 100) })
      : translate('documentValues.asTemplate');
  const values = { across: formatPercent(x), down: formatPercent(y), zoom: formatPercent(zoom ?? 1) };
  return typeof rotation === 'number' && rotation !== 0
    ? translate('documentValues.turnedCrop', { ...values, degrees: formatPlainNumber(rotation) })
    : translate('documentValues.crop', values);
}

/** Digits of a hash that people compare. */
const MAX_HASH_DIGITS = 12;

function formatPicture(translate: Translate, { src, credit }: JsonObject): string[] {
  const creditLines =
    typeof credit === 'string' && credit !== '' ? [translate('documentValues.credit', { name: credit })] : [];
  const source = formatPlainValue(src);
  const [, hash] = /^sha256:(\w+)$/.exec(source) ?? [];
  if (/^data:/i.test(source)) return [translate('documentValues.pictureInDocument'), ...creditLines];
  return [
    hash === undefined
      ? truncateUnits(source)
      : translate('documentValues.picture', { hash: hash.slice(0, MAX_HASH_DIGITS) }),
    ...creditLines,
  ];
}

function formatDrawing(translate: Translate, { width, height, shapes }: JsonObject): string {
  const size = `${formatPlainValue(width)} × ${formatPlainValue(height)}`;
  const [onlyShape] = shapes as unknown[];
  const hash =
    isObject(onlyShape) && typeof onlyShape.d === 'string'
      ? /^sha256:([0-9a-f]{64})$/.exec(onlyShape.d)?.[1]
      : undefined;
  return hash === undefined
    ? translate('documentValues.shapes', { count: (shapes as unknown[]).length, size })
    : translate('documentValues.drawing', { hash: hash.slice(0, MAX_HASH_DIGITS), size });
}
