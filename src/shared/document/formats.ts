/** The formats of docs/formats.md#files, and who reads the documents of each: the games, or the kind itself. */

import type { DocumentSpec, GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject } from './json/json-object.ts';
import { type AnyKind, DOCUMENT_KINDS, type Kind } from './kinds/kinds.ts';
import type { AnyDocument, CommonDocument } from './schema.ts';
import { type ObjectShape, shapeOf } from './shape.ts';

export type FormatId = Kind['format'];

const ALL: readonly AnyKind[] = DOCUMENT_KINDS;

/** The kind of each format, in the order of the list of kinds. */
export const FORMATS = Object.fromEntries(ALL.map((kind) => [kind.format, kind])) as Readonly<
  Record<FormatId, AnyKind>
>;

/** The kind of the documents in each table of the library. */
export const KIND_OF_TABLE = Object.fromEntries(ALL.map((kind) => [kind.table, kind])) as Readonly<
  Record<Kind['table'], AnyKind>
>;

/** Whether documents of a format belong to no game. */
export const isCommon = (format: FormatId): format is CommonDocument['format'] => FORMATS[format].owner === 'rollcall';

/** Whether a document belongs to no game. */
export const isCommonDocument = <D extends AnyDocument>(
  document: D,
): document is Extract<D, { format: CommonDocument['format'] }> => isCommon(document.format);

export function isFormat(word: unknown): word is FormatId {
  return typeof word === 'string' && Object.hasOwn(FORMATS, word);
}

/** Ids of the games that have documents of a format; none for one that belongs to no game. */
export function gamesWith(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): readonly string[] {
  if (isCommon(format)) return [];
  const has = (game: GameDocuments) =>
    FORMATS[format].owner === 'played-game'
      ? game.parts?.play !== undefined
      : game.documents[format as keyof GameDocuments['documents']] !== undefined;
  return gameCatalog.all.filter(has).map(({ id }) => id);
}

/** How documents of a format and a game are read; undefined where the game has none of that format. */
export function specOf(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  ruleset: unknown,
): DocumentSpec | undefined {
  const { owner, spec } = FORMATS[format];
  if (spec !== undefined) {
    const isOffered =
      owner === 'rollcall' || ruleset === undefined || gamesWith(gameCatalog, format).includes(ruleset as string);
    return isOffered ? (spec as DocumentSpec) : undefined;
  }
  return gameCatalog.all.find(({ id }) => id === ruleset)?.documents[format as keyof GameDocuments['documents']] as
    | DocumentSpec
    | undefined;
}

/** The specification of a document that was read. */
export function specOfDocument(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): DocumentSpec {
  const ruleset = 'ruleset' in document ? document.ruleset : undefined;
  const spec = specOf(gameCatalog, document.format, ruleset);
  if (!spec) throw new Error(`No game called ${ruleset} has a ${FORMATS[document.format].name}`);
  return spec;
}

/** The shape of documents of a specification. */
export const shapeOfSpec = (spec: DocumentSpec): ObjectShape => shapeOf(spec.schema) as ObjectShape;

/** The newest version that this Rollcall writes; for an unknown game, the newest of any game. */
export function newestVersion(gameCatalog: GameCatalog<GameDocuments>, format: FormatId, ruleset: unknown): number {
  const spec = specOf(gameCatalog, format, ruleset);
  if (spec) return spec.migrations.length + 1;
  return Math.max(
    1,
    ...gamesWith(gameCatalog, format).map((id) => (specOf(gameCatalog, format, id)?.migrations.length ?? 0) + 1),
  );
}

/** Every key that a document of a format may have in any game. */
export const keysOf = (gameCatalog: GameCatalog<GameDocuments>, format: FormatId): ReadonlySet<string> =>
  new Set(
    (isCommon(format) ? [undefined] : gamesWith(gameCatalog, format)).flatMap((id) => {
      const spec = specOf(gameCatalog, format, id);
      return spec ? [...shapeOfSpec(spec).keys] : [];
    }),
  );

/** The `ruleset` of a value that may be anything. */
export const rulesetIn = (value: unknown): unknown => (isObject(value) ? value.ruleset : undefined);
