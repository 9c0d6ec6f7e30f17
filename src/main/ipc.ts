/** Registers the calls of the bridge: who asks is checked first, then how often and how much, then each handler reads its arguments. */

import os from 'node:os';
import { app, BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';
import { type BridgeCall, type BridgeCalls, CHANNELS, type NewWindowReply } from '../shared/bridge.ts';
import { CallGate, CallRefusedError } from './bridge/call-gate.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { runCall } from './bridge/run-call.ts';
import { confirmClose } from './close-gently.ts';
import { failureLog } from './failure-log.ts';
import { isOurPage } from './guards.ts';
import { journalHandlers } from './journal/calls.ts';
import { setMenuOf } from './menu/menu.ts';
import { readMenu, readSpellingMenu } from './menu/read-model.ts';
import { openSpellingMenu } from './menu/text-menu.ts';
import { readSaveRequest, saveFile } from './save-file.ts';
import { openToPrint, showWritten } from './show-written.ts';
import type { MainTexts } from './texts.ts';
import { transferHandlers } from './transfer/calls.ts';
import { isAppWindow } from './window.ts';

/** Opens one more window, on an encounter where it gets its id. Answers why it did not. */
type AddWindow = (show?: string) => NewWindowReply;

let openAnother: AddWindow = () => ({});

type Handler<C extends BridgeCall> = (
  texts: MainTexts,
  window: BrowserWindow,
  value: unknown,
) => Promise<BridgeCalls[C]['reply']>;

/** One handler a call. `value` is unknown until the handler has read it: the page is not trusted to keep its types. */
const handlers: { [C in BridgeCall]: Handler<C> } = {
  saveFile: (texts, window, value) => saveFile(texts, window, readSaveRequest(value)),
  showWritten: (texts, _window, value) => showWritten(texts, value),
  openToPrint: (texts, window, value) => openToPrint(texts, window, value),
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
  mayClose: async (_texts, window) => confirmClose(window),
  newWindow: async (_texts, _window, value) => openAnother(readShown(value)),
  spellingMenu: (_texts, window, value) => openSpellingMenu(window, readSpellingMenu(value)),
  setMenu: async (texts, window, value) => {
    const menu = readMenu(value);
    texts.setLanguage(menu.language);
    setMenuOf(window, menu);
    return undefined;
  },
  ...journalHandlers,
  ...transferHandlers,
};

/** The window a call came from. Throws unless it is the top frame of one of our own windows, and still shows our own page. */
function getSenderWindow({ sender, senderFrame }: IpcMainInvokeEvent): BrowserWindow {
  const window = sender.isDestroyed() ? null : BrowserWindow.fromWebContents(sender);
  const isTop = senderFrame !== null && senderFrame === sender.mainFrame;
  if (window === null || !isTop || !isAppWindow(window) || !isOurPage(senderFrame.url)) {
    throw new CallRefusedError('This call did not come from Rollcall.');
  }
  return window;
}

/** Reads which encounter a new window is to show. Throws an InvalidCallError where it is no id. */
function readShown(value: unknown): string | undefined {
  const show = typeof value === 'object' && value !== null ? (value as { show?: unknown }).show : undefined;
  if (show === undefined) return undefined;
  if (typeof show !== 'string' || show.length > LIMITS.idLetters)
    throw new InvalidCallError('newWindow: show must be an id');
  return show;
}

const gate = new CallGate();

/** Registers the handlers of the bridge, once. */
export function openBridge(texts: MainTexts, addWindow: AddWindow): void {
  openAnother = addWindow;
  for (const call of Object.keys(CHANNELS) as BridgeCall[]) {
    ipcMain.handle(CHANNELS[call], (event, value: unknown) =>
      runCall(call, async () => {
        const window = getSenderWindow(event);
        const leave = gate.enter(event.sender, call, value);
        try {
          return await handlers[call](texts, window, value);
        } finally {
          leave();
        }
      }),
    );
  }
}
