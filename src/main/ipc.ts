/** Registers the calls of the bridge. The sender is checked first, then the call limits, and then each handler reads its arguments. */

import os from 'node:os';
import { app, BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';
import { type BridgeCall, type BridgeCalls, CHANNELS, type NewWindowReply } from '../shared/bridge.ts';
import { CallGate, CallRefusedError } from './bridge/call-gate.ts';
import { InvalidCallError } from './bridge/invalid-call.ts';
import { runCall } from './bridge/run-call.ts';
import { confirmClose } from './close-after-saving.ts';
import { getFailureLog } from './failure-log.ts';
import { isOurPage } from './guards.ts';
import { journalHandlers } from './journal/calls.ts';
import { setWindowMenu } from './menu/menu.ts';
import { readMenu, readSpellingMenu } from './menu/read-model.ts';
import { openSpellingMenu } from './menu/text-menu.ts';
import { readSaveRequest, saveFile } from './save-file.ts';
import { openToPrint, showWritten } from './show-written.ts';
import type { MainTexts } from './texts.ts';
import { transferHandlers } from './transfer/calls.ts';
import { isAppWindow } from './window.ts';

/** Opens another window, for an encounter if there is an id. The reply has the reason for a refusal. */
type AddWindow = (encounterId?: string) => NewWindowReply;

let openAnotherWindow: AddWindow = () => ({});

type Handler<C extends BridgeCall> = (
  texts: MainTexts,
  window: BrowserWindow,
  request: unknown,
) => Promise<BridgeCalls[C]['reply']>;

/** One handler for each call. Each handler reads its request itself, since pages aren't trusted to send the right types. */
const handlers: { [C in BridgeCall]: Handler<C> } = {
  saveFile: (texts, window, request) => saveFile(texts, window, readSaveRequest(request)),
  showWritten: (texts, _window, request) => showWritten(texts, request),
  openToPrint: (texts, window, request) => openToPrint(texts, window, request),
  appInfo: async () => ({
    version: app.getVersion(),
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    platform: process.platform,
    release: os.release(),
    arch: process.arch,
    memory: os.totalmem(),
    processors: os.cpus().length,
    failures: getFailureLog(),
  }),
  mayClose: async (_texts, window) => confirmClose(window),
  newWindow: async (_texts, _window, request) => openAnotherWindow(readEncounterId(request)),
  spellingMenu: (_texts, window, request) => openSpellingMenu(window, readSpellingMenu(request)),
  setMenu: async (texts, window, request) => {
    const menuModel = readMenu(request);
    texts.setLanguage(menuModel.language);
    setWindowMenu(window, menuModel);
    return undefined;
  },
  ...journalHandlers,
  ...transferHandlers,
};

/**
 * Returns the window that made a call. Throws a CallRefusedError unless the call came from the top frame of an app window that still
 * shows the app's page.
 */
function getSenderWindow({ sender, senderFrame }: IpcMainInvokeEvent): BrowserWindow {
  const window = sender.isDestroyed() ? null : BrowserWindow.fromWebContents(sender);
  const isTop = senderFrame !== null && senderFrame === sender.mainFrame;
  if (window === null || !isTop || !isAppWindow(window) || !isOurPage(senderFrame.url)) {
    throw new CallRefusedError('This call did not come from Rollcall.');
  }
  return window;
}

/** Reads the id of the encounter for a new window. Throws an InvalidCallError if the value is not an id. */
function readEncounterId(request: unknown): string | undefined {
  const encounterId =
    typeof request === 'object' && request !== null ? (request as { show?: unknown }).show : undefined;
  if (encounterId === undefined) return undefined;
  if (typeof encounterId !== 'string' || encounterId.length > LIMITS.idLetters)
    throw new InvalidCallError('newWindow: show must be an id');
  return encounterId;
}

const callGate = new CallGate();

/** Registers the handlers of the bridge, once. */
export function openBridge(texts: MainTexts, addWindow: AddWindow): void {
  openAnotherWindow = addWindow;
  for (const call of Object.keys(CHANNELS) as BridgeCall[]) {
    ipcMain.handle(CHANNELS[call], (event, request: unknown) =>
      runCall(call, async () => {
        const window = getSenderWindow(event);
        const leaveGate = callGate.enter(event.sender, call, request);
        try {
          return await handlers[call](texts, window, request);
        } finally {
          leaveGate();
        }
      }),
    );
  }
}
