/** Opens the import dialog for files that are chosen, dropped on the window, or pasted where nothing else takes them. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { loadGamePart } from '../../../shared/games/parts.ts';
import { formatTabSeparated } from '../../../shared/spreadsheet/clipboard-text.ts';
import { attempt } from '../../failures/report-failure.ts';
import { startImport } from '../../navigation/import-request.ts';
import { bridge } from '../../platform/bridge.ts';
import { isImportable, readDroppedFiles } from '../../platform/dropped-files.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import { readClipboardCells } from '../tables/clipboard-table.ts';
import { endDrag, isOwnDrag } from './export/drag-out.ts';

const ACCEPTED = '.json,.rollcall,.zip,.csv,.tsv,.xlsx,.png,.jpg,.jpeg,.webp,.avif,.ttf,.otf,.ttc,.otc,.woff,.woff2';

/** Asks for files and shows their content. */
export async function chooseFiles(library: Library): Promise<void> {
  const files = await pickFiles(ACCEPTED);
  if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
}

/** Asks for a folder and shows the content of its files. */
export async function chooseFolder(library: Library): Promise<void> {
  const files = await pickFiles('', true);
  if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
}

/** Shows the files that were opened with the app: by double click, on the command line, or by a second start. */
export async function takeOpened(library: Library): Promise<void> {
  const opened = await bridge?.takeOpened();
  if (opened === undefined || opened.files.length + opened.refused.length === 0) return;
  startImport(library, {
    kind: 'files',
    files: opened.files,
    refused: opened.refused.map(({ from, reason }) => ({ origin: from, reason })),
  });
}

const named = (file: File) => ({ name: file.webkitRelativePath || file.name, bytes: file });

/**
 * Imports files that are dropped on the window or pasted into it. A part of the page that takes files itself has
 * precedence, unless the files are documents. `onOver` receives whether files over the window would be imported.
 */
export function listenForFiles(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  onOver: (over: boolean) => void,
): () => void {
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const isFree = (event: DragEvent) => !event.defaultPrevented && !isInDialog(event.target);
  const onDragOver = (event: DragEvent) => {
    if (!isFiles(event)) return;
    onOver(isFree(event) && !isOwnDrag());
    if (!isFree(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const onDragLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) onOver(false);
  };
  const take = (event: DragEvent) => {
    const data = event.dataTransfer;
    if (data === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOwnDrag()) return;
    attempt(readDroppedFiles(data).then((files) => startImport(library, { kind: 'files', files })));
  };
  // This listener runs before those of the page, because a document that is dropped on a form is not a picture for the
  // form.
  const onDropFirst = (event: DragEvent) => {
    onOver(false);
    const isOurs = !isInDialog(event.target) && !takesDocuments(event.target);
    if (isFiles(event) && isOurs && holdsDocuments(event.dataTransfer)) take(event);
  };
  const onDropLast = (event: DragEvent) => {
    if (isFiles(event) && isFree(event)) take(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (data === null || event.defaultPrevented || isInDialog(event.target) || isTyped(event.target)) return;
    const files = [...data.files];
    const text = data.getData('text/plain');
    // The clipboard can be read only now, before it is known whether these cells are a spreadsheet of characters.
    const cells = hasCells(text) ? readClipboardCells(data) : undefined;
    if (cells === undefined && files.length === 0 && !isDocumentText(text)) return;
    event.preventDefault();
    attempt(importPasted(gameCatalog, library, { text, cells, files }));
  };
  window.addEventListener('pointermove', endDrag);
  window.addEventListener('dragover', onDragOver);
  window.addEventListener('dragleave', onDragLeave);
  window.addEventListener('drop', onDropFirst, true);
  window.addEventListener('drop', onDropLast);
  window.addEventListener('paste', onPaste);
  return () => {
    window.removeEventListener('pointermove', endDrag);
    window.removeEventListener('dragover', onDragOver);
    window.removeEventListener('dragleave', onDragLeave);
    window.removeEventListener('drop', onDropFirst, true);
    window.removeEventListener('drop', onDropLast);
    window.removeEventListener('paste', onPaste);
  };
}

const holdsDocuments = (data: DataTransfer | null): boolean =>
  [...(data?.files ?? [])].some(({ name }) => isImportable(name));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Whether the target uses dropped documents itself and does not import them. */
const takesDocuments = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-takes-documents]') !== null;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Pasted {
  readonly text: string;
  /** The cells of the text, if it may be a spreadsheet. */
  readonly cells: string[][] | undefined;
  readonly files: readonly File[];
}

/** Shows the pasted content, unless it is neither a spreadsheet of characters nor files nor a document. */
async function importPasted(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  { text, cells, files }: Pasted,
): Promise<void> {
  // Excel also puts a picture of the cells on the clipboard.
  if (cells !== undefined && (await isTable(gameCatalog, text)))
    startImport(library, { kind: 'text', text: formatTabSeparated(cells) });
  else if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
  else if (isDocumentText(text)) startImport(library, { kind: 'text', text });
}

async function isTable(gameCatalog: GameCatalog<Game>, text: string): Promise<boolean> {
  const [{ isSpreadsheetText: isTableText }, gamesWithTables] = await Promise.all([
    import('../../../shared/spreadsheet/read-spreadsheet.ts'),
    loadGamePart(gameCatalog, 'table'),
  ]);
  return isTableText(gamesWithTables, text);
}

/** Whether the first line of a text has several cells. */
const hasCells = (text: string): boolean => /^[^\r\n]*\t/.test(text);

/** Whether pasted text is a document as JSON or a link. */
const isDocumentText = (text: string): boolean => /^\s*\{|rollcall:\d+:/.test(text);
