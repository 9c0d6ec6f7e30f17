/**
 * The one typed map of what main offers the renderer. Preload exposes it, main guards it, the renderer calls it through
 * `platform/`. A path never crosses it in the direction of the disk: main asks the user where to write.
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

/** A finished file that the user is to be asked a place for. */
export interface SaveFileRequest {
  /** File name without folders, as the dialog offers it: `Tide Warden.pdf`. */
  suggestedName: string;
  bytes: Uint8Array;
  /** The kind of export, for which the dialog reopens the folder used last. Absent = not an export of the library. */
  of?: ExportKind;
}

/**
 * `key` lets the page have the file shown in its folder, and opened where `opens` says so. `name` is the base name that was chosen. Not saved means that the user closed the dialog, or that the disk refused the
 * file: then `refused` says why, as a clause. An error would reach the page with words of Electron around it.
 */
export type SaveFileReply =
  | { saved: true; name: string; key?: string; opens?: boolean }
  | { saved: false; refused?: string };

/** A file that main has written, by the key that it gave. */
export interface ShowWrittenRequest {
  key: string;
  /** By the program that the system has for it, or where it lies. */
  how: 'open' | 'folder';
}

/** `refused`: why it was not done, as a sentence. */
export interface ShowWrittenReply {
  refused?: string;
}

/** `refused`: why it is open nowhere, as a sentence. Else the dialog of the system is open on it, or its viewer of PDFs for want of a printer or of a dialog. */
export interface PrintReply {
  refused?: string;
  open?: 'dialog' | 'no-printer' | 'no-dialog';
}

/** What a new window shows: the list of characters, or an encounter, large and to be looked at only. */
export interface NewWindowRequest {
  /** Id of the encounter. */
  show?: string;
}

/** `refused`: why no window was opened, as a sentence. */
export interface NewWindowReply {
  refused?: string;
}

/** Versions, the machine, and what has failed outside of the pages, for a report. */
export interface AppInfo {
  version: string;
  electron: string;
  chrome: string;
  platform: string;
  /** Of the system. */
  release: string;
  arch: string;
  /** Bytes of the machine. */
  memory: number;
  processors: number;
  failures: readonly { readonly at: number; readonly text: string }[];
}

/** Request and reply of each call. A row that is added here needs a handler in main and a function in preload: the compiler asks for both. */
export interface BridgeCalls extends JournalCalls, TransferCalls {
  saveFile: { request: SaveFileRequest; reply: SaveFileReply };
  /** Opens a file that main wrote, or shows it in its folder. */
  showWritten: { request: ShowWrittenRequest; reply: ShowWrittenReply };
  /** Opens the print dialog of the system on a PDF, or the PDF in the viewer of the system. */
  openToPrint: { request: SaveFileRequest; reply: PrintReply };
  appInfo: { request: undefined; reply: AppInfo };
  /** Everything typed is on disk: the window that asked before it closes may do so. */
  mayClose: { request: undefined; reply: undefined };
  /** Opens one more window on the same library. */
  newWindow: { request: NewWindowRequest; reply: NewWindowReply };
  /** What the menu of a word that is spelled wrong holds; `learn` = the user has added the word. */
  spellingMenu: { request: SpellingMenu; reply: { learn: boolean } };
  /** What the menu holds while this window has the focus. */
  setMenu: { request: MenuModel; reply: undefined };
}

/** A word that is spelled wrong, what could be meant, and what the menu says beside it. */
export interface SpellingMenu {
  word: string;
  suggestions: readonly string[];
  none: string;
  learn: string;
}

/** How the page judges what is typed into prose. */
export interface Spelling {
  /** Which of the words of one text are spelled wrong. */
  check(words: readonly string[]): Promise<readonly string[]>;
  suggest(word: string): Promise<SpellingMenu>;
  /** The user says that the word is right. */
  learn(word: string): void;
}

export type BridgeCall = keyof BridgeCalls;

/** Channel names on the wire, by call. */
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

/** What main tells a page whose window is about to close; the page answers with `mayClose`. */
export const CLOSING = 'rollcall:closing';

/** What main tells a page when files were opened with the app; the page asks for them with `takeOpened`. */
export const OPENED = 'rollcall:opened';

/** What main tells a page when something of the menu was chosen, with the id of its command. */
export const MENU = 'rollcall:menu';

/** What main tells a page when the menu of a misspelled word is wanted; the page answers with `spellingMenu`. */
export const MISSPELLED = 'rollcall:misspelled';

/** The calls of the journal, each a function of its request. */
export type JournalBridge = {
  [C in keyof JournalCalls]: JournalCalls[C]['request'] extends undefined
    ? () => Promise<JournalCalls[C]['reply']>
    : (request: JournalCalls[C]['request']) => Promise<JournalCalls[C]['reply']>;
};

/** What stands at `window.rollcall` in the app. In a plain browser there is nothing. */
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
  /** Sets what judges spelling. There is one at most. */
  onSpelling(spelling: Spelling): void;
  /** How large the page is drawn, 1 = as the system has it. */
  setZoom(factor: number): void;
  /** Sets the listener for files opened with the app. There is one at most. */
  onOpened(listener: () => void): void;
  /** Sets the listener for commands chosen in the menu. There is one at most. */
  onMenu(listener: (command: string) => void): void;
  /** Closing waits until the promise of `written` settles, for a few seconds at most. There is one such function at most. */
  onClosing(written: () => Promise<void>): void;
}

/** Where the renderer lives in the app: a scheme of our own, so that it has an origin and is no file. */
export const APP_SCHEME = 'rollcall';
export const APP_ORIGIN = `${APP_SCHEME}://app`;

/** The address of a window that shows an encounter, behind that of the page. */
export const showAddress = (id: string): string => `#/encounters/${encodeURIComponent(id)}/show`;
