import { afterEach, expect, it, vi } from 'vitest';
import {
  createPreference,
  listChangedPreferences,
  resetPreferences,
} from '../../../../src/renderer/preferences/preference.ts';

afterEach(() => localStorage.clear());

it('a choice holds at once and is kept; a word that nobody offers counts as none', () => {
  const one = createPreference('test.kept', ['a', 'b']);
  const heard = vi.fn();
  one.store.subscribe(heard);
  one.set('b');
  one.set('b');
  expect([one.get(), localStorage.getItem('test.kept'), heard.mock.calls.length]).toEqual(['b', 'b', 1]);
  expect(createPreference('test.kept', ['a', 'b'], 'a').get()).toBe('b');
  localStorage.setItem('test.odd', 'zebra');
  expect(createPreference('test.odd', ['a', 'b'], 'b').get()).toBe('b');
});

it('a choice made in another window holds in this one', () => {
  const one = createPreference('test.other', ['a', 'b']);
  const heard = vi.fn();
  const stop = one.store.subscribe(heard);
  localStorage.setItem('test.other', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.elsewhere' }));
  expect(one.get()).toBe('a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.other' }));
  expect([one.get(), heard.mock.calls.length]).toEqual(['b', 1]);
  stop();
  one.set('a');
  expect(heard).toHaveBeenCalledOnce();
});

it('all choices go back to the beginning in one step, and that step is taken back', () => {
  const one = createPreference('test.one', ['a', 'b']);
  const two = createPreference('test.two', ['a', 'b'], 'b');
  one.set('b');
  two.set('a');
  expect(listChangedPreferences()).toMatchObject({ 'test.one': 'b', 'test.two': 'a' });
  const restore = resetPreferences();
  expect([one.get(), two.get()]).toEqual(['a', 'b']);
  expect(listChangedPreferences()).toEqual({});
  restore();
  expect([one.get(), two.get(), localStorage.getItem('test.two')]).toEqual(['b', 'a', 'a']);
});
