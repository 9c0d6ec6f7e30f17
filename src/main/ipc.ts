import os from 'node:os';
import { app, BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { type BridgeCall, type BridgeCalls, CHANNELS } from '../shared/bridge.ts';
import { LIMITS } from '../shared/limits.ts';
import { confirmClose } from './close-gently.ts';
import { failureLog } from './failure-log.ts';
import { isOurs } from './guards.ts';
import { journalHandlers } from './journal/calls.ts';
import { setMenuOf } from './menu/menu.ts';
import { readMenu, readSpellingMenu } from './menu/read-model.ts';
import { openSpellingMenu } from './menu/text-menu.ts';
import { readSaveRequest, saveFile } from './save-file.ts';
import { openToPrint, showWritten } from './show-written.ts';
import { transferHandlers } from './transfer/calls.ts';

let openAnother: (show: string | undefined) => undefined = () => undefined;

type Handler<C extends BridgeCall> = (window: BrowserWindow, value: unknown) => Promise<BridgeCalls[C]['reply']>;

/** One handler a call. `value` is unknown until the handler has read it: the page is not trusted to keep its types. */
const handlers: { [C in BridgeCall]: Handler<C> } = {
  saveFile: (window, value) => saveFile(window, readSaveRequest(value)),
  showWritten: (_window, value) => showWritten(value),
  openToPrint: (window, value) => openToPrint(window, value),
  appInfo: async () => ({
    version: app.getVersion(),
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    platform: process.platform,
    release: os.release(),
    arch: process.arch,
    memory: os.totalmem(),
    processors: os.cpus().length,
    failures: failureLog(),
  }),
  mayClose: async (window) => confirmClose(window),
  newWindow: async (_window, value) => openAnother(readShown(value)),
  spellingMenu: (window, value) => openSpellingMenu(window, readSpellingMenu(value)),
  setMenu: async (window, value) => {
    setMenuOf(window, readMenu(value));
    return undefined;
  },
  ...journalHandlers,
  ...transferHandlers,
};

/** The window a call came from, or an error when it is not the top frame of one of our own pages. */
function senderWindow(event: IpcMainInvokeEvent): BrowserWindow {
  const frame = event.senderFrame;
  const window = BrowserWindow.fromWebContents(event.sender);
  if (window === null || frame === null || frame !== event.sender.mainFrame || !isOurs(frame.url)) {
    throw new Error('This call did not come from Rollcall.');
  }
  return window;
}

/** Reads which encounter a new window is to show. Throws a TypeError where it is no id. */
function readShown(value: unknown): string | undefined {
  const show = typeof value === 'object' && value !== null ? (value as { show?: unknown }).show : undefined;
  if (show === undefined) return undefined;
  if (typeof show !== 'string' || show.length > LIMITS.idLetters) throw new TypeError('newWindow: show must be an id');
  return show;
}

/** Registers the handlers of the bridge, once. `addWindow` opens one more window, on an encounter where it gets its id. */
export function openBridge(addWindow: (show?: string) => void): void {
  openAnother = (show) => {
    addWindow(show);
    return undefined;
  };
  for (const call of Object.keys(CHANNELS) as BridgeCall[]) {
    ipcMain.handle(CHANNELS[call], (event, value: unknown) => handlers[call](senderWindow(event), value));
  }
}
