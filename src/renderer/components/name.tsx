import { memo } from 'react';
import { shownOnPage } from '../../shared/sheet/kit/printed.ts';
import { beginningOf } from '../../shared/text/short.ts';

/** Letters of a name that the widest window could show; all of it stands in its title. */
const MOST = 300;

/**
 * A name as it is shown on a line of its own, cut by the line: of thousands of letters none need be laid out. Hidden
 * characters are shown, so that no name passes for another.
 */
export const shownName = (name: string): string => shownOnPage(beginningOf(name, MOST));

/** The name of a document in a row. It turns nothing around it, whatever direction it is written in. */
export const Name = memo(function Name({ name }: { name: string }) {
  return (
    <strong dir="auto" title={name.length > 20 ? shownOnPage(name) : undefined}>
      {shownName(name)}
    </strong>
  );
});
