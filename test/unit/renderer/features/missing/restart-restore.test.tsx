import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  endRestarts,
  isDisconnected,
  restartRestore,
  takeRestart,
} from '../../../../../src/renderer/features/missing/restart-restore.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('restoring goes on by itself once after the page was loaded again, if the user had asked for it', () => {
  expect(takeRestart()).toBe(false);
  restartRestore(true);
  expect(reload).toHaveBeenCalledOnce();
  expect([takeRestart(), takeRestart()]).toEqual([true, false]);
  restartRestore(false);
  expect(takeRestart()).toBe(false);
});

it('the page is loaded again three times at most, until the library is open', () => {
  expect([1, 2, 3, 4].map(() => restartRestore(true))).toEqual([true, true, true, false]);
  expect(reload).toHaveBeenCalledTimes(3);
  endRestarts();
  expect(restartRestore(true)).toBe(true);
});

it('a page that may store nothing opens its library, and is not loaded again for ever', () => {
  const refuse = () => {
    throw new DOMException('The page may store nothing.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  endRestarts();
  expect(takeRestart()).toBe(false);
  expect(restartRestore(true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('a lost connection is told from a full disk and from a fault of the program', () => {
  const named = (name: string) => new DOMException('The database connection is closing.', name);
  expect(['InvalidStateError', 'UnknownError'].map((name) => isDisconnected(named(name)))).toEqual([true, true]);
  expect(isDisconnected(new DOMException('No room', 'QuotaExceededError'))).toBe(false);
  expect(isDisconnected(new TypeError('x is not a function'))).toBe(false);
});
