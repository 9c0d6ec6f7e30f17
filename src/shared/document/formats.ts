/** The formats of docs/formats.md#files and their specifications, which belong to a game or to the kind itself. */

import type { DocumentSpec, GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject } from './json/json-object.ts';
import { type AnyKind, DOCUMENT_KINDS, type Kind } from './kinds/kinds.ts';
import type { AnyDocument, CommonDocument } from './schema.ts';
import { getShape, type ObjectShape } from './shape.ts';

export type FormatId = Kind['format'];

const KINDS: readonly AnyKind[] = DOCUMENT_KINDS;

/** Kinds by format, in the order of the list of kinds. */
export const FORMATS = Object.fromEntries(KINDS.map((kind) => [kind.format, kind])) as Readonly<
  Record<FormatId, AnyKind>
>;

/** Kinds by the table of the library that stores their documents. */
export const KIND_BY_TABLE = Object.fromEntries(KINDS.map((kind) => [kind.table, kind])) as Readonly<
  Record<Kind['table'], AnyKind>
>;

/** Whether documents of a format belong to no game. */
export const isCommon = (format: FormatId): format is CommonDocument['format'] => FORMATS[format].owner === 'rollcall';

/** Whether a document belongs to no game. */
export const isCommonDocument = <D extends AnyDocument>(
  document: D,
): document is Extract<D, { format: CommonDocument['format'] }> => isCommon(document.format);

export function isFormat(format: unknown): format is FormatId {
  return typeof format === 'string' && Object.hasOwn(FORMATS, format);
}

/** Lists the ids of the games that have documents of a format. Empty for formats that belong to no game. */
export function listGamesWithFormat(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): readonly string[] {
  if (isCommon(format)) return [];
  const hasFormat = (game: GameDocuments) =>
    FORMATS[format].owner === 'played-game'
      ? game.parts?.play !== undefined
      : game.documents[format as keyof GameDocuments['documents']] !== undefined;
  return gameCatalog.all.filter(hasFormat).map(({ id }) => id);
}

/** Returns the specification of a format in a game, or undefined if the game doesn't have the format. */
export function findSpec(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  ruleset: unknown,
): DocumentSpec | undefined {
  const { owner, spec } = FORMATS[format];
  // Such a format is the same in all games, but a game without an order of play has no encounters.
  if (spec !== undefined) {
    const isAvailable =
      owner === 'rollcall' ||
      ruleset === undefined ||
      listGamesWithFormat(gameCatalog, format).includes(ruleset as string);
    return isAvailable ? (spec as DocumentSpec) : undefined;
  }
  return gameCatalog.all.find(({ id }) => id === ruleset)?.documents[format as keyof GameDocuments['documents']] as
    | DocumentSpec
    | undefined;
}

/** Returns the specification of a document that has been parsed. */
export function getSpec(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): DocumentSpec {
  const ruleset = 'ruleset' in document ? document.ruleset : undefined;
  const spec = findSpec(gameCatalog, document.format, ruleset);
  if (!spec) throw new Error(`No game called ${ruleset} has a ${FORMATS[document.format].name}`);
  return spec;
}

/** Returns the shape of the documents of a specification. */
export const getSpecShape = (spec: DocumentSpec): ObjectShape => getShape(spec.schema) as ObjectShape;

/** Returns the newest version that this Rollcall writes. For an unknown game, the newest version of any game. */
export function getNewestVersion(gameCatalog: GameCatalog<GameDocuments>, format: FormatId, ruleset: unknown): number {
  const spec = findSpec(gameCatalog, format, ruleset);
  if (spec) return spec.migrations.length + 1;
  return Math.max(
    1,
    ...listGamesWithFormat(gameCatalog, format).map(
      (id) => (findSpec(gameCatalog, format, id)?.migrations.length ?? 0) + 1,
    ),
  );
}

/** Returns every key that a document of a format may have in any game. */
export const getFormatKeys = (gameCatalog: GameCatalog<GameDocuments>, format: FormatId): ReadonlySet<string> =>
  new Set(
    (isCommon(format) ? [undefined] : listGamesWithFormat(gameCatalog, format)).flatMap((id) => {
      const spec = findSpec(gameCatalog, format, id);
      return spec ? [...getSpecShape(spec).keys] : [];
    }),
  );

/** Reads the `ruleset` of a value of any type. */
export const readRuleset = (value: unknown): unknown => (isObject(value) ? value.ruleset : undefined);
