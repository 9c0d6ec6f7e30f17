import { app, BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { type BridgeCall, type BridgeCalls, CHANNELS } from '../shared/bridge.ts';
import { confirmClose } from './close-gently.ts';
import { isOurs } from './guards.ts';
import { journalHandlers } from './journal/calls.ts';
import { readSaveRequest, saveFile } from './save-file.ts';
import { transferHandlers } from './transfer/calls.ts';

let openAnother: () => undefined = () => undefined;

type Handler<C extends BridgeCall> = (window: BrowserWindow, value: unknown) => Promise<BridgeCalls[C]['reply']>;

/** One handler a call. `value` is unknown until the handler has read it: the page is not trusted to keep its types. */
const handlers: { [C in BridgeCall]: Handler<C> } = {
  saveFile: (window, value) => saveFile(window, readSaveRequest(value)),
  appInfo: async () => ({
    version: app.getVersion(),
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    platform: process.platform,
  }),
  mayClose: async (window) => confirmClose(window),
  newWindow: async () => openAnother(),
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

/** Registers the handlers of the bridge, once. `addWindow` opens one more window. */
export function openBridge(addWindow: () => void): void {
  openAnother = () => {
    addWindow();
    return undefined;
  };
  for (const call of Object.keys(CHANNELS) as BridgeCall[]) {
    ipcMain.handle(CHANNELS[call], (event, value: unknown) => handlers[call](senderWindow(event), value));
  }
}
