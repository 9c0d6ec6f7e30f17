import { truncateUnits } from '../../shared/text/truncate.ts';
import type { Library } from '../store/library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { toast } from '../toasts/toasts.ts';

/** The maximum number of characters of a lost text that a message shows. */
const MAX_SHOWN_LENGTH = 450;

/** Starts telling the user which texts could not be saved, so that they can be copied. */
export function reportLostEdits(library: Library): void {
  for (const table of TABLE_NAMES) {
    library.stores[table].onLostEdit(({ id: documentId, reason, text }) => {
      const shownText = truncateUnits(text, MAX_SHOWN_LENGTH);
      // After many key presses in one field only the last message stays, which has the whole text.
      toast(
        (translate) =>
          translate(reason === 'entry' ? 'editing.lostWithEntry' : 'editing.lostWithDocument', { text: shownText }),
        {
          kind: 'failed',
          subject: `lost edit ${table}/${documentId}`,
        },
      );
    });
  }
}
