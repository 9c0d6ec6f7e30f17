/**
 * Finds out which cards changed since the last print, with a short key for the look of a card and a record of printed keys.
 * The caller stores the record.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { findCardFaction } from '../card/binding/bind.ts';
import { getPictureSource, type PicturesBySource } from '../card/pictures/pictures.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { writeCanonicalJson } from '../document/fingerprint/canonical.ts';
import { computeFingerprint } from '../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { isObject } from '../document/json/json-object.ts';
import type { Character, Faction } from '../document/schema.ts';

export interface KeyInput {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly options: object;
  readonly template: CardTemplate;
  readonly pictures?: PicturesBySource | undefined;
  /** The pictures of the faction. Absent = `pictures`. */
  readonly factionPictures?: PicturesBySource | undefined;
}

/** The id of a character, and a key for the look of its card. */
export interface PrintKey {
  readonly id: string;
  readonly key: string;
}

const computeHash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(writeCanonicalJson(value))));

/** The hashes of templates. Without this cache, computing the keys of a deck takes more than twice as long. */
const templateHashes = new WeakMap<CardTemplate, string>();

/** Returns a hash of a template's content, because templates can be edited. */
function getTemplateHash(template: CardTemplate): string {
  const templateHash = templateHashes.get(template) ?? computeHash(template);
  templateHashes.set(template, templateHash);
  return templateHash;
}

/**
 * Computes a key of everything that a card depends on: the character's fingerprint, the content of its art regardless of the
 * file name, its template, its first faction and the house rules. The same card gives the same key on every computer.
 */
export function computePrintKey(
  gameCatalog: GameCatalog<GameDocuments>,
  { character, factions, options, template, pictures, factionPictures }: KeyInput,
): PrintKey {
  const { image: artImage, ...artFields } = character.art ?? {};
  const artSource = getPictureSource(character);
  const artPicture = artSource === undefined ? undefined : pictures?.get(artSource);
  const drawnImage =
    artImage === undefined
      ? null
      : { ...artImage, src: artPicture && 'key' in artPicture ? artPicture.key : artSource };
  const faction = findCardFaction(character, factions);
  const symbolSource = faction && getPictureSource(faction);
  const symbolPicture = symbolSource === undefined ? undefined : (factionPictures ?? pictures)?.get(symbolSource);
  const keyParts = [
    computeFingerprint(gameCatalog, character),
    getTemplateHash(template),
    { ...artFields, image: drawnImage },
    faction === undefined ? null : computeFingerprint(gameCatalog, faction),
    // Omitted for a faction without a symbol, so that keys in older records stay valid.
    ...(symbolSource === undefined ? [] : [symbolPicture && 'key' in symbolPicture ? symbolPicture.key : symbolSource]),
    options,
  ];
  return { id: character.id, key: computeHash(keyParts).slice(0, 32) };
}

const recordSchema = z.object({
  format: z.literal('rollcall.printed'),
  version: z.literal(1),
  cards: z.record(z.string(), z.array(z.string())),
});

/** The last printed keys by character id. There are several keys if several characters share an id. */
export type PrintRecord = z.infer<typeof recordSchema>;

export const createEmptyRecord = (): PrintRecord => ({ format: 'rollcall.printed', version: 1, cards: {} });

/** Parses a stored record. Returns undefined if it is invalid. */
export function parsePrintRecord(storedValue: unknown): PrintRecord | undefined {
  const parsed = recordSchema.safeParse(storedValue);
  return parsed.success ? parsed.data : undefined;
}

/** Returns whether a newer version of Rollcall wrote the record. Such a record must not be overwritten. */
export function isNewerRecord(storedValue: unknown): boolean {
  if (!isObject(storedValue) || storedValue.format !== 'rollcall.printed') return false;
  return typeof storedValue.version === 'number' && storedValue.version > 1;
}

const getRecordedKeys = ({ cards }: PrintRecord, id: string): readonly string[] =>
  Object.hasOwn(cards, id) ? (cards[id] ?? []) : [];

/** Returns for each card whether it looks different from its last print, or was never printed. */
export const listChanged = (printKeys: readonly PrintKey[], lastRecord: PrintRecord): boolean[] =>
  printKeys.map(({ id, key }) => !getRecordedKeys(lastRecord, id).includes(key));

/** Returns the record after a print. It keeps the entries of all other cards. */
export function updateRecord(lastRecord: PrintRecord, printedKeys: readonly PrintKey[]): PrintRecord {
  const newKeys = new Map<string, string[]>();
  for (const { id, key } of printedKeys) {
    const characterKeys = newKeys.get(id) ?? [];
    if (!characterKeys.includes(key)) characterKeys.push(key);
    newKeys.set(id, characterKeys);
  }
  const sortedCards = Object.entries({ ...lastRecord.cards, ...Object.fromEntries(newKeys) });
  return { ...lastRecord, cards: Object.fromEntries(sortedCards.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
