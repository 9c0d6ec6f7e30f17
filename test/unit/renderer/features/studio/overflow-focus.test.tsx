import { useState } from 'react';
import { expect, it } from 'vitest';
import { OverflowButton } from '../../../../../src/renderer/features/studio/overflow/overflow-button.tsx';
import { OverflowContext } from '../../../../../src/renderer/features/studio/overflow/overflow-context.ts';
import { OverflowNotice } from '../../../../../src/renderer/features/studio/overflow/overflow-notice.tsx';
import { findOne } from '../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { focus, press, waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';

setUpScreenForEachTest();

const way = { kind: 'lines', amount: 6, edits: [] } as const;
const listWays = () => [way];

/** A form and a row of an element whose words fit as soon as a way is applied. */
function OverflowingElement({ place }: { place: 'form' | 'row' }) {
  const [overflows, setOverflows] = useState<ReadonlyMap<string, 'card'>>(new Map([['/front/0', 'card']]));
  return (
    <OverflowContext
      value={{ overflows, canEdit: true, listWays, applyWay: () => setTimeout(() => setOverflows(new Map())) }}
    >
      {place === 'form' ? (
        <div>
          <h2 tabIndex={-1}>Rules</h2>
          <OverflowNotice address="/front/0" elementKind="text" />
        </div>
      ) : (
        <div data-row tabIndex={-1}>
          <OverflowButton address="/front/0" elementKind="text" label="Rules" />
        </div>
      )}
    </OverflowContext>
  );
}

const wayLabel = translate('studio.overflow.ways.lines', { amount: 6 });

it('focuses the heading of the form after a way out has made the words fit', async () => {
  await renderScreen(<OverflowingElement place="form" />);
  await focus(findOne('button', wayLabel));
  await press('Enter');
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

it('focuses the row around the mark after a way out has made the words fit', async () => {
  await renderScreen(<OverflowingElement place="row" />);
  await focus(findOne('button', translate('studio.overflow.mark', { name: 'Rules' })));
  await press('Enter');
  await focus(findOne('button', wayLabel));
  await press('Enter');
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-row]')));
});
