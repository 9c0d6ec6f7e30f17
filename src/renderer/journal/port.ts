import type { JournalCalls } from '../../shared/library/journal.ts';

/** The journal as the window calls it: the bridge in the app, a double in tests. A plain browser has none. */
export type JournalPort = {
  readonly [C in keyof JournalCalls]: (request: JournalCalls[C]['request']) => Promise<JournalCalls[C]['reply']>;
};
