import { expect, it, vi } from 'vitest';
import { OverflowButton } from '../../../../../src/renderer/features/studio/overflow/overflow-button.tsx';
import { OverflowContext } from '../../../../../src/renderer/features/studio/overflow/overflow-context.ts';
import { findOne } from '../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';

setUpScreenForEachTest();

const way = { kind: 'lines', amount: 6, edits: [] } as const;
const applyWay = vi.fn();
const renderButton = (overflows: ReadonlyMap<string, 'card' | 'flow'>, ways: readonly (typeof way)[] = [way]) =>
  renderScreen(
    <OverflowContext value={{ overflows, canEdit: true, listWays: () => ways, applyWay }}>
      <OverflowButton address="/front/0" elementKind="text" label="Rules" />
    </OverflowContext>,
  );

it('marks a box only while its words do not fit', async () => {
  await renderButton(new Map());
  expect(document.querySelector('button')).toBeNull();
});

it('says what the print does and applies a way out with one click', async () => {
  await renderButton(new Map([['/front/0', 'card']]));
  await click(findOne('button', translate('studio.overflow.mark', { name: 'Rules' })));
  expect(document.body.textContent).toContain(translate('studio.overflow.print.card', { isWhole: true }));
  await click(findOne('button', translate('studio.overflow.ways.lines', { amount: 6 })));
  expect(applyWay).toHaveBeenCalledWith('/front/0', way);
});

it('says that the text has to become shorter where no way suffices', async () => {
  await renderButton(new Map([['/front/0', 'card']]), []);
  await click(findOne('button', translate('studio.overflow.mark', { name: 'Rules' })));
  expect(document.body.textContent).toContain(translate('studio.overflow.noWay'));
});
