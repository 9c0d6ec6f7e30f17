/** How often a window may make each call. Rollcall itself stays far below these numbers, also when it imports thousands of characters. */
import type { BridgeCall } from '../../shared/bridge.ts';

export interface CallLimit {
  /** Calls that main may still be working on. */
  readonly waiting: number;
  /** Calls at once, after a pause. */
  readonly burst: number;
  /** Calls that become possible again in each second. */
  readonly perSecond: number;
}

/** Calls that open a dialog, which the user has to close. Dialogs of a window open one after the other. */
const DIALOG: CallLimit = { waiting: 4, burst: 100, perSecond: 1 };
/** Calls that open a window or another program. */
const OPENING: CallLimit = { waiting: 4, burst: 40, perSecond: 1 };
/** Small questions that a screen asks when it opens. */
const ASKING: CallLimit = { waiting: 16, burst: 200, perSecond: 20 };
/** Reading and writing the whole library. */
const HEAVY: CallLimit = { waiting: 4, burst: 60, perSecond: 1 };
/** The journal follows every change, and at an import thousands of them. */
const JOURNAL: CallLimit = { waiting: 32, burst: 20_000, perSecond: 500 };
/** Pictures and drawings one by one: an archive holds up to 60,000 of them. */
const ASSETS: CallLimit = { waiting: 8, burst: 60_000, perSecond: 500 };

export const CALL_LIMITS: Readonly<Record<BridgeCall, CallLimit>> = {
  saveFile: DIALOG,
  // Images of a print come in calls of 256 MB.
  saveToFolder: { waiting: 4, burst: 200, perSecond: 2 },
  showWritten: OPENING,
  openToPrint: OPENING,
  newWindow: OPENING,
  spellingMenu: OPENING,
  dragOut: { waiting: 2, burst: 60, perSecond: 2 },
  appInfo: ASKING,
  mayClose: ASKING,
  takeOpened: ASKING,
  exportFolders: ASKING,
  // Sent with every key that changes what is possible.
  setMenu: { waiting: 32, burst: 600, perSecond: 60 },
  journalAppend: JOURNAL,
  journalLacks: JOURNAL,
  journalRows: JOURNAL,
  journalAsset: ASSETS,
  journalAssetBytes: ASSETS,
  journalKnown: HEAVY,
  journalCompared: HEAVY,
  journalReplaceDatabase: HEAVY,
  backups: ASKING,
  backupNow: HEAVY,
  backupRows: HEAVY,
  backupShowFolder: OPENING,
  backupChooseFolder: DIALOG,
};
