/** Waits of tests without a browser. */
import { vi } from 'vitest';

/** However busy the machine is: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 20_000, interval: 10 };

/** Waits until it holds, which is until it does not throw any more. */
export const waitFor = <T>(check: () => T): Promise<T> => vi.waitFor(check, PATIENCE);
