/** Tests picking a symbol by keyboard. */

import { beforeEach, expect, it, vi } from 'vitest';
import { addOwnSymbols } from '../../../../../../src/renderer/features/art/symbols/own-symbols.ts';
import { SymbolFinder } from '../../../../../../src/renderer/features/art/symbols/symbol-finder.tsx';
import type { SymbolSet } from '../../../../../../src/shared/symbols/symbol-set.ts';
import { findOne, getText } from '../../../../../support/page/find.ts';
import { renderScreen, setUpScreenForEachTest } from '../../../../../support/page/screen.tsx';
import { fill, press, waitFor } from '../../../../../support/page/user-input.ts';
import { translate } from '../../../../../support/texts.ts';

setUpScreenForEachTest();

const createSymbol = (symbolId: string) => ({
  id: symbolId,
  name: symbolId,
  group: 'sea',
  tags: '',
  author: 'rollcall',
  width: 1,
  height: 1,
  d: 'M0 0H1V1Z',
});
const SYMBOL_SET: SymbolSet = {
  format: 'rollcall.symbols',
  version: 1,
  groups: { sea: 'Sea' },
  source: { title: '', url: '', licence: '', licenceUrl: '' },
  authors: { rollcall: { name: 'Rollcall' } },
  symbols: ['wave', 'shell', 'anchor'].map(createSymbol),
};
const onPick = vi.fn();
const findSearchBox = () => findOne('searchbox', translate('symbols.search'));
const getCountText = () => getText(document.querySelector('[role=status]'));

beforeEach(async () => {
  onPick.mockClear();
  await renderScreen(<SymbolFinder symbolSet={SYMBOL_SET} onPick={onPick} onClose={() => undefined} />);
});

it('Enter picks the match of the typed text even before the list is updated', async () => {
  const filling = fill(findSearchBox(), 'anchor');
  // The box has the new text, but the list is not updated yet.
  await Promise.resolve();
  expect(getCountText()).toBe(translate('symbols.found', { count: 3 }));
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: 'anchor' });
  await filling;
});

it('Enter picks the first found symbol, and none if no symbol is found', async () => {
  await fill(findSearchBox(), 'anchor');
  await waitFor(() => expect(getCountText()).toBe(translate('symbols.found', { count: 1 })));
  await press('Enter');
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: 'anchor' });
  await fill(findSearchBox(), 'zzzz');
  await waitFor(() => expect(getCountText()).toBe(translate('symbols.found', { count: 0 })));
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('searches symbols that the caller has already together with all others', async () => {
  const ownSymbols = [{ key: 'anchor-2', label: 'Harbor anchor', drawing: { width: 1, height: 1, shapes: [] } }];
  const onPickOwn = vi.fn();
  await renderScreen(
    <SymbolFinder
      symbolSet={addOwnSymbols(SYMBOL_SET, ownSymbols, 'In this template')}
      ownSymbols={ownSymbols}
      onPickOwn={onPickOwn}
      onPick={onPick}
      onClose={() => undefined}
    />,
  );
  await fill(findSearchBox(), 'anchor');
  await waitFor(() => expect(getCountText()).toBe(translate('symbols.found', { count: 2 })));
  await fill(findSearchBox(), 'harbor');
  await waitFor(() => expect(getCountText()).toBe(translate('symbols.found', { count: 1 })));
  await press('Enter');
  expect(onPickOwn).toHaveBeenCalledWith('anchor-2');
  expect(onPick).not.toHaveBeenCalled();
});
