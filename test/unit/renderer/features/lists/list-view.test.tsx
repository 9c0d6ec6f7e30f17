/** Tests which layout a list has at the first start, and that a chosen layout is kept. */
import { afterEach, expect, it } from 'vitest';
import { initListLayouts, parseView } from '../../../../../src/renderer/features/lists/list-view.ts';
import { recordLibrary } from '../../../../../src/renderer/store/had-library.ts';

const SETTING_KEY = 'rollcall.list.characters';
const readLayout = () => parseView(localStorage.getItem(SETTING_KEY)).layout;

afterEach(() => localStorage.clear());

it('the first start shows characters as cards, and later starts too', () => {
  initListLayouts();
  expect(readLayout()).toBe('cards');
  recordLibrary();
  initListLayouts();
  expect(readLayout()).toBe('cards');
});

it('a user who has a library, or has chosen rows, keeps rows', () => {
  recordLibrary();
  initListLayouts();
  expect([localStorage.getItem(SETTING_KEY), readLayout()]).toEqual([null, 'rows']);
  localStorage.clear();
  localStorage.setItem(SETTING_KEY, '{"layout":"compact"}');
  initListLayouts();
  expect(readLayout()).toBe('compact');
});
