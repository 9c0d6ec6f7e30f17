/** How documents reach the import dialog: chosen, dropped anywhere on the window, or pasted where nothing else takes them. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { withPart } from '../../../shared/games/parts.ts';
import { formatTabSeparated } from '../../../shared/table/clipboard-text.ts';
import { attempt } from '../../failures/report-failure.ts';
import { startImport } from '../../navigation/import-request.ts';
import { bridge } from '../../platform/bridge.ts';
import { droppedFiles, isImportable } from '../../platform/dropped-files.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import { readClipboardCells } from '../tables/clipboard-table.ts';
import { endDrag, isOwnDrag } from './export/drag-out.ts';

const ACCEPTED = '.json,.rollcall,.zip,.csv,.tsv,.xlsx,.png,.jpg,.jpeg,.webp,.avif,.ttf,.otf,.ttc,.otc,.woff,.woff2';

/** Asks for files and shows what is in them. */
export async function chooseFiles(library: Library): Promise<void> {
  const files = await pickFiles(ACCEPTED);
  if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
}

/** The same for all of a folder. */
export async function chooseFolder(library: Library): Promise<void> {
  const files = await pickFiles('', true);
  if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
}

/** Shows what was opened with the app: by double click, on the command line, with a second start. */
export async function takeOpened(library: Library): Promise<void> {
  const opened = await bridge?.takeOpened();
  if (opened === undefined || opened.files.length + opened.refused.length === 0) return;
  startImport(library, { kind: 'files', ...opened });
}

const named = (file: File) => ({ name: file.webkitRelativePath || file.name, bytes: file });

/**
 * Takes what is dropped on the window or pasted into it. A part of the page that takes files itself comes first, unless
 * documents are what is dropped. `onOver` hears whether files are held over the window that it would take.
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
    attempt(droppedFiles(data).then((files) => startImport(library, { kind: 'files', files })));
  };
  // Before the parts of the page: a document that falls on a form is no picture for it.
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
    // The clipboard can be read only now, before it is known whether these cells are a table of characters.
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

/** A part of the page that does something else with documents than to import them. */
const takesDocuments = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-takes-documents]') !== null;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Pasted {
  readonly text: string;
  /** The cells of the text, if it may be a table. */
  readonly cells: string[][] | undefined;
  readonly files: readonly File[];
}

/** Shows what was pasted, unless it is neither a table of characters nor files nor a document. */
async function importPasted(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  { text, cells, files }: Pasted,
): Promise<void> {
  // Excel puts a picture of the cells on the clipboard as well.
  if (cells !== undefined && (await isTable(gameCatalog, text)))
    startImport(library, { kind: 'text', text: formatTabSeparated(cells) });
  else if (files.length > 0) startImport(library, { kind: 'files', files: files.map(named) });
  else if (isDocumentText(text)) startImport(library, { kind: 'text', text });
}

async function isTable(gameCatalog: GameCatalog<Game>, text: string): Promise<boolean> {
  const [{ isTableText }, gamesWithTables] = await Promise.all([
    import('../../../shared/table/read-table.ts'),
    withPart(gameCatalog, 'table'),
  ]);
  return isTableText(gamesWithTables, text);
}

/** Whether the first line of a text has several cells. */
const hasCells = (text: string): boolean => /^[^\r\n]*\t/.test(text);

/** Whether pasted text is a document as JSON or a link. */
const isDocumentText = (text: string): boolean => /^\s*\{|rollcall:\d+:/.test(text);
