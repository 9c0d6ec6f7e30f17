import { truncateUnits } from '../../shared/text/truncate.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { toast } from '../toasts/toasts.ts';

/** The maximum number of characters of a lost text that a message shows. */
const MAX_LETTERS = 450;

/** Starts telling the user which texts could not be saved, so that they can be copied. */
export function tellLostEdits(library: Library): void {
  for (const table of TABLE_NAMES) {
    library.stores[table].onLostEdit(({ id, reason, text }) => {
      const shown = truncateUnits(text, MAX_LETTERS);
      // After many key presses in one field only the last message stays, which has the whole text.
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
