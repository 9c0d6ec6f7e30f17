/**
 * The typed map of all calls that the main process offers to the renderer. Preload exposes them, main checks them, and the renderer calls
 * them through `platform/`. The renderer never passes a path to write to: main asks the user where to save.
 */

import type { JournalCalls } from './library/journal.ts';
import type {
  ExportKind,
  FolderReply,
  FolderRequest,
  Opened,
  OpenedFile,
  TransferCalls,
} from './library/transfer-calls.ts';
import type { MenuModel } from './menu.ts';

/** A finished file to save. The user chooses where. */
export interface SaveFileRequest {
  /** The file name that the dialog suggests, without folders: `Tide Warden.pdf`. */
  suggestedName: string;
  bytes: Uint8Array;
  /** The kind of export, whose last folder the dialog opens. Absent if this isn't an export of the library. */
  of?: ExportKind;
}

/**
 * The result of saving a file. The page can pass `key` to have the file shown in its folder, and opened if `opens` is true. `name` is the
 * base name that the user chose. `saved` is false if the user closed the dialog or the file couldn't be written; then `refused` has the
 * reason, as a clause. Errors aren't thrown, since Electron would wrap their messages.
 */
export type SaveFileReply =
  | { saved: true; name: string; key?: string; opens?: boolean }
  | { saved: false; refused?: string };

/** Refers to a file that main has written, by the key from its reply. */
export interface ShowWrittenRequest {
  key: string;
  /** Opens the file in its default program, or shows it in its folder. */
  how: 'open' | 'folder';
}

/** `refused` is the reason for a failure, as a sentence. */
export interface ShowWrittenReply {
  refused?: string;
}

/**
 * `refused` is the reason why the file couldn't be opened, as a sentence. Otherwise `open` tells whether the system's print dialog is open,
 * or its PDF viewer because there is no printer or no dialog.
 */
export interface PrintReply {
  refused?: string;
  open?: 'dialog' | 'no-printer' | 'no-dialog';
}

/** The content of a new window: the character list, or a large, read-only view of an encounter. */
export interface NewWindowRequest {
  /** The id of the encounter to show. */
  show?: string;
}

/** `refused` is the reason why no window was opened, as a sentence. */
export interface NewWindowReply {
  refused?: string;
}

/** Information for a bug report: versions, the machine, and failures outside of the pages. */
export interface AppInfo {
  version: string;
  electron: string;
  chrome: string;
  platform: string;
  /** The version of the operating system. */
  release: string;
  arch: string;
  /** The memory of the machine, in bytes. */
  memory: number;
  processors: number;
  failures: readonly { readonly at: number; readonly text: string }[];
}

/** The request and reply of each call. Every call needs a handler in main and a function in preload, which the compiler checks. */
export interface BridgeCalls extends JournalCalls, TransferCalls {
  saveFile: { request: SaveFileRequest; reply: SaveFileReply };
  /** Opens a file that main wrote, or shows the file in its folder. */
  showWritten: { request: ShowWrittenRequest; reply: ShowWrittenReply };
  /** Opens the system's print dialog for a PDF, or the PDF in the system's viewer. */
  openToPrint: { request: SaveFileRequest; reply: PrintReply };
  appInfo: { request: undefined; reply: AppInfo };
  /** Reports that all input is saved, so that the closing window may close. */
  mayClose: { request: undefined; reply: undefined };
  /** Opens another window on the same library. */
  newWindow: { request: NewWindowRequest; reply: NewWindowReply };
  /** Shows the menu of a misspelled word. `learn` is true if the user adds the word to the dictionary. */
  spellingMenu: { request: SpellingMenu; reply: { learn: boolean } };
  /** Sets the application menu for the time that this window has the focus. */
  setMenu: { request: MenuModel; reply: undefined };
}

/** A misspelled word, its suggestions, and the labels of the menu. */
export interface SpellingMenu {
  word: string;
  suggestions: readonly string[];
  /** Shown if there are no suggestions. */
  none: string;
  /** The label of the item that adds the word to the dictionary. */
  learn: string;
}

/** The spell checker of the page. */
export interface Spelling {
  /** Returns the misspelled ones among the words of one text. */
  check(words: readonly string[]): Promise<readonly string[]>;
  suggest(word: string): Promise<SpellingMenu>;
  /** Adds a word to the user's dictionary. */
  learn(word: string): void;
}

export type BridgeCall = keyof BridgeCalls;

/** The IPC channel of each call. */
export const CHANNELS = {
  saveFile: 'rollcall:save-file',
  showWritten: 'rollcall:show-written',
  openToPrint: 'rollcall:open-to-print',
  appInfo: 'rollcall:app-info',
  mayClose: 'rollcall:may-close',
  newWindow: 'rollcall:new-window',
  spellingMenu: 'rollcall:spelling-menu',
  setMenu: 'rollcall:set-menu',
  takeOpened: 'rollcall:take-opened',
  saveToFolder: 'rollcall:save-to-folder',
  exportFolders: 'rollcall:export-folders',
  dragOut: 'rollcall:drag-out',
  journalAppend: 'rollcall:journal-append',
  journalLacks: 'rollcall:journal-lacks',
  journalAsset: 'rollcall:journal-asset',
  journalKnown: 'rollcall:journal-known',
  journalCompared: 'rollcall:journal-compared',
  journalReplaceDatabase: 'rollcall:journal-replace-database',
  journalRows: 'rollcall:journal-rows',
  journalAssetBytes: 'rollcall:journal-asset-bytes',
  backups: 'rollcall:backups',
  backupNow: 'rollcall:backup-now',
  backupRows: 'rollcall:backup-rows',
  backupShowFolder: 'rollcall:backup-show-folder',
  backupChooseFolder: 'rollcall:backup-choose-folder',
} as const satisfies Record<BridgeCall, string>;

/** Main sends this message to a page whose window is about to close. The page answers with `mayClose`. */
export const CLOSING_CHANNEL = 'rollcall:closing';

/** Main sends this message when files were opened with the app. The page fetches the files with `takeOpened`. */
export const OPENED_CHANNEL = 'rollcall:opened';

/** Main sends this message, with the id of the command, when the user chooses a menu item. */
export const MENU_CHANNEL = 'rollcall:menu';

/** Main sends this message when the user opens the menu of a misspelled word. The page answers with `spellingMenu`. */
export const MISSPELLED_CHANNEL = 'rollcall:misspelled';

/** The calls of the journal as functions. */
export type JournalBridge = {
  [C in keyof JournalCalls]: JournalCalls[C]['request'] extends undefined
    ? () => Promise<JournalCalls[C]['reply']>
    : (request: JournalCalls[C]['request']) => Promise<JournalCalls[C]['reply']>;
};

/** The object at `window.rollcall` in the app. A plain browser doesn't have this object. */
export interface Bridge extends JournalBridge {
  saveFile(request: SaveFileRequest): Promise<SaveFileReply>;
  showWritten(request: ShowWrittenRequest): Promise<ShowWrittenReply>;
  openToPrint(request: SaveFileRequest): Promise<PrintReply>;
  appInfo(): Promise<AppInfo>;
  newWindow(request: NewWindowRequest): Promise<NewWindowReply>;
  setMenu(menu: MenuModel): Promise<undefined>;
  takeOpened(): Promise<Opened>;
  saveToFolder(request: FolderRequest): Promise<FolderReply>;
  exportFolders(): Promise<TransferCalls['exportFolders']['reply']>;
  dragOut(files: readonly OpenedFile[]): Promise<undefined>;
  /** Sets the spell checker, replacing any previous one. */
  onSpelling(spelling: Spelling): void;
  /** Sets the zoom factor of the page; 1 is the system's size. */
  setZoom(factor: number): void;
  /** Sets the listener for files opened with the app, replacing any previous one. */
  onOpened(listener: () => void): void;
  /** Sets the listener for commands chosen in the menu, replacing any previous one. */
  onMenu(listener: (command: string) => void): void;
  /** Sets the function that saves everything before the window closes, replacing any previous one. Closing waits a few seconds at most. */
  onClosing(saveAll: () => Promise<void>): void;
}

/** The URL scheme of the renderer. A custom scheme gives the renderer an origin, which a file does not have. */
export const APP_SCHEME = 'rollcall';
export const APP_ORIGIN = `${APP_SCHEME}://app`;

/** Returns the address of a window that shows an encounter, to be appended to the address of the page. */
export const buildShowAddress = (encounterId: string): string => `#/encounters/${encodeURIComponent(encounterId)}/show`;
