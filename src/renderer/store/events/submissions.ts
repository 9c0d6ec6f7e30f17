/** Stores the submissions for an event, unchanged, until the organizer deletes them: rows in the table `lists`, contents in `files`. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import type { Database } from '../database.ts';
import { listFontHashes as listTemplateFontHashes } from '../fonts/font-files.ts';
import type { FileRow, Row, SubmissionRow } from '../rows.ts';
import { getNotesKey } from './event-notes.ts';

/** A file with its name, which includes its folders, separated by `/`. */
export interface SubmissionFile {
  readonly name: string;
  readonly bytes: Blob;
  /** When the list arrived that the organizer has changed in this file. Absent if the file arrives now. */
  readonly arrival?: Pick<SubmissionRow, 'addedAt' | 'modifiedAt'>;
}

/** A submission with its file. */
export interface SavedSubmission extends SubmissionFile {
  readonly row: SubmissionRow;
}

/** Creates the key of a submission. The file name is hashed, since keys have a maximum length. */
export const createSubmissionKey = (eventId: string, fileName: string): string =>
  `${eventId}/${sha256Anywhere(fileName)}`;

const getHash = (content: string): string => content.slice('sha256:'.length);
const getContentHash = ({ content }: SubmissionRow): string => getHash(content);

/** The number of files that are read and written together. */
const BATCH_SIZE = 50;

/** Saves submissions. A file replaces an earlier file of the same name. Rejects if the disk refuses, or if a file no longer exists. */
export async function saveSubmissions(
  database: Database,
  eventId: string,
  submissionFiles: readonly SubmissionFile[],
  timestamp: number,
): Promise<void> {
  for (let batchStart = 0; batchStart < submissionFiles.length; batchStart += BATCH_SIZE) {
    const batch = submissionFiles.slice(batchStart, batchStart + BATCH_SIZE);
    const readFiles = await Promise.all(batch.map((submissionFile) => readFile(eventId, submissionFile, timestamp)));
    await database.transaction('rw', 'lists', 'files', async () => {
      await database.files.bulkPut(readFiles.map(({ file: fileRow }) => fileRow));
      const previousRows = await database.lists.bulkGet(readFiles.map(({ row }) => row.key));
      // If the same file is submitted again, its row is not written again.
      await database.lists.bulkPut(
        readFiles.flatMap(({ row }, index) => {
          const previousRow = previousRows[index];
          return previousRow?.content === row.content
            ? []
            : [addSentContent(addEarlierVersions(row, previousRow), previousRow)];
        }),
      );
    });
  }
}

/** The maximum number of earlier versions of a file that are noted. */
const MAX_EARLIER_VERSIONS = 20;

/** Adds when the earlier versions of a file arrived. The repaired copy of a list, which arrived when the list did, is no new version. */
function addEarlierVersions(row: SubmissionRow, previousRow: SubmissionRow | undefined): SubmissionRow {
  const isSameArrival = previousRow?.addedAt === row.addedAt;
  const earlierVersions = [
    ...(previousRow?.earlierVersions ?? []),
    ...(previousRow === undefined || isSameArrival ? [] : [previousRow.addedAt]),
  ].slice(-MAX_EARLIER_VERSIONS);
  return earlierVersions.length === 0 ? row : { ...row, earlierVersions };
}

/** Adds what arrived to a list that the organizer has changed, so that its bytes stay saved. */
function addSentContent(row: SubmissionRow, previousRow: SubmissionRow | undefined): SubmissionRow {
  const sentContent = previousRow?.sentContent ?? previousRow?.content;
  return row.changedAt === undefined || sentContent === undefined ? row : { ...row, sentContent };
}

async function readFile(
  eventId: string,
  { name: fileName, bytes, arrival }: SubmissionFile,
  timestamp: number,
): Promise<{ row: SubmissionRow; file: FileRow }> {
  const content = await bytes.arrayBuffer();
  const contentHash = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
  const modifiedField = bytes instanceof File ? { modifiedAt: bytes.lastModified } : {};
  const submissionRow = {
    key: createSubmissionKey(eventId, fileName),
    event: eventId,
    name: fileName,
    content: `sha256:${contentHash}`,
    ...(arrival === undefined ? { addedAt: timestamp, ...modifiedField } : { ...arrival, changedAt: timestamp }),
  };
  // A copy, since the user's file may change or be deleted.
  return { row: submissionRow, file: { hash: contentHash, file: new Blob([content]) } };
}

/** Reads the submissions for an event, sorted by name. Omits submissions whose file is missing or unreadable. */
export async function readSubmissions(database: Database, eventId: string): Promise<SavedSubmission[]> {
  const submissionRows = await database.lists.where('event').equals(eventId).sortBy('name');
  const fileRows = await Promise.all(
    submissionRows.map((submissionRow) => database.files.get(getContentHash(submissionRow)).catch(() => undefined)),
  );
  return submissionRows.flatMap((submissionRow, index) => {
    const bytes = fileRows[index]?.file;
    return bytes === undefined ? [] : [{ name: submissionRow.name, bytes, row: submissionRow }];
  });
}

/** Reads the bytes of a submission as they arrived, before the organizer changed it. Undefined if they aren't saved. */
export async function readSentFile(
  database: Database,
  { sentContent }: Pick<SubmissionRow, 'sentContent'>,
): Promise<Blob | undefined> {
  return sentContent === undefined ? undefined : (await database.files.get(getHash(sentContent)))?.file;
}

/** Restores deleted submissions with their rows. */
export async function restoreSubmissions(database: Database, submissions: readonly SavedSubmission[]): Promise<void> {
  await database.transaction('rw', 'lists', 'files', async () => {
    await database.files.bulkPut(submissions.map(({ row, bytes }) => ({ hash: getContentHash(row), file: bytes })));
    await database.lists.bulkPut(submissions.map(({ row }) => row));
  });
}

/** Deletes submissions, and their files if no other submission has the same file. */
export async function deleteSubmissions(database: Database, submissionKeys: readonly string[]): Promise<void> {
  await database.transaction('rw', ['lists', ...FILE_TABLES], async () => {
    await database.lists.bulkDelete([...submissionKeys]);
    await deleteUnusedFiles(database);
  });
}

/** Records the id of the team in the library that the organizer has created to repair a list of a submission. */
export async function recordCopy(
  database: Database,
  submissionKey: string,
  listName: string,
  teamId: string,
): Promise<void> {
  await database.transaction('rw', 'lists', async () => {
    const submissionRow = await database.lists.get(submissionKey);
    if (submissionRow !== undefined)
      await database.lists.put({ ...submissionRow, copies: { ...submissionRow.copies, [listName]: teamId } });
  });
}

/** Deletes the submissions and notes of events that are neither in the library, nor in the trash, nor restorable by undo. */
export async function pruneSubmissions(database: Database): Promise<void> {
  await database.transaction('rw', ['lists', 'events', 'meta', ...FILE_TABLES], async () => {
    const existingEventIds = new Set(await database.documents('events').toCollection().primaryKeys());
    await database.trash.each(({ table, row }) => {
      if (table === 'events') existingEventIds.add(row.id);
    });
    for (const [, tableName, documentId] of await database.replaced.toCollection().primaryKeys())
      if (tableName === 'events') existingEventIds.add(documentId);
    await database.lists.filter(({ event: eventId }) => !existingEventIds.has(eventId)).delete();
    const keptNotesKeys = new Set<string>([...existingEventIds].map(getNotesKey));
    await database.meta
      .where('key')
      .startsWith(getNotesKey(''))
      .filter(({ key }) => !keptNotesKeys.has(key))
      .delete();
    await deleteUnusedFiles(database);
  });
}

/** The tables that decide which files are in use. */
const FILE_TABLES = ['files', 'fonts', 'trash', 'replaced', 'versions'];

/**
 * Lists the hashes of all font files: of fonts in the library, in the trash, those that undo may restore, and those of templates in
 * saved versions.
 */
async function listFontHashes(database: Database): Promise<string[]> {
  const fontHashes: string[] = [];
  const collectHash = (fontRow: Row | undefined): void => {
    const fileReference = (fontRow?.document as { file?: unknown } | null | undefined)?.file;
    if (typeof fileReference === 'string') fontHashes.push(fileReference.slice('sha256:'.length));
  };
  await database.documents('fonts').each(collectHash);
  await database.trash.each(({ table, row }) => (table === 'fonts' ? collectHash(row) : undefined));
  await database.replaced.each(({ table, row }) => (table === 'fonts' ? collectHash(row) : undefined));
  await database.versions
    .where('owner')
    .startsWith('templates/')
    .each(({ document }) => fontHashes.push(...listTemplateFontHashes(document)));
  return fontHashes;
}

async function deleteUnusedFiles(database: Database): Promise<void> {
  const usedHashes = new Set([
    ...(await database.lists.toArray()).flatMap(({ content, sentContent }) =>
      [content, ...(sentContent === undefined ? [] : [sentContent])].map(getHash),
    ),
    ...(await listFontHashes(database)),
  ]);
  const fileHashes = await database.files.toCollection().primaryKeys();
  await database.files.bulkDelete(fileHashes.filter((fileHash) => !usedHashes.has(fileHash)));
}
