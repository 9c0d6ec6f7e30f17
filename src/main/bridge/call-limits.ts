/** Rate limits for the bridge calls of a window. Rollcall stays far below them even when it imports thousands of characters. */
import type { BridgeCall } from '../../shared/bridge.ts';

export interface CallLimit {
  /** The most calls that the main process may be working on at the same time. */
  readonly pendingCalls: number;
  /** The most calls that may follow each other without a pause. */
  readonly burst: number;
  /** The number of further calls that each second allows. */
  readonly perSecond: number;
}

/** Calls that open a dialog, which the user has to close. A window shows one dialog at a time. */
const DIALOG_LIMIT: CallLimit = { pendingCalls: 4, burst: 100, perSecond: 1 };
/** Calls that open a window or another program. */
const WINDOW_LIMIT: CallLimit = { pendingCalls: 4, burst: 40, perSecond: 1 };
/** Small queries that a screen makes when it opens. */
const QUERY_LIMIT: CallLimit = { pendingCalls: 16, burst: 200, perSecond: 20 };
/** Calls that read or write the whole library. */
const LIBRARY_LIMIT: CallLimit = { pendingCalls: 4, burst: 60, perSecond: 1 };
/** The journal records every change, and an import makes thousands of them. */
const JOURNAL_LIMIT: CallLimit = { pendingCalls: 32, burst: 20_000, perSecond: 500 };
/** Pictures and drawings are sent one by one, and an archive holds up to 60,000 of them. */
const ASSET_LIMIT: CallLimit = { pendingCalls: 8, burst: 60_000, perSecond: 500 };

export const CALL_LIMITS: Readonly<Record<BridgeCall, CallLimit>> = {
  saveFile: DIALOG_LIMIT,
  // The images of a print job arrive in calls of up to 256 MB each.
  saveToFolder: { pendingCalls: 4, burst: 200, perSecond: 2 },
  showWritten: WINDOW_LIMIT,
  openToPrint: WINDOW_LIMIT,
  newWindow: WINDOW_LIMIT,
  spellingMenu: WINDOW_LIMIT,
  dragOut: { pendingCalls: 2, burst: 60, perSecond: 2 },
  appInfo: QUERY_LIMIT,
  mayClose: QUERY_LIMIT,
  takeOpened: QUERY_LIMIT,
  exportFolders: QUERY_LIMIT,
  // Sent with every key press that enables or disables a command.
  setMenu: { pendingCalls: 32, burst: 600, perSecond: 60 },
  journalAppend: JOURNAL_LIMIT,
  journalLacks: JOURNAL_LIMIT,
  journalRows: JOURNAL_LIMIT,
  journalAsset: ASSET_LIMIT,
  journalAssetBytes: ASSET_LIMIT,
  journalKnown: LIBRARY_LIMIT,
  journalCompared: LIBRARY_LIMIT,
  journalReplaceDatabase: LIBRARY_LIMIT,
  backups: QUERY_LIMIT,
  backupNow: LIBRARY_LIMIT,
  backupRows: LIBRARY_LIMIT,
  backupShowFolder: WINDOW_LIMIT,
  backupChooseFolder: DIALOG_LIMIT,
};
