import { hasPictureExtension } from '../../../../shared/card/pictures/picture-source.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { isDeckSpreadsheetFile, isSpreadsheetFile } from '../../../../shared/spreadsheet/read-spreadsheet.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { toast } from '../../../toasts/toasts.ts';
import { tableEdits } from '../actions.ts';
import { describeLeftOut } from './describe-left-out.ts';
import { type Taking, takePictures } from './pictures.ts';

/** Applies files to an open deck as one step: pictures for its cells, and a newer version of its spreadsheet. */
export async function takeFiles(
  translate: Translate,
  library: Library,
  deck: Deck,
  template: CardTemplate,
  files: readonly DroppedFile[],
  taking: Taking,
): Promise<Edit[]> {
  // A text file among pictures is more likely a note.
  const isTable = files.length === 1 ? isDeckSpreadsheetFile : isSpreadsheetFile;
  const tables = files.filter(({ name }) => isTable(name));
  // A folder also contains files that are not meant for the deck.
  const others = files.filter(({ name }) => !isTable(name) && !hasPictureExtension(name) && !name.includes('/'));
  const leftOut = await describeLeftOut(translate, others, 'table');
  if (leftOut !== undefined) toast(leftOut);
  if (tables.length > 1) {
    toast(translate('decks.oneTable'));
    return [];
  }
  const [table] = tables;
  const edits = table === undefined ? [] : await tableEdits(translate, deck, table.bytes);
  return [...edits, ...(await takePictures(translate, library, applyEdits(deck, edits), template, files, taking))];
}
