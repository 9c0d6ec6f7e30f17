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

export interface GatheredDocument extends ExportedDocument {
  readonly documentName: string;
  /**
   * The document with its drawing; a team or an encounter contains all its characters. Pictures are still referenced by
   * hash.
   */
  readonly document: unknown;
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The digest of the document in the library, which identifies the state that was exported. */
  readonly digest: string;
}

/** Lists all documents of a library. */
function listAllDocuments(library: Library): ExportedDocument[] {
  return TABLE_NAMES.flatMap((documentKind) =>
    library.stores[documentKind].snapshot().map(({ id }) => ({ kind: documentKind, id })),
  );
}

/** The number of documents that are read from the database at once. */
const BATCH_SIZE = 50;

/**
 * Yields the documents of a subject in the order of the subject, a few at a time. The user's own templates that
 * characters and decks use follow, then the base templates of styles, then the fonts of these templates. Skips documents
 * that were deleted in the meantime. If the whole library is exported, teams and encounters do not embed their
 * characters.
 */
export async function* gatherDocuments(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
): AsyncGenerator<GatheredDocument> {
  const requestedDocuments = subject.documents ?? listAllDocuments(library);
  const templateIds = new Set(requestedDocuments.flatMap(({ kind, id }) => (kind === 'templates' ? [id] : [])));
  for (let batchStart = 0; batchStart < requestedDocuments.length; batchStart += BATCH_SIZE) {
    for (const gatheredDocument of await readDocuments(
      gameCatalog,
      library,
      requestedDocuments.slice(batchStart, batchStart + BATCH_SIZE),
      subject.documents !== undefined,
    )) {
      for (const templateId of listTemplateIds(gatheredDocument.document)) templateIds.add(templateId);
      yield gatheredDocument;
    }
  }
  // A style is exported with its base template if the base is one of the user's own templates.
  const baseTemplateIds = [...templateIds].flatMap((templateId) =>
    listTemplateIds(library.stores.templates.get(templateId)?.row.document),
  );
  const fontHashes = new Set<string>();
  for (const templateId of new Set([...templateIds, ...baseTemplateIds])) {
    const templateRow = library.stores.templates.get(templateId)?.row;
    if (templateRow === undefined) continue;
    const { document, updatedAt: changedAt } = templateRow;
    for (const fontHash of listFontHashes(document)) fontHashes.add(fontHash);
    yield {
      kind: 'templates',
      id: templateId,
      documentName: readDocumentName(document),
      document,
      changedAt,
      digest: computeDigest(document),
    };
  }
  const fonts = listFontsWithHashes(library, fontHashes).filter(
    ({ id, isExportable }) => isExportable && !includesDocument(requestedDocuments, 'fonts', id),
  );
  yield* await readDocuments(
    gameCatalog,
    library,
    fonts.map(({ id }) => ({ kind: 'fonts', id })),
    false,
  );
}

const includesDocument = (
  requestedDocuments: readonly ExportedDocument[],
  kind: IncomingKind,
  documentId: string,
): boolean =>
  requestedDocuments.some((exportedDocument) => exportedDocument.kind === kind && exportedDocument.id === documentId);

/**
 * Returns the fonts of the library with these hashes, and whether their license allows them to be exported with a
 * template.
 */
export function listFontsWithHashes(
  library: Library,
  fontHashes: ReadonlySet<string>,
): { readonly id: string; readonly name: string; readonly isExportable: boolean }[] {
  return library.stores.fonts.snapshot().flatMap((fontItem) => {
    if (fontItem.kind !== 'ready' || !fontHashes.has(getFontHash(fontItem.document))) return [];
    const { id, name, embedding, bitmaps } = fontItem.document;
    return [{ id, name, isExportable: embedding !== 'restricted' && bitmaps !== true }];
  });
}

async function readDocuments(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  requestedDocuments: readonly ExportedDocument[],
  embedsMembers: boolean,
): Promise<GatheredDocument[]> {
  const documentRows = requestedDocuments.flatMap(({ kind, id }) => {
    const documentRow = kind === 'templates' ? undefined : library.stores[kind].get(id)?.row;
    return documentRow === undefined ? [] : [{ kind, row: documentRow }];
  });
  const documents = await embedDrawings(
    library.database,
    documentRows.map(({ kind, row }) =>
      embedsMembers ? embedMembers(gameCatalog, library, kind, row.document) : row.document,
    ),
  );
  return Promise.all(
    documentRows.map(async ({ kind, row }, index): Promise<GatheredDocument> => {
      const document = documents[index];
      return {
        kind,
        id: row.id,
        documentName: readDocumentName(document),
        document: kind === 'teams' || kind === 'encounters' ? await embedMemberDrawings(library, document) : document,
        ...(row.drafts === undefined ? {} : { drafts: row.drafts }),
        ...(row.tags === undefined ? {} : { tags: row.tags }),
        changedAt: row.updatedAt,
        digest: computeDigest(row.document),
      };
    }),
  );
}

/** Embeds all characters and factions that a team or an encounter refers to. */
function embedMembers(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  kind: IncomingKind,
  document: unknown,
): unknown {
  if (kind !== 'teams' && kind !== 'encounters') return document;
  const parsedDocument = parseValue(gameCatalog, document);
  if (!parsedDocument.ok) return document;
  if (parsedDocument.format === 'rollcall.team')
    return embedTeamWithoutDrawings(gameCatalog, library, parsedDocument.document as Team);
  const getCharacter = (characterId: string) => getReadyDocument<Character>(library, 'characters', characterId);
  const getFaction = (factionId: string) => getReadyDocument<Faction>(library, 'factions', factionId);
  if (parsedDocument.format === 'rollcall.encounter') {
    return embedEncounterDocuments(parsedDocument.document as Encounter, getCharacter, getFaction);
  }
  return document;
}

/** Embeds all characters and factions of a team, but without drawings, which fingerprints ignore. */
export const embedTeamWithoutDrawings = (gameCatalog: GameCatalog<Game>, library: Library, team: Team): Team =>
  embedTeamDocuments(
    gameCatalog,
    team,
    (characterId) => getReadyDocument<Character>(library, 'characters', characterId),
    (factionId) => getReadyDocument<Faction>(library, 'factions', factionId),
  );

/** Embeds all characters and factions of a team, with their drawings. */
export const embedTeamWithDrawings = async (
  gameCatalog: GameCatalog<Game>,
  library: Library,
  team: Team,
): Promise<Team> => (await embedMemberDrawings(library, embedTeamWithoutDrawings(gameCatalog, library, team))) as Team;

function getReadyDocument<D>(
  library: Library,
  kind: Exclude<IncomingKind, 'templates'>,
  documentId: string,
): D | undefined {
  const documentItem = library.stores[kind].get(documentId);
  return documentItem?.kind === 'ready' ? (documentItem.document as D) : undefined;
}

/** Adds the drawings of the characters that a team or an encounter embeds. */
async function embedMemberDrawings(library: Library, document: unknown): Promise<unknown> {
  const characters = (document as { characters?: unknown } | null)?.characters;
  if (!Array.isArray(characters)) return document;
  return { ...(document as object), characters: await embedDrawings(library.database, characters) };
}
