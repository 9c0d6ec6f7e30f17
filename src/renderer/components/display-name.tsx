import { memo } from 'react';
import { showHiddenExceptJoiners } from '../../shared/sheet/kit/sheet-text.ts';
import { truncateUnits } from '../../shared/text/truncate.ts';

/** The maximum number of characters shown, more than fit in the widest window. The full name is in the tooltip. */
const MAX_DISPLAY_LENGTH = 300;

/**
 * Returns a name for display on a separate line. It is truncated, so that the browser does not arrange thousands of
 * characters. Hidden characters are made visible, so that no name can pass for another one.
 */
export const formatDisplayName = (fullName: string): string =>
  showHiddenExceptJoiners(truncateUnits(fullName, MAX_DISPLAY_LENGTH));

/** The name of a document in a row. Its writing direction does not affect the text around it. */
export const DisplayName = memo(function DisplayName({ name }: { name: string }) {
  return (
    <strong dir="auto" title={name.length > 20 ? showHiddenExceptJoiners(name) : undefined}>
      {formatDisplayName(name)}
    </strong>
  );
});
