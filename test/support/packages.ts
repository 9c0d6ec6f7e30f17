/** Creates libraries in memory and packages to exchange between them, without the workers that check fonts and pictures in the window. */

import { GAMES } from '../../src/shared/games/catalogue.ts';
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createArchive } from '../../src/renderer/features/transfer/export/create-files.ts';
import { gatherDocuments } from '../../src/renderer/features/transfer/export/gather-documents.ts';
import type { ImportReader } from '../../src/renderer/features/transfer/import/import-reader.ts';
import type { ReadPart } from '../../src/renderer/features/transfer/import/reading/messages.ts';
import { PartCollector } from '../../src/renderer/features/transfer/import/reading/part-collector.ts';
import { readArchiveFile } from '../../src/renderer/features/transfer/import/reading/read-archive-file.ts';
import { writeImport } from '../../src/renderer/features/transfer/import/write-import.ts';
import type { AddReply, AddRequest } from '../../src/renderer/pictures/messages.ts';
import { createFileRow } from '../../src/renderer/store/fonts/create-file-row.ts';
import { Library } from '../../src/renderer/store/library.ts';
import { checkPicture } from '../../src/shared/card/pictures/picture-check.ts';
import { writeCanonicalJson } from '../../src/shared/document/fingerprint/canonical.ts';
import { createFontDocument } from '../../src/shared/font-file/font-document.ts';
import { type FontResult, readFont } from '../../src/shared/font-file/read-font.ts';
import type { IncomingKind } from '../../src/shared/library/import/incoming.ts';
import { createTestDatabase, openResources, waitUntil } from '../unit/renderer/store/store-support.ts';
import { unpackers } from './fonts.ts';
import { translate } from './texts.ts';
import { createFakeWorkers } from './worker.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

export const sha256 = (fileBytes: Uint8Array): string => createHash('sha256').update(fileBytes).digest('hex');

const fontResults = new Map<string, FontResult>();

/** Checks a font without a worker; each file is checked once. */
async function checkFont(fontFile: Blob): Promise<FontResult> {
  const fileBytes = new Uint8Array(await fontFile.arrayBuffer());
  const fontHash = sha256(fileBytes);
  const result = fontResults.get(fontHash) ?? readFont(fileBytes, unpackers);
  fontResults.set(fontHash, result);
  return result;
}

/** Adds a picture by its first bytes, since nothing here decodes it. */
function addPictureBytes(fileBytes: Uint8Array): AddReply {
  const pictureCheck = checkPicture(fileBytes);
  if ('problem' in pictureCheck) return { kind: 'refused', problem: pictureCheck.problem };
  const pictureFile = new Blob([fileBytes as Uint8Array<ArrayBuffer>], { type: pictureCheck.type });
  const pictureSize = pictureCheck.size ?? { width: 1, height: 1 };
  return {
    kind: 'added',
    row: { hash: sha256(fileBytes), file: pictureFile, preview: pictureFile, ...pictureSize, addedAt: 0 },
  };
}
const addPicture = async ({ file: pictureFile }: AddRequest): Promise<AddReply> =>
  addPictureBytes(new Uint8Array(await pictureFile.arrayBuffer()));

const TABLES = ['templates', 'fonts', 'decks', 'teams', 'characters'] as const;

/** Creates an empty library. After the test, `vi.unstubAllGlobals` has to remove its workers. */
export async function createLibrary(): Promise<Library> {
  const workers = createFakeWorkers({
    'fonts/read.worker': () => ({ readFont: checkFont }),
    'pictures/add.worker': () => ({ addPicture }),
  });
  vi.stubGlobal('Worker', workers);
  const libraryInstance = new Library(GAMES, createTestDatabase());
  // Resources are closed in order, and the stores have to be closed before the database.
  openResources.unshift({
    close: () => Object.values(libraryInstance.stores).forEach((documentStore) => void documentStore.close()),
  });
  for (const tableName of TABLES) libraryInstance.stores[tableName].open((openError) => expect.fail(String(openError)));
  await waitUntil(() => TABLES.every((tableName) => libraryInstance.stores[tableName].isLoaded));
  return libraryInstance;
}

export type DocumentChanges = Parameters<Library['operations']['run']>[1];

/** Puts fonts with their files, templates and pictures into a library. */
export async function fillLibrary(
  targetLibrary: Library,
  fontFiles: readonly Uint8Array[],
  documents: readonly { readonly id: string }[],
  {
    rows: otherRows = [],
    pictures: pictureFiles = [],
  }: { readonly rows?: DocumentChanges; readonly pictures?: readonly Uint8Array[] } = {},
): Promise<void> {
  const readFonts = await Promise.all(
    fontFiles.map(async (fontFile) => {
      const result = await checkFont(new Blob([fontFile as Uint8Array<ArrayBuffer>]));
      if (!result.ok || result.fonts[0] === undefined) throw new Error('no font');
      return result.fonts[0];
    }),
  );
  const fileRows = await Promise.all(readFonts.map((fontToAdd) => createFileRow(fontToAdd.file)));
  const documentChanges: DocumentChanges = [
    ...readFonts.map((fontToAdd, index) => ({
      table: 'fonts' as const,
      id: `font-${index}`,
      after: createFontDocument(`font-${index}`, fileRows[index]?.hash ?? '', fontToAdd),
    })),
    ...documents.map((document) => ({ table: 'templates' as const, id: document.id, after: document })),
    ...otherRows,
  ];
  const pictureRows = pictureFiles.map((fileBytes) => {
    const addReply = addPictureBytes(fileBytes);
    if (addReply.kind !== 'added') throw new Error(`no picture: ${addReply.problem.kind}`);
    return addReply.row;
  });
  await targetLibrary.operations.run('import', documentChanges, { files: fileRows, pictures: pictureRows });
}

/** Waits until the stores have loaded everything that is on disk. */
async function waitForStores({ database, stores: tables }: Library): Promise<void> {
  const savedCounts = await Promise.all(TABLES.map((tableName) => database.documents(tableName).count()));
  await waitUntil(() => TABLES.every((tableName, index) => tables[tableName].snapshot().length === savedCounts[index]));
}

/** Packs one document and everything it needs, or the whole library. */
export const createPackage = async (
  sourceLibrary: Library,
  documentId?: string,
  documentKind: IncomingKind = 'templates',
): Promise<Blob> => {
  await waitForStores(sourceLibrary);
  const subject = {
    title: 'Pack',
    ...(documentId === undefined ? {} : { documents: [{ kind: documentKind, id: documentId }] }),
  };
  return (
    await createArchive(
      sourceLibrary,
      gatherDocuments(GAMES, sourceLibrary, subject),
      NOW,
      new AbortController().signal,
      () => undefined,
    )
  ).file;
};

/** Reads everything in a file that the import worker reads. */
export async function readPackage(packageFile: Blob): Promise<ReadPart> {
  const packageParts: ReadPart[] = [];
  const parts = new PartCollector(translate, (packagePart) => packageParts.push(packagePart));
  await readArchiveFile(translate, GAMES, { name: 'pack.rollcall', bytes: packageFile }, parts, () => undefined);
  parts.flush();
  const joinParts = <K extends keyof ReadPart>(partKey: K) =>
    packageParts.flatMap((packagePart) => packagePart[partKey] as readonly unknown[]);
  return Object.fromEntries(
    (['incoming', 'unusable', 'pictures', 'drawings', 'fonts', 'missing', 'tables'] as const).map((partKey) => [
      partKey,
      joinParts(partKey),
    ]),
  ) as unknown as ReadPart;
}

export const createImportReader = ({ fonts: fontFiles, pictures: pictureFiles }: ReadPart) =>
  ({
    pictures: new Map(pictureFiles.map((picture) => [picture.hash, picture.file])),
    drawings: new Map(),
    fonts: new Map(fontFiles.map((packedFont) => [packedFont.hash, packedFont.file])),
  }) as unknown as ImportReader;

/** Imports a whole package, as the button of the dialog does. Returns the refusals. */
export async function importPackage(packagePart: ReadPart, targetLibrary: Library): Promise<readonly string[]> {
  const changes = packagePart.incoming.map(({ kind: documentKind, id: documentId, document }) => ({
    kind: documentKind,
    id: documentId,
    document,
    isTheirs: true,
  }));
  const abortSignal = new AbortController().signal;
  const importResult = await writeImport(
    translate,
    targetLibrary,
    'import',
    changes,
    createImportReader(packagePart),
    [],
    () => undefined,
    abortSignal,
  );
  return importResult?.refusalReasons ?? [];
}

/**
 * Sorts values as canonical JSON, which also sorts keys: an unchanged template keeps the key order of its file, others have that of
 * the schema.
 */
const sortCanonically = (values: readonly unknown[]): string[] => values.map(writeCanonicalJson).sort();

/** Returns the content of a package in canonical order. */
export const getPackageContents = ({ incoming, fonts: fontFiles, pictures: pictureFiles, unusable }: ReadPart) => ({
  documents: sortCanonically(
    incoming.map(({ kind: documentKind, id: documentId, name: entryName, document }) => ({
      kind: documentKind,
      id: documentId,
      name: entryName,
      document,
    })),
  ),
  fonts: sortCanonically(fontFiles.map(({ hash: fontHash, file: fontFile }) => [fontHash, fontFile.size])),
  pictures: sortCanonically(
    pictureFiles.map(({ hash: pictureHash, file: pictureFile }) => [pictureHash, pictureFile.size]),
  ),
  unusable,
});
