import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  endRestarts,
  isDisconnected,
  restartRestore,
  takeRestoreRequest,
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

it('takeRestoreRequest continues a restore once after a reload that the user asked for', () => {
  expect(takeRestoreRequest()).toBe(false);
  restartRestore(true);
  expect(reload).toHaveBeenCalledOnce();
  expect([takeRestoreRequest(), takeRestoreRequest()]).toEqual([true, false]);
  restartRestore(false);
  expect(takeRestoreRequest()).toBe(false);
});

it('restartRestore reloads the page at most three times until the library is open', () => {
  expect([1, 2, 3, 4].map(() => restartRestore(true))).toEqual([true, true, true, false]);
  expect(reload).toHaveBeenCalledTimes(3);
  endRestarts();
  expect(restartRestore(true)).toBe(true);
});

it('restartRestore never reloads a page that may store nothing', () => {
  const throwSecurityError = () => {
    throw new DOMException('The page may store nothing.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
  });
  endRestarts();
  expect(takeRestoreRequest()).toBe(false);
  expect(restartRestore(true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('isDisconnected tells a lost connection from a full disk and from a program error', () => {
  const createError = (errorName: string) => new DOMException('The database connection is closing.', errorName);
  expect(['InvalidStateError', 'UnknownError'].map((errorName) => isDisconnected(createError(errorName)))).toEqual([
    true,
    true,
  ]);
  expect(isDisconnected(new DOMException('No room', 'QuotaExceededError'))).toBe(false);
  expect(isDisconnected(new TypeError('x is not a function'))).toBe(false);
});
