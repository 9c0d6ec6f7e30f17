/** Drags documents out of the window into a folder or another program. */

import type { DragEvent } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import { bridge } from '../../../platform/bridge.ts';
import type { Library } from '../../../store/library.ts';
import { gather } from './gather.ts';
import { documentFile, type MadeFile } from './make-files.ts';

/** The most documents in one drag; more have to be exported by the dialog. */
const MOST = 100;

/** The pressed documents. Their files are made before the pointer moves, because a drag cannot wait for them. */
let pressed:
  | { readonly key: string; readonly files: Promise<readonly MadeFile[]>; made?: readonly MadeFile[] }
  | undefined;
let isUnderway = false;

const keyOf = (documents: readonly ExportedDocument[]): string =>
  documents.map(({ kind, id }) => `${kind}/${id}`).join(' ');

/** Makes the files of documents that may be dragged in a moment. */
export function prepareDrag(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  documents: readonly ExportedDocument[],
): void {
  isUnderway = false;
  const key = keyOf(documents);
  const files = filesOf(gameCatalog, library, documents.slice(0, MOST));
  const mine: NonNullable<typeof pressed> = { key, files };
  pressed = mine;
  files.then(
    (made) => {
      mine.made = made;
    },
    // Nothing is dragged then; the export dialog gives the reason.
    () => undefined,
  );
}

async function filesOf(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  documents: readonly ExportedDocument[],
): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for await (const one of gather(gameCatalog, library, { title: '', documents })) {
    // Templates that cards use follow the documents; only the dialog exports them.
    if (files.length < documents.length) files.push(await documentFile(library, one));
  }
  return files;
}

/**
 * Starts to drag the prepared documents. A browser can drag only one document, which the target receives as a download.
 */
export function dragOut(event: DragEvent, documents: readonly ExportedDocument[]): void {
  if (pressed?.key !== keyOf(documents)) return;
  isUnderway = true;
  if (bridge !== undefined) {
    // The operating system continues the drag.
    event.preventDefault();
    attempt(
      pressed.files.then((files) => bridge?.dragOut(files)),
      'export.notDragged',
    );
    return;
  }
  const [file, another] = pressed.made ?? [];
  if (file === undefined || another !== undefined) return;
  const address = URL.createObjectURL(new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: 'application/json' }));
  event.dataTransfer.setData('DownloadURL', `application/json:${file.name}:${address}`);
  event.dataTransfer.effectAllowed = 'copy';
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether the current drag started in this window, so that it is not imported. */
export const isOwnDrag = (): boolean => isUnderway;

/** Ends the drag when the pointer moves again without dragging anything. */
export function endDrag(): void {
  isUnderway = false;
}
