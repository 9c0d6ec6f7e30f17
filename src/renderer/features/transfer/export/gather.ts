/** Gathers the documents of an export, with their drawings and the documents that they refer to. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../shared/document/parse.ts';
import type { Character, Faction, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { embedEncounterDocuments } from '../../../../shared/library/embed-encounter-documents.ts';
import { embedTeamDocuments } from '../../../../shared/library/embed-team-documents.ts';
import { computeDigest } from '../../../../shared/library/import/compare-documents.ts';
import { type IncomingKind, readDocumentName } from '../../../../shared/library/import/incoming.ts';
import { listTemplateIds } from '../../../../shared/library/template-ids.ts';
import type { ExportedDocument, ExportSubject } from '../../../navigation/export-request.ts';
import { getFontHash, listFontHashes } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import { embedDrawings } from '../../../store/pictures/drawings.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';

export interface Exported extends ExportedDocument {
  readonly name: string;
  /**
   * The document with its drawing; a team or an encounter contains all its characters. Pictures are still referenced by
   * hash.
   */
  readonly document: unknown;
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The `computeDigest` of the document in the library: the state that the export shares with others. */
  readonly digest: string;
}

/** Lists all documents of a library. */
function allOf(library: Library): ExportedDocument[] {
  return TABLE_NAMES.flatMap((kind) => library.stores[kind].snapshot().map(({ id }) => ({ kind, id })));
}

/** The number of documents that are read from the database at once. */
const SLICE = 50;

/**
 * Yields the documents of a subject in its order, a few at a time. They are followed by the user's own templates that
 * characters and decks use, by the base templates of styles, and by the fonts of these templates. Documents that were
 * deleted in the meantime are left out. If the whole library is exported, teams and encounters do not embed their
 * characters.
 */
export async function* gather(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
): AsyncGenerator<Exported> {
  const wanted = subject.documents ?? allOf(library);
  const named = new Set(wanted.flatMap(({ kind, id }) => (kind === 'templates' ? [id] : [])));
  for (let at = 0; at < wanted.length; at += SLICE) {
    for (const one of await documentsOf(
      gameCatalog,
      library,
      wanted.slice(at, at + SLICE),
      subject.documents !== undefined,
    )) {
      for (const id of listTemplateIds(one.document)) named.add(id);
      yield one;
    }
  }
  // A style is exported with its base template if the template is the user's own.
  const bases = [...named].flatMap((id) => listTemplateIds(library.stores.templates.get(id)?.row.document));
  const fontHashes = new Set<string>();
  for (const id of new Set([...named, ...bases])) {
    const row = library.stores.templates.get(id)?.row;
    if (row === undefined) continue;
    const { document, updatedAt } = row;
    for (const hash of listFontHashes(document)) fontHashes.add(hash);
    yield {
      kind: 'templates',
      id,
      name: readDocumentName(document),
      document,
      changed: updatedAt,
      digest: computeDigest(document),
    };
  }
  const fonts = fontsNamed(library, fontHashes).filter(({ id, mayGo }) => mayGo && !isWanted(wanted, 'fonts', id));
  yield* await documentsOf(
    gameCatalog,
    library,
    fonts.map(({ id }) => ({ kind: 'fonts', id })),
    false,
  );
}

const isWanted = (wanted: readonly ExportedDocument[], kind: IncomingKind, id: string): boolean =>
  wanted.some((one) => one.kind === kind && one.id === id);

/**
 * Returns the fonts of the library with these hashes, and whether their license allows them to be exported with a
 * template.
 */
export function fontsNamed(
  library: Library,
  hashes: ReadonlySet<string>,
): { readonly id: string; readonly name: string; readonly mayGo: boolean }[] {
  return library.stores.fonts.snapshot().flatMap((item) => {
    if (item.kind !== 'ready' || !hashes.has(getFontHash(item.document))) return [];
    const { id, name, embedding, bitmaps } = item.document;
    return [{ id, name, mayGo: embedding !== 'restricted' && bitmaps !== true }];
  });
}

async function documentsOf(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  wanted: readonly ExportedDocument[],
  isPart: boolean,
): Promise<Exported[]> {
  const rows = wanted.flatMap(({ kind, id }) => {
    const row = kind === 'templates' ? undefined : library.stores[kind].get(id)?.row;
    return row === undefined ? [] : [{ kind, row }];
  });
  const documents = await embedDrawings(
    library.database,
    rows.map(({ kind, row }) => (isPart ? withMembers(gameCatalog, library, kind, row.document) : row.document)),
  );
  return Promise.all(
    rows.map(async ({ kind, row }, index): Promise<Exported> => {
      const document = documents[index];
      return {
        kind,
        id: row.id,
        name: readDocumentName(document),
        document: kind === 'teams' || kind === 'encounters' ? await drawnMembers(library, document) : document,
        ...(row.drafts === undefined ? {} : { drafts: row.drafts }),
        ...(row.tags === undefined ? {} : { tags: row.tags }),
        changed: row.updatedAt,
        digest: computeDigest(row.document),
      };
    }),
  );
}

/** Embeds all characters and factions that a team or an encounter refers to. */
function withMembers(gameCatalog: GameCatalog<Game>, library: Library, kind: IncomingKind, document: unknown): unknown {
  if (kind !== 'teams' && kind !== 'encounters') return document;
  const read = parseValue(gameCatalog, document);
  if (!read.ok) return document;
  if (read.format === 'rollcall.team') return undrawnTeam(gameCatalog, library, read.document as Team);
  const characterOf = (id: string) => readyOf<Character>(library, 'characters', id);
  const factionOf = (id: string) => readyOf<Faction>(library, 'factions', id);
  if (read.format === 'rollcall.encounter') {
    return embedEncounterDocuments(read.document as Encounter, characterOf, factionOf);
  }
  return document;
}

/** Embeds all characters and factions of a team, but without drawings, which no fingerprint reads. */
export const undrawnTeam = (gameCatalog: GameCatalog<Game>, library: Library, team: Team): Team =>
  embedTeamDocuments(
    gameCatalog,
    team,
    (id) => readyOf<Character>(library, 'characters', id),
    (id) => readyOf<Faction>(library, 'factions', id),
  );

/** Embeds all characters and factions of a team, with their drawings. */
export const drawnTeam = async (gameCatalog: GameCatalog<Game>, library: Library, team: Team): Promise<Team> =>
  (await drawnMembers(library, undrawnTeam(gameCatalog, library, team))) as Team;

function readyOf<D>(library: Library, kind: Exclude<IncomingKind, 'templates'>, id: string): D | undefined {
  const item = library.stores[kind].get(id);
  return item?.kind === 'ready' ? (item.document as D) : undefined;
}

/** Adds the drawings of the characters that a team or an encounter embeds. */
async function drawnMembers(library: Library, document: unknown): Promise<unknown> {
  const held = (document as { characters?: unknown } | null)?.characters;
  if (!Array.isArray(held)) return document;
  return { ...(document as object), characters: await embedDrawings(library.database, held) };
}
