/**
 * A PDF in a window of its own, where Chromium's viewer shows it and asks for a printer by the dialog of the system. PDFium
 * prints it as it is, at its true size (ADR 0017). The window has no bridge, a session of its own, and reads that one file.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BrowserWindow, type Rectangle, type Session, session } from 'electron';
import { guardPermissions } from './guards.ts';
import type { MainTexts } from './texts.ts';

/** The viewer that is part of Chromium, and the scripts that all its own pages share. */
export const VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';
const OF_VIEWER: readonly string[] = [VIEWER, 'chrome://resources/'];

/** How long the viewer may take to show a deck of hundreds of pages. */
const PATIENCE = 30_000;
/**
 * How long a viewer may show no page before another one is tried. Now and then it stays blank, and from then on in all windows of
 * its session (electron/electron#40454): the other one has a session of its own.
 */
const PATIENCE_WITHOUT_PAGE = [3000, 6000, PATIENCE];
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

/** The one in which the viewer comes: the last. */
const sessions: Session[] = [];

/** The viewer does not come to a session that is kept in memory only. */
function addSession(): Session {
  const number = sessions.length === 0 ? '' : `-${sessions.length + 1}`;
  const own = session.fromPartition(`persist:print${number}`, { cache: false });
  guardPermissions(own);
  // In the place of what every session is refused: this one has neither the app nor anything else.
  own.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayReadToPrint(url, shown) }));
  sessions.push(own);
  return own;
}

/**
 * Opens the window and the print dialog on it. It closes with the window that asked. False where there is no dialog; the
 * window is gone then.
 */
export async function printInWindow(texts: MainTexts, file: string, opener: BrowserWindow): Promise<boolean> {
  const address = pathToFileURL(file).href;
  const until = Date.now() + PATIENCE;
  let place: Rectangle | undefined;
  for (const patience of PATIENCE_WITHOUT_PAGE) {
    const usual = place === undefined ? sessions.at(-1) : undefined;
    const window = openWindow(texts, file, address, { opener, session: usual ?? addSession(), place });
    const asked = await askForPrinter(window, address, { until, pageUntil: Math.min(until, Date.now() + patience) });
    // Who has closed the window, or the one that asked, does not want to print.
    if (window.isDestroyed() || asked) return true;
    place = window.getBounds();
    window.destroy();
    if (opener.isDestroyed()) return true;
    if (Date.now() >= until) return false;
  }
  return false;
}

let openWindows = 0;

/** Windows that print. */
export const countPrintWindows = (): number => openWindows;

function openWindow(
  texts: MainTexts,
  file: string,
  address: string,
  { opener, session, place }: { opener: BrowserWindow; session: Session; place: Rectangle | undefined },
): BrowserWindow {
  shown.add(address);
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    ...place,
    title: texts.translate('systemFiles.printing', { name: path.basename(file, '.pdf') }),
    autoHideMenuBar: true,
    backgroundColor: '#323639',
    webPreferences: {
      session,
      plugins: true,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  openWindows += 1;
  window.removeMenu();
  closeAfterDialog(window);
  // The viewer would take the title of the document.
  window.on('page-title-updated', (event) => event.preventDefault());
  const close = () => window.close();
  opener.once('closed', close);
  window.once('closed', () => {
    shown.delete(address);
    openWindows -= 1;
    if (!opener.isDestroyed()) opener.off('closed', close);
  });
  return window;
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

interface Patience {
  readonly until: number;
  /** Until when a page is to be there. */
  readonly pageUntil: number;
}

async function askForPrinter(window: BrowserWindow, address: string, { until, pageUntil }: Patience): Promise<boolean> {
  // A load that the viewer takes over may be told as broken off: whether it comes is what counts.
  await Promise.race([window.loadURL(address).catch(() => undefined), wait(pageUntil - Date.now())]);
  let hasPage = false;
  while (!window.isDestroyed() && Date.now() < (hasPage ? until : pageUntil)) {
    const answer = await askViewer(window);
    if (answer === 'pressed') return true;
    if (answer === 'loading') hasPage = true;
    await wait(STEP);
  }
  return false;
}

async function askViewer(window: BrowserWindow): Promise<Answer> {
  try {
    const viewer = window.webContents.mainFrame.framesInSubtree.find(({ url }) => url.startsWith(VIEWER));
    if (viewer === undefined) return 'empty';
    const answer = viewer.executeJavaScript(PRESS_PRINT, true) as Promise<Answer>;
    // A frame that is replaced meanwhile does not answer.
    return await Promise.race([answer, wait(2 * PATIENCE_OF_FRAME).then(() => 'empty' as const)]);
  } catch {
    // Frames are replaced while the viewer comes. One that cannot be run is as good as none: the system has another one.
    return 'empty';
  }
}
