import { memo } from 'react';
import { expect, it } from 'vitest';
import {
  OverflowContext,
  useOverflowSource,
} from '../../../../../src/renderer/features/studio/overflow/overflow-context.ts';
import { OverflowNotice } from '../../../../../src/renderer/features/studio/overflow/overflow-notice.tsx';
import type { Studio } from '../../../../../src/renderer/features/studio/use-studio.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { listOverflowWays } from '../../../../../src/shared/studio/overflow.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createHero, getTestFonts } from '../../../card/support.ts';
import { createView } from '../../../studio/support.ts';

setUpScreenForEachTest();

const studioView = createView([
  { kind: 'text', style: 'body', value: { at: '/character/name' }, box: [10, 30, 40, 30] },
]);
const studio = { studioView, side: 'front', canEdit: true } as Studio;
const createSubject = (wordCount: number) => ({
  character: createHero({ name: 'word '.repeat(wordCount).trim() }),
  factions: [],
  fonts: getTestFonts(),
});

const Notice = memo(function Notice() {
  return <OverflowNotice address="/front/0" elementKind="text" />;
});

function Form({ subjectInput }: { subjectInput: ReturnType<typeof createSubject> }) {
  return (
    <OverflowContext value={useOverflowSource(studio, { subjectInput })}>
      <Notice />
    </OverflowContext>
  );
}

it('offers the ways out for the card that is shown, not for the one before', async () => {
  const [short, long, middle] = [1, 60, 20].map(createSubject) as [
    ReturnType<typeof createSubject>,
    ReturnType<typeof createSubject>,
    ReturnType<typeof createSubject>,
  ];
  const listLabels = (subjectInput: ReturnType<typeof createSubject>) =>
    listOverflowWays(GAMES, studioView, subjectInput, '/front/0').map(({ kind, amount = 0 }) =>
      translate(`studio.overflow.ways.${kind}`, { amount }),
    );
  expect(listLabels(long)).not.toEqual(listLabels(middle));
  for (const subjectInput of [short, long, middle]) {
    await renderScreen(<Form subjectInput={subjectInput} />);
    await waitFor(() =>
      expect([...document.querySelectorAll('section button')].map(({ textContent }) => textContent)).toEqual(
        subjectInput === short ? [] : listLabels(subjectInput),
      ),
    );
  }
});
