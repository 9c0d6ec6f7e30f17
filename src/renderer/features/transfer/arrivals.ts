/** Shows files and pasted content in the import dialog or as lists for review. Loaded when something arrives. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { isTextListFile } from '../../../shared/event-pack/file-kinds.ts';
import type { Game } from '../../../shared/games/game.ts';
import { loadGamePart } from '../../../shared/games/parts.ts';
import { formatTabSeparated } from '../../../shared/spreadsheet/clipboard-text.ts';
import { decodeText } from '../../../shared/spreadsheet/decode-text.ts';
import { isSpreadsheetText } from '../../../shared/spreadsheet/read-spreadsheet.ts';
import { splitTextLists } from '../../../shared/text-list/split-text-lists.ts';
import { startImport } from '../../navigation/import-request.ts';
import type { SourceFile } from '../../navigation/import-source.ts';
import {
  getShownTarget,
  startPastedLists,
  startTextLists,
  type TextListTarget,
} from '../../navigation/text-list-request.ts';
import type { Library } from '../../store/library.ts';
import { isDocumentText } from './document-text.ts';
import { isTextList } from './text-list-check.ts';

/** Shows files in the import dialog, or texts for review as lists if all files are texts. */
export async function openFiles(library: Library, files: readonly SourceFile[]): Promise<void> {
  // In a folder, texts are usually something else.
  if (!files.every(({ name }) => isTextListFile(name) && !name.includes('/'))) {
    startImport(library, { kind: 'files', files });
    return;
  }
  const target = getShownTarget() ?? { kind: 'new-team' };
  const requests = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { text } = await decodeText(new Uint8Array(await bytes.slice(0, MAX_TEXT_BYTES).arrayBuffer()));
      // An event keeps whole files and finds the lists in them.
      const listTexts = target.kind === 'event' ? [text] : splitTextLists(text);
      return listTexts.map((listText) => ({ text: listText, fileName: name, target }));
    }),
  );
  startTextLists(requests.flat());
}

/** The number of bytes that are read of a text, more than a list may have. */
const MAX_TEXT_BYTES = 200_000;

interface PastedContent {
  readonly pastedText: string;
  /** The cells of the text, if it may be a spreadsheet. */
  readonly cells: string[][] | undefined;
  readonly files: readonly SourceFile[];
}

/** Shows the pasted content: a spreadsheet of characters, files, a document, or else a list, where the screen reads lists. */
export async function importPasted(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  { pastedText, cells, files }: PastedContent,
): Promise<void> {
  // Excel also puts a picture of the cells on the clipboard.
  if (cells !== undefined && (await isSpreadsheet(gameCatalog, pastedText)))
    startImport(library, { kind: 'text', text: formatTabSeparated(cells) });
  else if (files.length > 0) await openFiles(library, files);
  else if (isDocumentText(pastedText)) startImport(library, { kind: 'text', text: pastedText });
  else {
    const target = getShownTarget();
    if (target !== undefined) startPastedLists(pastedText, target);
  }
}

async function isSpreadsheet(gameCatalog: GameCatalog<Game>, pastedText: string): Promise<boolean> {
  return isSpreadsheetText(await loadGamePart(gameCatalog, 'table'), pastedText);
}

/**
 * Shows lines that are pasted into the field for a team's name for review, if they are a list. Other lines go into the field, joined.
 */
export async function importPastedLines(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  { nameInput, pastedText, target }: PastedLines,
): Promise<void> {
  if (await isTextList(gameCatalog, library, pastedText, target)) startPastedLists(pastedText, target);
  else if (nameInput.isConnected) {
    nameInput.focus();
    // `execCommand` is the only way to insert a text that the undo of a text box takes back.
    const lines = pastedText.split(/[\r\n]/).map((line) => line.trim());
    document.execCommand('insertText', false, lines.filter((line) => line !== '').join(' '));
  }
}

interface PastedLines {
  readonly nameInput: HTMLInputElement;
  readonly pastedText: string;
  /** Where the list goes. */
  readonly target: TextListTarget;
}
