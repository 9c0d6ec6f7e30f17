/** Cuts documents to what a card can take, and finds characters in their texts that are not printed. */

import { LIMITS } from '../../base/limits.ts';
import { getValueAt } from '../../document/pointer.ts';
import type { Character, Faction } from '../../document/schema.ts';
import { truncateUnits } from '../../text/truncate.ts';
import type { CardFinding } from './card-finding.ts';

/** The keys of a document whose texts a card can print. */
const PRINTED_KEYS = [
  'name concept level alignment classes factions power move size reach hp traits movement keywords weaknesses immunities',
  'attacks talents abilities spells notes',
].flatMap((keys) => keys.split(' '));
/** Keys that may hold long texts. Their texts are limited last, so that the texts of all other keys have room. */
const LONG_TEXT_KEYS = ['attacks', 'talents', 'abilities', 'spells', 'notes'];

/** The share of a card's characters that one text may take, unless its key is in LONG_TEXT_KEYS. */
const MAX_SHARE = 0.25;

/** Characters that an entry counts in addition to its text, since thousands of empty entries cost time too. */
const CHARACTERS_PER_ENTRY = 8;

/** Matches control characters and direction controls, except white space and the joiners that shape letters and emoji. */
const HIDDEN_CHARACTERS = /(?!\s)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/gu;
const HAS_HIDDEN_CHARACTER = new RegExp(HIDDEN_CHARACTERS.source, 'u');
const ACCENT_RUNS = /\p{M}+/gu;
const ASCII = /^[ -~]*$/;
const HAS_ACCENT = /\p{M}/u;

interface Budget {
  /** The characters that the card has left, in UTF-16 code units. */
  charactersLeft: number;
  readonly truncatedPointers: Set<string>;
  readonly hiddenCharacters: Set<string>;
  readonly hiddenPointers: Set<string>;
  /** The keys of the document that are limited. */
  readonly keys: readonly string[];
}

/** Returns the position of a pointer's key in LONG_TEXT_KEYS, or -1 for all other keys, which are limited before them. */
const getLongTextRank = (pointer: string): number => LONG_TEXT_KEYS.findIndex((key) => pointer.startsWith(`/${key}`));

/** Share of a card's characters that is reserved for each of LONG_TEXT_KEYS, so that one endless talent leaves room for the spells. */
const RESERVED_SHARE = 0.03;

/** Returns the number of characters that a text or list may still take, without those that are reserved for later keys. */
function getRoom(pointer: string, { charactersLeft }: Budget): number {
  const longTextRank = getLongTextRank(pointer);
  // Every long text that is limited later keeps its reserved share.
  const unreserved = Math.max(
    0,
    charactersLeft - (LONG_TEXT_KEYS.length - 1 - longTextRank) * RESERVED_SHARE * LIMITS.cardLetters,
  );
  return longTextRank >= 0 ? unreserved : Math.min(unreserved, LIMITS.cardLetters * MAX_SHARE);
}

function limitText(value: string, pointer: string, budget: Budget): string {
  const maxCharacters = Math.floor(getRoom(pointer, budget));
  budget.charactersLeft -= Math.min(value.length, maxCharacters) + CHARACTERS_PER_ENTRY;
  let limitedText = value;
  if (value.length > maxCharacters) {
    budget.truncatedPointers.add(pointer);
    limitedText = truncateUnits(value, maxCharacters);
  }
  if (ASCII.test(limitedText)) return limitedText;
  if (HAS_HIDDEN_CHARACTER.test(limitedText)) {
    budget.hiddenPointers.add(pointer);
    for (const [character] of limitedText.matchAll(HIDDEN_CHARACTERS)) budget.hiddenCharacters.add(character);
  }
  const fewAccents = limitedText.replace(ACCENT_RUNS, limitAccents);
  if (fewAccents !== limitedText) budget.truncatedPointers.add(pointer);
  return fewAccents;
}

/** Keeps the accents of a letter up to the limit. */
const limitAccents = (marks: string): string =>
  marks.length <= LIMITS.accents ? marks : [...marks].slice(0, LIMITS.accents).join('');

function limitList(value: readonly unknown[], pointer: string, budget: Budget): readonly unknown[] {
  const limitedEntries: unknown[] = [];
  for (const [index, entry] of value.entries()) {
    if (getRoom(pointer, budget) <= 0) {
      budget.truncatedPointers.add(pointer);
      return limitedEntries;
    }
    budget.charactersLeft -= CHARACTERS_PER_ENTRY;
    limitedEntries.push(limitValue(entry, `${pointer}/${index}`, budget));
  }
  return limitedEntries.some((entry, index) => entry !== value[index]) ? limitedEntries : value;
}

const getKeyRank = (key: string): number => LONG_TEXT_KEYS.indexOf(key);

/** Cuts the value to the characters that are left. Returns the same object if nothing has to be cut. */
function limitValue(value: unknown, pointer: string, budget: Budget): unknown {
  if (typeof value === 'string') return limitText(value, pointer, budget);
  if (Array.isArray(value)) return limitList(value, pointer, budget);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const changedParts: Record<string, unknown> = {};
  const keys = Object.keys(record).filter((key) => pointer !== '' || budget.keys.includes(key));
  for (const key of pointer === '' ? keys.sort((a, b) => getKeyRank(a) - getKeyRank(b)) : keys) {
    const limitedPart = limitValue(record[key], `${pointer}/${key}`, budget);
    if (limitedPart !== record[key]) changedParts[key] = limitedPart;
  }
  return Object.keys(changedParts).length === 0 ? value : { ...record, ...changedParts };
}

/** Documents with at most this many characters, as most have, fit without cuts. */
const MAX_UNCUT_CHARACTERS = MAX_SHARE * LIMITS.cardLetters;

/** Returns at most one finding, about hidden characters in the cells of a deck row. The template shows the cells at `pointers`. */
export function findHiddenInRow(
  roots: Readonly<Record<string, unknown>>,
  pointers: readonly string[],
): readonly CardFinding[] {
  const hidden = new Set<string>();
  const fields: string[] = [];
  for (const pointer of new Set(pointers)) {
    const hiddenTexts = listTexts(getValueAt(roots, pointer)).flatMap((text) => text.match(HIDDEN_CHARACTERS) ?? []);
    for (const character of hiddenTexts) hidden.add(character);
    if (hiddenTexts.length > 0) fields.push(pointer.slice('/row'.length));
  }
  return hidden.size === 0 ? NO_FINDINGS : [{ kind: 'hidden-character', characters: [...hidden].join(''), fields }];
}

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(listTexts) : [];

/** Counts characters. Returns Infinity if a text has hidden characters or accents, so that the document is checked in full. */
function countCharacters(value: unknown): number {
  if (typeof value === 'string')
    return ASCII.test(value) || !(HAS_HIDDEN_CHARACTER.test(value) || HAS_ACCENT.test(value))
      ? value.length + CHARACTERS_PER_ENTRY
      : Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return 0;
  let characterCount = 0;
  for (const part of Object.values(value)) characterCount += countCharacters(part) + CHARACTERS_PER_ENTRY;
  return characterCount;
}

const NO_FINDINGS: readonly CardFinding[] = [];

export interface LimitedDocument<T> {
  readonly document: T;
  readonly findings: readonly CardFinding[];
}

/**
 * Cuts the texts of a character or faction to what a card takes (`LIMITS`), since the time for layout grows with their length.
 * Returns the same object if nothing is cut. In findings, `field` replaces all pointers into a document that is not the
 * character itself. `unseen` are keys that the template does not show, which are neither cut nor reported.
 */
export function limitForCard<T extends Character | Faction>(
  document: T,
  { field, unseen = [] }: { readonly field?: string; readonly unseen?: readonly string[] } = {},
): LimitedDocument<T> {
  const keys = PRINTED_KEYS.filter((key) => !unseen.includes(key));
  const record = document as Readonly<Record<string, unknown>>;
  if (keys.reduce((characterCount, key) => characterCount + countCharacters(record[key]), 0) <= MAX_UNCUT_CHARACTERS)
    return { document, findings: NO_FINDINGS };
  const budget: Budget = {
    charactersLeft: LIMITS.cardLetters,
    truncatedPointers: new Set(),
    hiddenCharacters: new Set(),
    hiddenPointers: new Set(),
    keys,
  };
  const limitedDocument = limitValue(document, '', budget) as T;
  const listFields = (pointers: ReadonlySet<string>): string[] => (field === undefined ? [...pointers] : [field]);
  const findings: CardFinding[] = [];
  if (budget.truncatedPointers.size > 0)
    findings.push({ kind: 'too-long', fields: listFields(budget.truncatedPointers) });
  if (budget.hiddenCharacters.size > 0) {
    findings.push({
      kind: 'hidden-character',
      characters: [...budget.hiddenCharacters].join(''),
      fields: listFields(budget.hiddenPointers),
    });
  }
  return { document: limitedDocument, findings };
}
