/** Saves, deletes and duplicates versions of a document, and goes back to them. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { VersionRefusal } from '../../../shared/library/version-room.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { getDocumentRoute, navigateTo } from '../../navigation/router.ts';
import { hideVersions, type VersionsSubject } from '../../navigation/versions-request.ts';
import type { Database } from '../../store/database.ts';
import { createItem, getStoredName } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import type { VersionRow } from '../../store/rows.ts';
import {
  deleteVersion,
  isSameState,
  readVersions,
  restoreVersion,
  saveVersion,
} from '../../store/versions/versions.ts';
import { getShortTitle } from '../../strings/documents/editing.ts';
import { describeVersionRefusal, nameVersion } from '../../strings/documents/versions.ts';
import { toast } from '../../toasts/toasts.ts';
import { addDocument, createCopy, runOperation } from '../documents/document-actions.ts';

/** Returns the key under which the versions of a document are stored. */
export const getOwner = ({ table, id }: VersionsSubject): string => `${table}/${id}`;

/**
 * Saves the current state of a document. Returns the sentence for the user if there is no room for it, and undefined otherwise. Rejects
 * if the disk refuses.
 */
export async function saveCurrentState(
  translate: Translate,
  library: Library,
  subject: VersionsSubject,
  details: Pick<VersionRow, 'name' | 'isAutomatic'>,
): Promise<string | undefined> {
  const row = library.stores[subject.table].get(subject.id)?.row;
  if (row === undefined) return undefined;
  const room = await saveVersion(library.database, getOwner(subject), row, details, Date.now());
  return room.ok ? undefined : describeVersionRefusal(translate, room.error);
}

/** There is no room for the state that would be replaced. */
class VersionRefusedError extends Error {
  constructor(readonly refusal: VersionRefusal) {
    super();
  }

  explain(translate: Translate): string {
    return describeVersionRefusal(translate, this.refusal);
  }
}

/** Saves the stored state of a document as an automatic version, unless it is a version already. Rejects if there is no room for it. */
async function saveReplacedState(database: Database, subject: VersionsSubject): Promise<void> {
  const row = await database.documents(subject.table).get(subject.id);
  if (row === undefined) return;
  const owner = getOwner(subject);
  const savedVersions = await readVersions(database, owner);
  if (savedVersions.some((savedVersion) => isSameState(savedVersion, row))) return;
  const room = await saveVersion(database, owner, row, { name: '', isAutomatic: true }, Date.now());
  if (!room.ok) throw new VersionRefusedError(room.error);
}

/**
 * Goes back to a version in one step of undo. If the current state isn't saved as a version, saves it in the same transaction. Reports a
 * failure in a toast. Returns whether the document has the state of the version now.
 */
export async function goBack(
  translate: Translate,
  library: Library,
  subject: VersionsSubject,
  version: VersionRow,
): Promise<boolean> {
  const row = library.stores[subject.table].get(subject.id)?.row;
  if (row === undefined || !isObject(version.document)) return false;
  const undo = await runOperation(
    translate,
    library,
    'go-back',
    [
      {
        table: subject.table,
        id: subject.id,
        after: { ...version.document, id: subject.id },
        ...(version.drafts !== undefined && { drafts: version.drafts }),
        ...(row.shared !== undefined && { shared: row.shared }),
      },
    ],
    { documentName: getStoredName(row), prepare: (database) => saveReplacedState(database, subject) },
  );
  if (undo === undefined) return false;
  // The message may stay while the user opens another document, so it names its own.
  const message = translate('versions.wentBack', {
    document: getShortTitle(translate, getStoredName(row)),
    version: nameVersion(translate, version),
  });
  toast(message, { action: undo });
  return true;
}

/** Deletes a version. The toast offers Undo. */
export async function deleteVersionUndoably(
  translate: Translate,
  { database }: Library,
  version: VersionRow,
): Promise<void> {
  await deleteVersion(database, version.key);
  toast(translate('versions.deleted', { version: nameVersion(translate, version) }), {
    action: {
      label: translate('shell.undo'),
      run: () => attempt(restoreVersion(database, version), 'operations.undoFailed'),
    },
  });
}

/** Adds a new document with the content of a version, and opens it. */
export async function duplicateVersion(
  translate: Translate,
  library: Library,
  { table, id }: VersionsSubject,
  version: VersionRow,
): Promise<void> {
  const item = createVersionItem(library, { table, id }, version);
  if (item.kind === 'broken') return;
  const copy = createCopy(translate, library, table, item.document);
  if (!(await addDocument(translate, library, table, copy, 'duplicate'))) return;
  hideVersions();
  navigateTo(getDocumentRoute(table, copy.id));
}

/** Reads the document of a version. The item is unreadable if the version is damaged or belongs to a newer Rollcall. */
export const createVersionItem = (
  { gameCatalog }: Library,
  { table, id }: VersionsSubject,
  { document, drafts, savedAt }: VersionRow,
) =>
  createItem(gameCatalog, table, {
    id,
    document,
    ...(drafts && { drafts: { ...drafts } }),
    updatedAt: savedAt,
    rev: 0,
  });
