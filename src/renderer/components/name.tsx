import { memo } from 'react';
import { showHiddenExceptJoiners } from '../../shared/sheet/kit/sheet-text.ts';
import { truncateUnits } from '../../shared/text/truncate.ts';

/** The maximum number of characters shown, more than fit in the widest window. The full name is in the tooltip. */
const MOST = 300;

/**
 * Returns a name for display on a separate line. It is truncated, so that the browser does not arrange thousands of
 * characters. Hidden characters are made visible, so that no name can pass for another one.
 */
export const shownName = (name: string): string => showHiddenExceptJoiners(truncateUnits(name, MOST));

/** The name of a document in a row. Its writing direction does not affect the text around it. */
export const Name = memo(function Name({ name }: { name: string }) {
  return (
    <strong dir="auto" title={name.length > 20 ? showHiddenExceptJoiners(name) : undefined}>
      {shownName(name)}
    </strong>
  );
});
