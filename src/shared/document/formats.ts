/** The formats of docs/formats.md#files, and who reads the documents of each: the games, and Rollcall itself for factions, glossaries, decks and fonts. */

import type { Catalogue } from './catalogue.ts';
import type { DocumentSpec, GameDocuments } from './document-spec.ts';
import { isObject } from './json/json-object.ts';
import { deckSpec } from './kinds/deck.ts';
import { encounterSpec } from './kinds/encounter-spec.ts';
import { factionSpec } from './kinds/faction.ts';
import { fontSpec } from './kinds/font.ts';
import { glossarySpec } from './kinds/glossary.ts';
import type { AnyDocument } from './schema.ts';
import { type ObjectShape, shapeOf } from './shape.ts';

interface Format {
  /** Its name for people, and `kind` in `check --json`. */
  kind: string;
  /** Usual ending of file names. */
  extension: string;
  /** Documents that stand inside, by the list that holds them. */
  embeds: Readonly<Record<string, AnyDocument['format']>>;
}

export const FORMATS = {
  'rollcall.character': { kind: 'character', extension: '.hero.json', embeds: {} },
  'rollcall.faction': { kind: 'faction', extension: '.faction.json', embeds: {} },
  'rollcall.team': {
    kind: 'team',
    extension: '.team.json',
    embeds: { characters: 'rollcall.character', factions: 'rollcall.faction' },
  },
  'rollcall.event': { kind: 'event', extension: '.event.json', embeds: {} },
  'rollcall.encounter': {
    kind: 'encounter',
    extension: '.encounter.json',
    embeds: { characters: 'rollcall.character', factions: 'rollcall.faction' },
  },
  'rollcall.glossary': { kind: 'glossary', extension: '.glossary.json', embeds: {} },
  'rollcall.deck': { kind: 'deck', extension: '.deck.json', embeds: {} },
  'rollcall.font': { kind: 'font', extension: '.font.json', embeds: {} },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof FORMATS;

/** Formats that belong to no game. */
const COMMON = {
  'rollcall.faction': factionSpec,
  'rollcall.glossary': glossarySpec,
  'rollcall.deck': deckSpec,
  'rollcall.font': fontSpec,
} as const;

export const isCommon = (format: FormatId): format is keyof typeof COMMON => format in COMMON;

/** Whether a document belongs to no game. */
export const isCommonDocument = <D extends AnyDocument>(
  document: D,
): document is Extract<D, { format: keyof typeof COMMON }> => isCommon(document.format);

export function isFormat(word: unknown): word is FormatId {
  return typeof word === 'string' && Object.hasOwn(FORMATS, word);
}

/** Ids of the games that have documents of a format; none for one that belongs to no game. */
export function gamesWith(games: Catalogue<GameDocuments>, format: FormatId): readonly string[] {
  if (isCommon(format)) return [];
  const has = (game: GameDocuments) =>
    format === 'rollcall.encounter'
      ? game.parts?.play !== undefined
      : game.documents[format as keyof GameDocuments['documents']] !== undefined;
  return games.all.filter(has).map(({ id }) => id);
}

/** How documents of a format and a game are read; undefined where the game has none of that format. */
export function specOf(games: Catalogue<GameDocuments>, format: FormatId, ruleset: unknown): DocumentSpec | undefined {
  if (isCommon(format)) return COMMON[format] as DocumentSpec;
  if (format === 'rollcall.encounter') {
    const isPlayed = ruleset === undefined || gamesWith(games, format).includes(ruleset as string);
    return isPlayed ? (encounterSpec as DocumentSpec) : undefined;
  }
  return games.all.find(({ id }) => id === ruleset)?.documents[format as keyof GameDocuments['documents']] as
    | DocumentSpec
    | undefined;
}

/** The specification of a document that was read. */
export function specOfDocument(games: Catalogue<GameDocuments>, document: AnyDocument): DocumentSpec {
  const ruleset = 'ruleset' in document ? document.ruleset : undefined;
  const spec = specOf(games, document.format, ruleset);
  if (!spec) throw new Error(`No game called ${ruleset} has a ${FORMATS[document.format].kind}`);
  return spec;
}

/** The shape of documents of a specification. */
export const shapeOfSpec = (spec: DocumentSpec): ObjectShape => shapeOf(spec.schema) as ObjectShape;

/** The newest version that this Rollcall writes; for an unknown game, the newest of any game. */
export function newestVersion(games: Catalogue<GameDocuments>, format: FormatId, ruleset: unknown): number {
  const spec = specOf(games, format, ruleset);
  if (spec) return spec.migrations.length + 1;
  return Math.max(1, ...gamesWith(games, format).map((id) => (specOf(games, format, id)?.migrations.length ?? 0) + 1));
}

/** Every key that a document of a format may have in any game. */
export const keysOf = (games: Catalogue<GameDocuments>, format: FormatId): ReadonlySet<string> =>
  new Set(
    (isCommon(format) ? [undefined] : gamesWith(games, format)).flatMap((id) => {
      const spec = specOf(games, format, id);
      return spec ? [...shapeOfSpec(spec).keys] : [];
    }),
  );

/** The `ruleset` of a value that may be anything. */
export const rulesetIn = (value: unknown): unknown => (isObject(value) ? value.ruleset : undefined);
