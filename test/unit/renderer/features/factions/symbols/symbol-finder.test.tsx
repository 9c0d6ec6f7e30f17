/** Picking a symbol by keys. */

import { beforeEach, expect, it, vi } from 'vitest';
import { SymbolFinder } from '../../../../../../src/renderer/features/factions/symbols/symbol-finder.tsx';
import type { SymbolSet } from '../../../../../../src/shared/symbols/symbol-set.ts';
import { one, textOf } from '../../../../../support/page/find.ts';
import { fill, press, until } from '../../../../../support/page/hands.ts';
import { screenForEachTest, show } from '../../../../../support/page/screen.tsx';
import { t } from '../../../../../support/texts.ts';

screenForEachTest();

const symbol = (id: string) => ({
  id,
  name: id,
  group: 'sea',
  tags: '',
  author: 'rollcall',
  width: 1,
  height: 1,
  d: 'M0 0H1V1Z',
});
const SET: SymbolSet = {
  format: 'rollcall.symbols',
  version: 1,
  groups: { sea: 'Sea' },
  source: { title: '', url: '', licence: '', licenceUrl: '' },
  authors: { rollcall: { name: 'Rollcall' } },
  symbols: ['wave', 'shell', 'anchor'].map(symbol),
};
const picked = vi.fn();
const box = () => one('searchbox', t('symbols.search'));
const count = () => textOf(document.querySelector('[role=status]'));

beforeEach(async () => {
  picked.mockClear();
  await show(<SymbolFinder set={SET} onPick={picked} onClose={() => undefined} />);
});

it('whoever is quicker than the list takes what was typed', async () => {
  const filled = fill(box(), 'anchor');
  // The box has the text, the list has not followed.
  await Promise.resolve();
  expect(count()).toBe(t('symbols.found', { count: 3 }));
  await press('Enter');
  expect(picked).toHaveBeenCalledTimes(1);
  expect(picked.mock.calls[0]?.[0]).toMatchObject({ id: 'anchor' });
  await filled;
});

it('Enter takes the first of those found, and nothing where nothing is found', async () => {
  await fill(box(), 'anchor');
  await until(() => expect(count()).toBe(t('symbols.found', { count: 1 })));
  await press('Enter');
  expect(picked.mock.calls[0]?.[0]).toMatchObject({ id: 'anchor' });
  await fill(box(), 'zzzz');
  await until(() => expect(count()).toBe(t('symbols.found', { count: 0 })));
  await press('Enter');
  expect(picked).toHaveBeenCalledTimes(1);
});
