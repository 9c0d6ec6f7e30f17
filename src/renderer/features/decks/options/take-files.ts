import { isPictureFile } from '../../../../shared/card/pictures/picture-source.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/schema.ts';
import { isTableFile } from '../../../../shared/table/read-table.ts';
import { toast } from '../../../app/toasts/toasts.ts';
import type { Library } from '../../../store/library.ts';
import { DECKS } from '../../../strings/documents/decks.ts';
import { tableEdits } from '../actions.ts';
import { type Taking, takePictures } from './pictures.ts';

/** Files that are given to an open deck: pictures for its cells, and one newer state of its table. Answers with one step. */
export async function takeFiles(
  library: Library,
  deck: Deck,
  template: CardTemplate,
  files: readonly File[],
  taking: Taking,
): Promise<Edit[]> {
  const tables = files.filter(({ name }) => isTableFile(name));
  const others = files.filter(({ name }) => !isTableFile(name) && !isPictureFile(name));
  const [first] = others;
  if (first !== undefined) toast(DECKS.noPicture(first.name, others.length - 1));
  if (tables.length > 1) {
    toast(DECKS.oneTable);
    return [];
  }
  const [table] = tables;
  const edits = table === undefined ? [] : await tableEdits(deck, table);
  return [...edits, ...(await takePictures(library, applyEdits(deck, edits), template, files, taking))];
}
