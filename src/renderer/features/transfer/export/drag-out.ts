/** Drags documents out of the window into a folder or another program. */

import type { DragEvent } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import { bridge } from '../../../platform/bridge.ts';
import type { Library } from '../../../store/library.ts';
import type { ExportFile } from './create-files.ts';

/** The maximum number of documents in one drag. More have to be exported with the dialog. */
const MAX_DRAGGED_DOCUMENTS = 100;

/** The documents under the pressed pointer. Their files are created before the pointer moves, because a drag cannot wait. */
let preparedDrag:
  | {
      readonly documentsKey: string;
      readonly files: Promise<readonly ExportFile[]>;
      /** Set as soon as `files` is resolved, for browsers, which need the file when the drag starts. */
      readyFiles?: readonly ExportFile[];
    }
  | undefined;
let isDragging = false;

const getDocumentsKey = (documents: readonly ExportedDocument[]): string =>
  documents.map(({ kind, id }) => `${kind}/${id}`).join(' ');

/** Creates the files of documents when the pointer is pressed on them, because a drag may follow. */
export function prepareDrag(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  documents: readonly ExportedDocument[],
): void {
  isDragging = false;
  const documentsKey = getDocumentsKey(documents);
  const pendingFiles = createFiles(gameCatalog, library, documents.slice(0, MAX_DRAGGED_DOCUMENTS));
  const thisDrag: NonNullable<typeof preparedDrag> = { documentsKey, files: pendingFiles };
  preparedDrag = thisDrag;
  pendingFiles.then(
    (createdFiles) => {
      thisDrag.readyFiles = createdFiles;
    },
    // On an error nothing is dragged; the export dialog shows the reason.
    () => undefined,
  );
}

async function createFiles(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  documents: readonly ExportedDocument[],
): Promise<ExportFile[]> {
  const [{ createDocumentFile }, { gatherDocuments }] = await Promise.all([
    import('./create-files.ts'),
    import('./gather-documents.ts'),
  ]);
  const files: ExportFile[] = [];
  for await (const gatheredDocument of gatherDocuments(gameCatalog, library, { title: '', documents })) {
    // Templates that cards use follow the documents; only the dialog exports them.
    if (files.length < documents.length) files.push(await createDocumentFile(library, gatheredDocument));
  }
  return files;
}

/**
 * Starts to drag the prepared documents. A browser can drag only one document, which the target receives as a download.
 */
export function startDrag(event: DragEvent, documents: readonly ExportedDocument[]): void {
  if (preparedDrag?.documentsKey !== getDocumentsKey(documents)) return;
  isDragging = true;
  if (bridge !== undefined) {
    // The operating system continues the drag.
    event.preventDefault();
    attempt(
      preparedDrag.files.then((files) => bridge?.dragOut(files)),
      'export.notDragged',
    );
    return;
  }
  const [firstFile, secondFile] = preparedDrag.readyFiles ?? [];
  if (firstFile === undefined || secondFile !== undefined) return;
  const objectUrl = URL.createObjectURL(
    new Blob([firstFile.bytes as Uint8Array<ArrayBuffer>], { type: 'application/json' }),
  );
  event.dataTransfer.setData('DownloadURL', `application/json:${firstFile.name}:${objectUrl}`);
  event.dataTransfer.effectAllowed = 'copy';
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}

/** Whether the current drag started in this window. Its files are not imported. */
export const isOwnDrag = (): boolean => isDragging;

/** Ends the drag. Called when the pointer moves, because there are no pointer events during a drag. */
export function endDrag(): void {
  isDragging = false;
}
