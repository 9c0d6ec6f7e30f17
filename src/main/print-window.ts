/**
 * A PDF in a window of its own, where Chromium's viewer shows it and asks for a printer by the dialog of the system. PDFium
 * prints it as it is, at its true size (ADR 0017). The window has no bridge, a session of its own, and reads that one file.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrowserWindow, type Session, session } from 'electron';
import { guardPermissions } from './guards.ts';
import { strings } from './strings/strings.ts';

/** The viewer that is part of Chromium, and the scripts that all its own pages share. */
export const VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';
const OF_VIEWER: readonly string[] = [VIEWER, 'chrome://resources/'];

/** How long the viewer may take to show a deck of hundreds of pages. */
const PATIENCE = 30_000;
/** A viewer that shows no page after this gets the file once more: one that stays empty would never ask for a printer. */
const PATIENCE_WITHOUT_PAGE = 3000;
/** How long one of its frames is asked: it may be one that is replaced by another while the viewer comes. */
const PATIENCE_OF_FRAME = 1500;
const STEP = 100;

/** `pressed`: the dialog is asked for. `loading`: pages are there, but not all. */
type Answer = 'pressed' | 'loading' | 'empty';

/** An Answer: the button of the viewer is pressed as soon as the whole file is there. */
const PRESS_PRINT = `new Promise((answer) => {
  const until = Date.now() + ${PATIENCE_OF_FRAME};
  const press = () => {
    const toolbar = document.querySelector('pdf-viewer')?.shadowRoot?.querySelector('viewer-toolbar');
    const button = toolbar?.shadowRoot?.querySelector('#print');
    const hasPage = toolbar?.docLength > 0;
    if (button && hasPage && (toolbar.loadProgress ?? 100) === 100) {
      button.click();
      answer('pressed');
    } else if (Date.now() > until) answer(hasPage ? 'loading' : 'empty');
    else setTimeout(press, ${STEP});
  };
  press();
})`;

/** Files that are open to be printed, as addresses. */
const shown = new Set<string>();

/** Whether a window that prints may read this address: its file, and Chromium's viewer. */
export const mayReadToPrint = (address: string, files: ReadonlySet<string>): boolean =>
  files.has(address) || OF_VIEWER.some((start) => address.startsWith(start));

let own: Session | undefined;

/** The viewer does not come to a session that is kept in memory only. */
function printSession(): Session {
  if (own !== undefined) return own;
  own = session.fromPartition('persist:print', { cache: false });
  guardPermissions(own);
  // In the place of what every session is refused: this one has neither the app nor anything else.
  own.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayReadToPrint(url, shown) }));
  return own;
}

/**
 * Opens the window and the print dialog on it. It closes with the window that asked. False where there is no dialog; the
 * window is gone then.
 */
export async function printInWindow(file: string, opener: BrowserWindow): Promise<boolean> {
  const address = pathToFileURL(file).href;
  shown.add(address);
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    title: strings().printing(path.basename(file, '.pdf')),
    autoHideMenuBar: true,
    backgroundColor: '#323639',
    webPreferences: {
      session: printSession(),
      plugins: true,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  window.removeMenu();
  closeAfterDialog(window);
  // The viewer would take the title of the document.
  window.on('page-title-updated', (event) => event.preventDefault());
  const close = () => window.close();
  opener.once('closed', close);
  window.once('closed', () => {
    shown.delete(address);
    if (!opener.isDestroyed()) opener.off('closed', close);
  });
  const asked = await askForPrinter(window, address);
  // Who has closed the window does not want to print.
  if (window.isDestroyed()) return true;
  if (!asked) window.destroy();
  return asked;
}

/**
 * With the dialog of GTK open, a window that goes takes the whole app with it (Electron 25). Nobody tells when the dialog is open;
 * but then the window has not the focus. A close waits until it has.
 */
function closeAfterDialog(window: BrowserWindow): void {
  if (process.platform !== 'linux') return;
  let waits: NodeJS.Timeout | undefined;
  window.on('close', (event) => {
    if (window.isFocused()) return;
    event.preventDefault();
    waits ??= setInterval(() => {
      if (window.isFocused()) window.close();
    }, STEP);
  });
  window.once('closed', () => clearInterval(waits));
}

async function askForPrinter(window: BrowserWindow, address: string): Promise<boolean> {
  const until = Date.now() + PATIENCE;
  // A load that the viewer takes over may be told as broken off: whether it comes is what counts.
  const load = async () => {
    if (!window.isDestroyed()) await window.loadURL(address).catch(() => undefined);
  };
  await load();
  let again: number | undefined = Date.now() + PATIENCE_WITHOUT_PAGE;
  while (!window.isDestroyed() && Date.now() < until) {
    const answer = await askViewer(window);
    if (answer === 'pressed') return true;
    if (answer === 'loading') again = undefined;
    if (again !== undefined && Date.now() > again) {
      again = undefined;
      await load();
    }
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  return false;
}

async function askViewer(window: BrowserWindow): Promise<Answer> {
  try {
    const viewer = window.webContents.mainFrame.framesInSubtree.find(({ url }) => url.startsWith(VIEWER));
    return viewer === undefined ? 'empty' : ((await viewer.executeJavaScript(PRESS_PRINT, true)) as Answer);
  } catch {
    // Frames are replaced while the viewer comes. One that cannot be run is as good as none: the system has another one.
    return 'empty';
  }
}
