/** As much of a document as a card takes, and the characters in its texts that are not printed. */

import { LIMITS } from '../../base/limits.ts';
import { valueAt } from '../../document/pointer.ts';
import type { Character, Faction } from '../../document/schema.ts';
import { beginningOf } from '../../text/short.ts';
import type { CardNote } from './note.ts';

/** The keys of a document whose texts a card can print. */
const PRINTED_KEYS = [
  'name concept level alignment classes factions power move size reach hp traits movement keywords weaknesses immunities',
  'attacks talents abilities spells notes',
].flatMap((keys) => keys.split(' '));
/** Keys that may hold long texts come last, so that they leave room for the others. */
const LAST = ['attacks', 'talents', 'abilities', 'spells', 'notes'];

/** The part of a card's letters that one text may take, unless its key is among the last. */
const SHARE = 0.25;

/** Letters that an entry counts besides its own, since thousands of empty entries cost time too. */
const ENTRY = 8;

/** Invisible characters that change how others are shown, but for white space and for what shapes letters and emoji. */
const HIDDEN = /(?!\s)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/gu;
const ANY_HIDDEN = new RegExp(HIDDEN.source, 'u');
const MARKS = /\p{M}+/gu;
const ASCII = /^[ -~]*$/;
const MARK = /\p{M}/u;

interface Budget {
  /** Letters that are left. */
  room: number;
  readonly cut: Set<string>;
  readonly hidden: Set<string>;
  readonly hiddenIn: Set<string>;
  /** Keys of the document itself that are looked at. */
  readonly keys: readonly string[];
}

const rankAt = (at: string): number => LAST.findIndex((key) => at.startsWith(`/${key}`));

/** Share of a card's letters reserved for each of the last lists, so that one endless talent does not crowd out the spells. */
const FREE = 0.03;

/** The letters that a text or list may still take; what is reserved for later keys is kept. */
function roomAt(at: string, { room }: Budget): number {
  const rank = rankAt(at);
  const left = Math.max(0, room - (LAST.length - 1 - rank) * FREE * LIMITS.cardLetters);
  return rank >= 0 ? left : Math.min(left, LIMITS.cardLetters * SHARE);
}

function text(value: string, at: string, budget: Budget): string {
  const most = Math.floor(roomAt(at, budget));
  budget.room -= Math.min(value.length, most) + ENTRY;
  let kept = value;
  if (value.length > most) {
    budget.cut.add(at);
    kept = beginningOf(value, most);
  }
  if (ASCII.test(kept)) return kept;
  if (ANY_HIDDEN.test(kept)) {
    budget.hiddenIn.add(at);
    for (const [character] of kept.matchAll(HIDDEN)) budget.hidden.add(character);
  }
  const spare = kept.replace(MARKS, firstAccents);
  if (spare !== kept) budget.cut.add(at);
  return spare;
}

/** The accents of a letter up to the limit. */
const firstAccents = (marks: string): string =>
  marks.length <= LIMITS.accents ? marks : [...marks].slice(0, LIMITS.accents).join('');

function list(value: readonly unknown[], at: string, budget: Budget): readonly unknown[] {
  const out: unknown[] = [];
  for (const [index, entry] of value.entries()) {
    if (roomAt(at, budget) <= 0) {
      budget.cut.add(at);
      return out;
    }
    budget.room -= ENTRY;
    out.push(limited(entry, `${at}/${index}`, budget));
  }
  return out.some((entry, index) => entry !== value[index]) ? out : value;
}

const rank = (key: string): number => LAST.indexOf(key);

/** The value cut to what is left; the same object where nothing has to be cut. */
function limited(value: unknown, at: string, budget: Budget): unknown {
  if (typeof value === 'string') return text(value, at, budget);
  if (Array.isArray(value)) return list(value, at, budget);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const changed: Record<string, unknown> = {};
  const keys = Object.keys(record).filter((key) => at !== '' || budget.keys.includes(key));
  for (const key of at === '' ? keys.sort((a, b) => rank(a) - rank(b)) : keys) {
    const part = limited(record[key], `${at}/${key}`, budget);
    if (part !== record[key]) changed[key] = part;
  }
  return Object.keys(changed).length === 0 ? value : { ...record, ...changed };
}

/** Nothing is cut of a document that counts fewer letters than any text may have, and most do. */
const FEW = SHARE * LIMITS.cardLetters;

/** At most one note, about hidden characters in the cells of a table's row. `pointers` are those that the template shows: `/row/Text`. */
export function hiddenInRow(
  roots: Readonly<Record<string, unknown>>,
  pointers: readonly string[],
): readonly CardNote[] {
  const hidden = new Set<string>();
  const fields: string[] = [];
  for (const pointer of new Set(pointers)) {
    const found = textsIn(valueAt(roots, pointer)).flatMap((text) => text.match(HIDDEN) ?? []);
    for (const character of found) hidden.add(character);
    if (found.length > 0) fields.push(pointer.slice('/row'.length));
  }
  return hidden.size === 0 ? NO_NOTES : [{ kind: 'hidden-character', characters: [...hidden].join(''), fields }];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/** The letters that a value counts; no end of them where one of its texts has to be looked at. */
function lettersOf(value: unknown): number {
  if (typeof value === 'string')
    return ASCII.test(value) || !(ANY_HIDDEN.test(value) || MARK.test(value))
      ? value.length + ENTRY
      : Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += lettersOf(part) + ENTRY;
  return sum;
}

const NO_NOTES: readonly CardNote[] = [];

export interface LimitedDocument<T> {
  readonly document: T;
  readonly notes: readonly CardNote[];
}

/**
 * A character or faction with as much of its texts as a card takes, `LIMITS`: what is laid out costs in proportion to it.
 * The same object where all of it is taken. `field` stands in the notes for every place of a document that is not the
 * character itself; `unseen` are keys that the template does not show, about which no note is given.
 */
export function limitForCard<T extends Character | Faction>(
  document: T,
  { field, unseen = [] }: { readonly field?: string; readonly unseen?: readonly string[] } = {},
): LimitedDocument<T> {
  const keys = PRINTED_KEYS.filter((key) => !unseen.includes(key));
  const record = document as Readonly<Record<string, unknown>>;
  if (keys.reduce((sum, key) => sum + lettersOf(record[key]), 0) <= FEW) return { document, notes: NO_NOTES };
  const budget: Budget = { room: LIMITS.cardLetters, cut: new Set(), hidden: new Set(), hiddenIn: new Set(), keys };
  const taken = limited(document, '', budget) as T;
  const fields = (places: ReadonlySet<string>): string[] => (field === undefined ? [...places] : [field]);
  const notes: CardNote[] = [];
  if (budget.cut.size > 0) notes.push({ kind: 'too-long', fields: fields(budget.cut) });
  if (budget.hidden.size > 0) {
    notes.push({ kind: 'hidden-character', characters: [...budget.hidden].join(''), fields: fields(budget.hiddenIn) });
  }
  return { document: taken, notes };
}
