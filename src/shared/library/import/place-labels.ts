/** What the places of a document are called, and their values as lines that people read. */

import { fieldWords } from '../../document/field-words.ts';
import { canonicalJson } from '../../document/fingerprint/canonical.ts';
import { firstFault } from '../../document/first-fault.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { segments } from '../../document/pointer.ts';
import { shapeOf } from '../../document/shape.ts';
import { attackNotation } from '../../games/supers-unlimited/derive/notation.ts';
import { type Attack, attackSchema } from '../../games/supers-unlimited/documents/schema.ts';
import { nameOf } from '../../games/supers-unlimited/words.ts';
import { numberText } from '../../text/number-text.ts';
import { beginningOf } from '../../text/short.ts';
import { visible } from '../../text/visible.ts';

/** Places whose name is not simply their key. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'The whole document',
  '/art': 'Picture',
  '/art/image': 'Picture',
  '/art/drawing': 'Drawing',
  '/art/crop': 'Crop of the picture',
  '/art/template': 'Card template',
  '/art/theme': 'Card theme',
  '/hp': 'HP',
  '/hp/total': 'HP',
  '/hp/red': 'Red HP',
  '/symbolImage': 'Picture of the symbol',
  '/maxCopies': 'Most copies',
  '/theme': 'Colours',
};

/** What a place is called: `Attack 2`, `Keywords: elements`, `Fight`. */
export function placeLabel(path: string): string {
  if (Object.hasOwn(NAMES, path)) return NAMES[path] as string;
  const [first = '', second] = segments(path);
  if (second !== undefined && !/^\d+$/.test(second) && first !== 'traits') {
    return `${capital(fieldWords([`/${first}`]))}: ${visible(beginningOf(second))}`;
  }
  return capital(visible(beginningOf(fieldWords([path]))));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lists of words of the rules, which have names. */
const WORDS = /^\/(classes|movement|keywords\/\w+|gimmicks|formations|allegiances)$/;
/** Single words of the rules. */
const WORD = /^\/(alignment|formation|allegiance\/(kind|alignment))$/;

/** Letters of JSON that are shown of a value without a label. */
const MOST_JSON = 2_000;

/** A value at a place, one line an entry of a list or a paragraph; none where there is nothing. Never throws. */
export function valueLines(path: string, value: unknown): string[] {
  return linesOf(path, value).flatMap((line) => line.split(/\r?\n/).map(visible));
}

function linesOf(path: string, value: unknown): string[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return [WORD.test(path) ? nameOf(value) : value];
  if (typeof value === 'number') return [numberText(value)];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.flatMap((entry) => entryLines(path, entry));
  return isObject(value) ? objectLines(path, value) : [json(value)];
}

function entryLines(path: string, entry: unknown): string[] {
  if (typeof entry === 'string') return [WORDS.test(path) ? nameOf(entry) : entry];
  return isObject(entry) ? objectLines(`${path}/0`, entry) : linesOf(path, entry);
}

const ATTACK = shapeOf(attackSchema);

function objectLines(path: string, value: JsonObject): string[] {
  const [first = '', second = ''] = segments(path);
  if (first === 'attacks' && firstFault(ATTACK, value) === undefined) {
    const attack = value as unknown as Attack;
    return [`${attack.name}: ${attackNotation(attack)}`];
  }
  if (['talents', 'abilities', 'spells'].includes(first)) return entryText(value);
  if (first === 'weaknesses') return [weaknessText(value)];
  if (first === 'members') return [`${plain(value.copies ?? 1)} × ${plain(value.character)}`];
  if (first === 'traits' && second !== '') return [traitText(value)];
  if (path === '/hp') return [hpText(value)];
  if (path === '/art/crop') return [cropText(value)];
  if (path === '/art/image' || path === '/symbolImage') return pictureLines(value);
  if (Array.isArray(value.shapes)) return [drawingText(value)];
  if (typeof value.format === 'string' && typeof value.name === 'string') return [embeddedText(value)];
  return Object.entries(value).flatMap(([key, inner]) => {
    const lines = linesOf(`${path}/${key}`, inner);
    const label = path === '/art' || path === '/traits' ? placeLabel(`${path}/${key}`) : capital(visible(key));
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

function weaknessText({ keyword, vulnerability }: JsonObject): string {
  const name = typeof keyword === 'string' ? nameOf(keyword) : json(keyword);
  return vulnerability === true ? `${name} (Vulnerability)` : name;
}

function traitText({ dice, resistance }: JsonObject): string {
  const rolled = `${plain(dice)} ${dice === 1 ? 'die' : 'dice'}`;
  return resistance === undefined ? rolled : `${rolled}, Resistance ${plain(resistance)}`;
}

const hpText = ({ total, red }: JsonObject): string =>
  red === undefined ? plain(total) : `${plain(total)}, ${plain(red)} of them red`;

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

const embeddedText = ({ name, level }: JsonObject): string =>
  typeof level === 'number' ? `${plain(name)}, Level ${numberText(level)}` : plain(name);
