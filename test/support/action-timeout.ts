/** Milliseconds until a wait fails with its own message, before the test fails with a timeout that explains nothing. */
export const ACTION_TIMEOUT_MS = 120_000;
