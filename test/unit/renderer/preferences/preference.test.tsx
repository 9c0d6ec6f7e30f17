import { afterEach, expect, it, vi } from 'vitest';
import {
  createPreference,
  listChangedPreferences,
  resetPreferences,
} from '../../../../src/renderer/preferences/preference.ts';

afterEach(() => localStorage.clear());

it('a preference takes effect at once and is stored, and an unknown stored value counts as the default', () => {
  const preference = createPreference('test.kept', ['a', 'b']);
  const listener = vi.fn();
  preference.store.subscribe(listener);
  preference.set('b');
  preference.set('b');
  expect([preference.get(), localStorage.getItem('test.kept'), listener.mock.calls.length]).toEqual(['b', 'b', 1]);
  expect(createPreference('test.kept', ['a', 'b'], 'a').get()).toBe('b');
  localStorage.setItem('test.odd', 'zebra');
  expect(createPreference('test.odd', ['a', 'b'], 'b').get()).toBe('b');
});

it('a preference changed in another window takes effect in this one', () => {
  const preference = createPreference('test.other', ['a', 'b']);
  const listener = vi.fn();
  const unsubscribe = preference.store.subscribe(listener);
  localStorage.setItem('test.other', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.elsewhere' }));
  expect(preference.get()).toBe('a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.other' }));
  expect([preference.get(), listener.mock.calls.length]).toEqual(['b', 1]);
  unsubscribe();
  preference.set('a');
  expect(listener).toHaveBeenCalledOnce();
});

it('resetPreferences resets all preferences at once, and its undo restores them', () => {
  const preference = createPreference('test.one', ['a', 'b']);
  const secondPreference = createPreference('test.two', ['a', 'b'], 'b');
  preference.set('b');
  secondPreference.set('a');
  expect(listChangedPreferences()).toMatchObject({ 'test.one': 'b', 'test.two': 'a' });
  const restore = resetPreferences();
  expect([preference.get(), secondPreference.get()]).toEqual(['a', 'b']);
  expect(listChangedPreferences()).toEqual({});
  restore();
  expect([preference.get(), secondPreference.get(), localStorage.getItem('test.two')]).toEqual(['b', 'a', 'a']);
});
