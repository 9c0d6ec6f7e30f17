import { beginningOf } from '../../shared/text/short.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { toast } from '../toasts/toasts.ts';

/** Letters of a lost text that a message shows. */
const MAX_LETTERS = 450;

/** Tells the user from now on which texts could not be saved, so that they can be copied. */
export function tellLostEdits(library: Library): void {
  for (const table of TABLE_NAMES) {
    library.tables[table].onLostEdit(({ id, reason, text }) => {
      const shown = beginningOf(text, MAX_LETTERS);
      // Of many keys in one field only the last message stays, which has the whole text.
      toast(
        (translate) =>
          translate(reason === 'entry' ? 'editing.lostWithEntry' : 'editing.lostWithDocument', { text: shown }),
        {
          kind: 'failed',
          subject: `lost edit ${table}/${id}`,
        },
      );
    });
  }
}
