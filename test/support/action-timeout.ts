/** What waits in vain for so many milliseconds says for what, and not only that its test took too long. */
export const ACTION_TIMEOUT_MS = 120_000;
