/** Libraries in memory, and packages that go from one into another, without the workers that check fonts and pictures in the window. */

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
import { workersThat } from './worker.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

export const sha256 = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

const checked = new Map<string, FontResult>();

/** The check of fonts, without the worker that it runs in; each file once. */
async function checkHere(file: Blob): Promise<FontResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = sha256(bytes);
  const result = checked.get(hash) ?? readFont(bytes, unpackers);
  checked.set(hash, result);
  return result;
}

/** A picture as the library keeps it, by its first bytes: there is nothing here that decodes it. */
function pictureOf(bytes: Uint8Array): AddReply {
  const head = checkPicture(bytes);
  if ('problem' in head) return { kind: 'refused', problem: head.problem };
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: head.type });
  const size = head.size ?? { width: 1, height: 1 };
  return { kind: 'added', row: { hash: sha256(bytes), file, preview: file, ...size, addedAt: 0 } };
}
const addHere = async ({ file }: AddRequest): Promise<AddReply> => pictureOf(new Uint8Array(await file.arrayBuffer()));

const TABLES = ['templates', 'fonts', 'decks', 'teams', 'characters'] as const;

/** An empty library. `vi.unstubAllGlobals` has to take its workers away after the test. */
export async function createLibrary(): Promise<Library> {
  const workers = workersThat({
    'fonts/read.worker': () => ({ readFont: checkHere }),
    'pictures/add.worker': () => ({ addPicture: addHere }),
  });
  vi.stubGlobal('Worker', workers);
  const made = new Library(GAMES, createTestDatabase());
  openResources.unshift({ close: () => Object.values(made.stores).forEach((table) => void table.close()) });
  for (const name of TABLES) made.stores[name].open((error) => expect.fail(String(error)));
  await waitUntil(() => TABLES.every((name) => made.stores[name].isLoaded));
  return made;
}

export type DocumentChanges = Parameters<Library['operations']['run']>[1];

/** Puts fonts with their files, templates and pictures into a library. */
export async function fillLibrary(
  into: Library,
  fonts: readonly Uint8Array[],
  documents: readonly { readonly id: string }[],
  { rows = [], pictures = [] }: { readonly rows?: DocumentChanges; readonly pictures?: readonly Uint8Array[] } = {},
): Promise<void> {
  const read = await Promise.all(
    fonts.map(async (file) => {
      const result = await checkHere(new Blob([file as Uint8Array<ArrayBuffer>]));
      if (!result.ok || result.fonts[0] === undefined) throw new Error('no font');
      return result.fonts[0];
    }),
  );
  const files = await Promise.all(read.map((font) => createFileRow(font.file)));
  const all: DocumentChanges = [
    ...read.map((font, index) => ({
      table: 'fonts' as const,
      id: `font-${index}`,
      after: createFontDocument(`font-${index}`, files[index]?.hash ?? '', font),
    })),
    ...documents.map((document) => ({ table: 'templates' as const, id: document.id, after: document })),
    ...rows,
  ];
  const made = pictures.map((bytes) => {
    const reply = pictureOf(bytes);
    if (reply.kind !== 'added') throw new Error(`no picture: ${reply.problem.kind}`);
    return reply.row;
  });
  await into.operations.run('import', all, { files, pictures: made });
}

/** Until the tables have heard of all that is on disk. */
async function heard({ database, stores: tables }: Library): Promise<void> {
  const counts = await Promise.all(TABLES.map((name) => database.documents(name).count()));
  await waitUntil(() => TABLES.every((name, index) => tables[name].snapshot().length === counts[index]));
}

/** One document with what it needs, or everything. */
export const createPackage = async (from: Library, id?: string, kind: IncomingKind = 'templates'): Promise<Blob> => {
  await heard(from);
  const subject = { title: 'Pack', ...(id === undefined ? {} : { documents: [{ kind, id }] }) };
  return (
    await createArchive(from, gatherDocuments(GAMES, from, subject), NOW, new AbortController().signal, () => undefined)
  ).file;
};

/** All that the worker of the import reads of a file. */
export async function readPackage(file: Blob): Promise<ReadPart> {
  const all: ReadPart[] = [];
  const parts = new PartCollector(translate, (part) => all.push(part));
  await readArchiveFile(translate, GAMES, { name: 'pack.rollcall', bytes: file }, parts, () => undefined);
  parts.flush();
  const joined = <K extends keyof ReadPart>(key: K) => all.flatMap((part) => part[key] as readonly unknown[]);
  return Object.fromEntries(
    (['incoming', 'unusable', 'pictures', 'drawings', 'fonts', 'missing', 'tables'] as const).map((key) => [
      key,
      joined(key),
    ]),
  ) as unknown as ReadPart;
}

export const createImportReader = ({ fonts, pictures }: ReadPart) =>
  ({
    pictures: new Map(pictures.map((picture) => [picture.hash, picture.file])),
    drawings: new Map(),
    fonts: new Map(fonts.map((font) => [font.hash, font.file])),
  }) as unknown as ImportReader;

/** Takes all of a package, as the button of the dialog does; gives what was refused. */
export async function importPackage(part: ReadPart, into: Library): Promise<readonly string[]> {
  const changes = part.incoming.map(({ kind, id, document }) => ({ kind, id, document, isTheirs: true }));
  const signal = new AbortController().signal;
  const written = await writeImport(
    translate,
    into,
    'import',
    changes,
    createImportReader(part),
    [],
    () => undefined,
    signal,
  );
  return written?.refusalReasons ?? [];
}

/** Keys are put in order too: a template that was read before comes as it was given, another one as its schema lists them. */
const sorted = (all: readonly unknown[]): string[] => all.map(writeCanonicalJson).sort();

/** What is in a package, whatever its order. */
export const getPackageContents = ({ incoming, fonts, pictures, unusable }: ReadPart) => ({
  documents: sorted(incoming.map(({ kind, id, name, document }) => ({ kind, id, name, document }))),
  fonts: sorted(fonts.map(({ hash, file }) => [hash, file.size])),
  pictures: sorted(pictures.map(({ hash, file }) => [hash, file.size])),
  unusable,
});
