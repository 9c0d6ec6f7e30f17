/** Waits in tests without a browser. */
import { vi } from 'vitest';

/** Long enough for any busy machine: the condition becomes true, or the test fails. */
const WAIT_OPTIONS = { timeout: 20_000, interval: 10 };

/** Waits until the check stops throwing, and returns its result. */
export const waitFor = <T>(checkCondition: () => T): Promise<T> => vi.waitFor(checkCondition, WAIT_OPTIONS);
