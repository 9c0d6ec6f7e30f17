/**
 * "Only what changed since the last print": a short key for the look of a card, and the record of what was printed.
 * The caller stores the record.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { cardFaction } from '../card/binding/bind.ts';
import { type PictureBook, pictureSource } from '../card/pictures/pictures.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { canonicalJson } from '../document/fingerprint/canonical.ts';
import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { isObject } from '../document/json/json-object.ts';
import type { Character, Faction } from '../document/schema.ts';

export interface KeyInput {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly options: object;
  readonly template: CardTemplate;
  readonly pictures?: PictureBook | undefined;
  /** The same for the faction; absent = `pictures`. */
  readonly factionPictures?: PictureBook | undefined;
}

/** The id of a character and a key of its card's look. */
export interface PrintKey {
  readonly id: string;
  readonly key: string;
}

const hash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** Without it the keys of a deck take more than twice as long. */
const templates = new WeakMap<CardTemplate, string>();

/** A hash of a template's content, since templates can be edited. */
function templateHash(template: CardTemplate): string {
  const known = templates.get(template) ?? hash(template);
  templates.set(template, known);
  return known;
}

/**
 * A key of everything that a card depends on: the character's fingerprint, its art by content and not by where it
 * lies, its template, its first faction and the house rules. The same card gives the same key on every machine.
 */
export function printKey(
  gameCatalog: GameCatalog<GameDocuments>,
  { character, factions, options, template, pictures, factionPictures }: KeyInput,
): PrintKey {
  const { image, ...art } = character.art ?? {};
  const src = pictureSource(character);
  const picture = src === undefined ? undefined : pictures?.get(src);
  const drawn = image === undefined ? null : { ...image, src: picture && 'key' in picture ? picture.key : src };
  const faction = cardFaction(character, factions);
  const symbolSrc = faction && pictureSource(faction);
  const symbol = symbolSrc === undefined ? undefined : (factionPictures ?? pictures)?.get(symbolSrc);
  const all = [
    fingerprint(gameCatalog, character),
    templateHash(template),
    { ...art, image: drawn },
    faction === undefined ? null : fingerprint(gameCatalog, faction),
    // Left out for a faction without one, so that keys in older records stay valid.
    ...(symbolSrc === undefined ? [] : [symbol && 'key' in symbol ? symbol.key : symbolSrc]),
    options,
  ];
  return { id: character.id, key: hash(all).slice(0, 32) };
}

const schema = z.object({
  format: z.literal('rollcall.printed'),
  version: z.literal(1),
  cards: z.record(z.string(), z.array(z.string())),
});

/** What was printed last, by the character's id: one key for each card the id had, which is one unless ids are shared. */
export type PrintRecord = z.infer<typeof schema>;

export const emptyRecord = (): PrintRecord => ({ format: 'rollcall.printed', version: 1, cards: {} });

/** A record as it was stored; undefined when it is none. */
export function parseRecord(value: unknown): PrintRecord | undefined {
  const read = schema.safeParse(value);
  return read.success ? read.data : undefined;
}

/** Whether a newer Rollcall wrote the record, which must not be replaced by one of ours. */
export function isNewerRecord(value: unknown): boolean {
  if (!isObject(value) || value.format !== 'rollcall.printed') return false;
  return typeof value.version === 'number' && value.version > 1;
}

const keysOf = ({ cards }: PrintRecord, id: string): readonly string[] =>
  Object.hasOwn(cards, id) ? (cards[id] ?? []) : [];

/** For each card whether it looks different from when it was last printed, or never was. */
export const changedSince = (keys: readonly PrintKey[], last: PrintRecord): boolean[] =>
  keys.map(({ id, key }) => !keysOf(last, id).includes(key));

/** The record after a print. Entries of cards that were not part of it stay. */
export function afterPrint(last: PrintRecord, printed: readonly PrintKey[]): PrintRecord {
  const fresh = new Map<string, string[]>();
  for (const { id, key } of printed) {
    const keys = fresh.get(id) ?? [];
    if (!keys.includes(key)) keys.push(key);
    fresh.set(id, keys);
  }
  const cards = Object.entries({ ...last.cards, ...Object.fromEntries(fresh) });
  return { ...last, cards: Object.fromEntries(cards.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
