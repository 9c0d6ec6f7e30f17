/**
 * Opens the import dialog for files that are chosen, dropped on the window, or pasted outside of text fields, and the review of text
 * lists.
 */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { getFieldPointer } from '../../fields/focus-field.ts';
import { startImport } from '../../navigation/import-request.ts';
import type { SourceFile } from '../../navigation/import-source.ts';
import { getShownTarget, startPastedLists } from '../../navigation/text-list-request.ts';
import { bridge } from '../../platform/bridge.ts';
import { isImportable, readDroppedFiles } from '../../platform/dropped-files.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Documents } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import { duplicateDocuments } from '../documents/document-actions.ts';
import { readClipboardCells } from '../spreadsheets/clipboard-cells.ts';
import { type CopiedDocument, findCopiedDocuments } from './copied-documents.ts';
import { isDocumentText } from './document-text.ts';
import { endDrag, isOwnDrag } from './export/drag-out.ts';

const ACCEPTED_EXTENSIONS =
  '.json,.rollcall,.zip,.txt,.md,.csv,.tsv,.xlsx,.png,.jpg,.jpeg,.webp,.avif,.ttf,.otf,.ttc,.otc,.woff,.woff2';

/** Asks for files and shows their content in the import dialog. */
export async function chooseFiles(library: Library): Promise<void> {
  const files = await pickFiles(ACCEPTED_EXTENSIONS);
  if (files.length > 0) await openFiles(library, files.map(toSourceFile));
}

/** Asks for a folder and shows the content of its files in the import dialog. */
export async function chooseFolder(library: Library): Promise<void> {
  // `true` asks for a folder instead of files.
  const files = await pickFiles('', true);
  if (files.length > 0) startImport(library, { kind: 'files', files: files.map(toSourceFile) });
}

/** Shows the files and links that were opened with the app: by double click, on the command line, or by a second start. */
export async function importOpenedFiles(library: Library): Promise<void> {
  const openedFiles = await bridge?.takeOpened();
  if (openedFiles === undefined) return;
  const { files, links, refused } = openedFiles;
  if (links.length > 0)
    startImport(
      library,
      links.map((text) => ({ kind: 'text', text })),
    );
  if (files.length + refused.length === 0) return;
  startImport(library, {
    kind: 'files',
    files,
    refused: refused.map(({ from, reason }) => ({ origin: from, reason })),
  });
}

const toSourceFile = (file: File) => ({ name: file.webkitRelativePath || file.name, bytes: file });

/** Opens files, and loads what that takes. */
async function openFiles(library: Library, files: readonly SourceFile[]): Promise<void> {
  const arrivals = await loadArrivals();
  await arrivals.openFiles(library, files);
}

const loadArrivals = () => import('./arrivals.ts');

/**
 * Imports files that are dropped on the window or pasted into it. A part of the page that accepts files itself has
 * precedence, unless the files are documents. `onDropReadyChange` receives whether files that are dragged over the window
 * would be imported.
 */
export function listenForFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  onDropReadyChange: (canDrop: boolean) => void,
): () => void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  let isDragFromWindow = false;
  // The window manager takes over a drag that a handler has prevented, and no `dragend` follows.
  const onDragStart = (event: DragEvent) => {
    isDragFromWindow = !event.defaultPrevented;
  };
  const onDragEnd = () => {
    isDragFromWindow = false;
  };
  /** Whether text of another program is dragged over a screen that reads lists. Rows and links of this window also carry text. */
  const hasListText = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes('text/plain') === true &&
    !isDragFromWindow &&
    !isTextInput(target) &&
    getShownTarget() !== undefined;
  const isUnclaimed = (event: DragEvent) => !event.defaultPrevented && !isInDialog(event.target);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event) && !hasListText(event)) return;
    onDropReadyChange(isUnclaimed(event) && !isOwnDrag());
    if (!isUnclaimed(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const onDragLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) onDropReadyChange(false);
  };
  const importDropped = (event: DragEvent) => {
    const dataTransfer = event.dataTransfer;
    if (dataTransfer === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOwnDrag()) return;
    attempt(readDroppedFiles(dataTransfer).then((files) => openFiles(library, files)));
  };
  // This listener runs before the listeners of the page, because a form would treat a dropped document as a picture.
  const onDropCapture = (event: DragEvent) => {
    onDropReadyChange(false);
    const isImportTarget = !isInDialog(event.target) && !acceptsDocuments(event.target);
    if (hasFiles(event) && isImportTarget && hasDocuments(event.dataTransfer)) importDropped(event);
  };
  const onDropBubble = (event: DragEvent) => {
    if (!isUnclaimed(event)) return;
    if (hasFiles(event)) importDropped(event);
    else if (hasListText(event)) {
      event.preventDefault();
      const target = getShownTarget();
      if (target !== undefined) startPastedLists(event.dataTransfer?.getData('text/plain') ?? '', target);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const clipboardData = event.clipboardData;
    if (clipboardData === null || event.defaultPrevented || isInDialog(event.target)) return;
    if (isTextInput(event.target)) {
      const linesText = clipboardData.getData('text/plain');
      const target = getShownTarget();
      // The name of a team has one line, so several lines may be meant as a list. Search boxes and events keep what is pasted.
      if (target === undefined || target.kind === 'event' || !isNameInput(event.target) || !hasSeveralLines(linesText))
        return;
      event.preventDefault();
      const pastedLines = { nameInput: event.target, pastedText: linesText, target };
      attempt(loadArrivals().then((arrivals) => arrivals.importPastedLines(gameCatalog, library, pastedLines)));
      return;
    }
    const files = [...clipboardData.files];
    const pastedText = clipboardData.getData('text/plain');
    const copiedDocuments = findCopiedDocuments(library, pastedText);
    if (copiedDocuments !== undefined) {
      event.preventDefault();
      attempt(duplicateCopied(translate, library, copiedDocuments));
      return;
    }
    // The clipboard can be read only during this event. Whether the cells are a spreadsheet of characters is found out later.
    const cells = hasCells(pastedText) ? readClipboardCells(clipboardData) : undefined;
    const isListText = pastedText.trim() !== '' && getShownTarget() !== undefined;
    if (cells === undefined && files.length === 0 && !isDocumentText(pastedText) && !isListText) return;
    event.preventDefault();
    const pasted = { pastedText, cells, files: files.map(toSourceFile) };
    attempt(loadArrivals().then((arrivals) => arrivals.importPasted(gameCatalog, library, pasted)));
  };
  window.addEventListener('pointermove', endDrag);
  window.addEventListener('dragstart', onDragStart);
  window.addEventListener('dragend', onDragEnd);
  window.addEventListener('dragover', onDragOver);
  window.addEventListener('dragleave', onDragLeave);
  window.addEventListener('drop', onDropCapture, true);
  window.addEventListener('drop', onDropBubble);
  window.addEventListener('paste', onPaste);
  return () => {
    window.removeEventListener('pointermove', endDrag);
    window.removeEventListener('dragstart', onDragStart);
    window.removeEventListener('dragend', onDragEnd);
    window.removeEventListener('dragover', onDragOver);
    window.removeEventListener('dragleave', onDragLeave);
    window.removeEventListener('drop', onDropCapture, true);
    window.removeEventListener('drop', onDropBubble);
    window.removeEventListener('paste', onPaste);
  };
}

const hasDocuments = (dataTransfer: DataTransfer | null): boolean =>
  [...(dataTransfer?.files ?? [])].some(({ name }) => isImportable(name));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Whether the target has its own use for dropped documents, so that they are not imported. */
const acceptsDocuments = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-takes-documents]') !== null;

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !isCheckable(target)));

/** Checkboxes and radio buttons take no text, so what is pasted there is for the screen. */
const isCheckable = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);

const isNameInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && getFieldPointer(target) === '/name';

/** Whether at least two lines of a text have content. */
const hasSeveralLines = (text: string): boolean =>
  text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length > 1;

/** Adds copies of documents that were copied from this library and pasted into it. They are all of one kind. */
async function duplicateCopied(
  translate: Translate,
  library: Library,
  copiedDocuments: readonly CopiedDocument[],
): Promise<void> {
  const [firstDocument] = copiedDocuments;
  if (firstDocument === undefined) return;
  const { kind: tableName } = firstDocument;
  const documents = copiedDocuments.flatMap(({ id }) => {
    const item = library.stores[tableName].get(id);
    return item?.kind === 'ready' ? [item.document as Documents[typeof tableName] & { id: string; name: string }] : [];
  });
  await duplicateDocuments(translate, library, tableName, documents);
}

/** Whether the first line of a text has several cells. */
const hasCells = (pastedText: string): boolean => /^[^\r\n]*\t/.test(pastedText);
