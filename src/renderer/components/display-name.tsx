import { memo } from 'react';
import { showHiddenExceptJoiners } from '../../shared/sheet/kit/sheet-text.ts';
import { truncateUnits } from '../../shared/text/truncate.ts';

/** The maximum number of characters shown. The widest window has room for fewer. The tooltip shows the full name. */
const MAX_DISPLAY_LENGTH = 300;

/**
 * Returns a name for display on a line of its own. Long names are truncated, so that the browser does not lay out thousands
 * of characters. Hidden characters become visible, so that two different names never look the same.
 */
export const formatDisplayName = (fullName: string): string =>
  showHiddenExceptJoiners(truncateUnits(fullName, MAX_DISPLAY_LENGTH));

/** Names up to this number of characters have no tooltip, because there is usually room for them. */
const MAX_LENGTH_WITHOUT_TOOLTIP = 20;

/** The name of a document in a row. Its writing direction does not affect the text around it. */
export const DisplayName = memo(function DisplayName({ name }: { name: string }) {
  return (
    <strong dir="auto" title={name.length > MAX_LENGTH_WITHOUT_TOOLTIP ? showHiddenExceptJoiners(name) : undefined}>
      {formatDisplayName(name)}
    </strong>
  );
});
