import { truncateUnits } from '../../shared/text/truncate.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { toast } from '../toasts/toasts.ts';

/** The maximum number of characters of a lost text that a message shows. */
const MAX_SHOWN_LENGTH = 450;

/** Starts to show a toast with each text that could not be saved, so that the user can copy the text. */
export function reportLostEdits(library: Library): void {
  for (const table of TABLE_NAMES) {
    library.stores[table].onLostEdit(({ id, reason, text }) => {
      const shownText = truncateUnits(text, MAX_SHOWN_LENGTH);
      // Each key press can lose an edit. A toast with the same subject replaces the previous one, so only the last one, which
      // has the whole text of the field, stays.
      toast(
        (translate) =>
          translate(reason === 'entry' ? 'editing.lostWithEntry' : 'editing.lostWithDocument', { text: shownText }),
        {
          kind: 'failed',
          subject: `lost edit ${table}/${id}`,
        },
      );
    });
  }
}
