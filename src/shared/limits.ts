/**
 * How much Rollcall takes at once; docs/limits.md tells people. What is larger is refused with a plain sentence before it
 * is worked on, so that no file can hang the app or a whole event.
 */
export const LIMITS = {
  /** Bytes of one document file. A team of a hundred heroes with their drawings has about four million. */
  documentBytes: 32 * 1024 * 1024,
} as const;
