/**
 * Opens a PDF in a separate window, where Chromium's viewer shows it and opens the system's print dialog. PDFium prints the PDF
 * unchanged, at its true size (ADR 0017). The window has no bridge, has its own session, and can only read that one file.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BrowserWindow, type Rectangle, type Session, session } from 'electron';
import { guardPermissions } from './guards.ts';
import type { MainTexts } from './texts.ts';

/** The address of Chromium's PDF viewer. */
export const VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';
const VIEWER_ADDRESSES: readonly string[] = [VIEWER, 'chrome://resources/'];

/** The longest time, in milliseconds, that the viewer may take to show hundreds of pages. */
const VIEWER_TIMEOUT_MS = 30_000;
/**
 * The times, in milliseconds, after which a viewer without a page is replaced. Sometimes a viewer stays blank, and then all later
 * windows of its session do as well (electron/electron#40454), so the next viewer gets a new session.
 */
const FIRST_PAGE_TIMEOUTS_MS = [3000, 6000, VIEWER_TIMEOUT_MS];
/** The time, in milliseconds, that the script waits in one frame, since the frame may be replaced while the viewer loads. */
const FRAME_TIMEOUT_MS = 1500;
const POLL_INTERVAL_MS = 100;

/** `pressed`: the print button was pressed. `loading`: some pages are loaded, but not all. */
type ViewerState = 'pressed' | 'loading' | 'empty';

/** A script that presses the print button as soon as the complete file is loaded, and returns a ViewerState. */
const PRESS_PRINT = `new Promise((answer) => {
  const until = Date.now() + ${FRAME_TIMEOUT_MS};
  const press = () => {
    const toolbar = document.querySelector('pdf-viewer')?.shadowRoot?.querySelector('viewer-toolbar');
    const button = toolbar?.shadowRoot?.querySelector('#print');
    const hasPage = toolbar?.docLength > 0;
    if (button && hasPage && (toolbar.loadProgress ?? 100) === 100) {
      button.click();
      answer('pressed');
    } else if (Date.now() > until) answer(hasPage ? 'loading' : 'empty');
    else setTimeout(press, ${POLL_INTERVAL_MS});
  };
  press();
})`;

/** The addresses of the files that are open for printing. */
const openAddresses = new Set<string>();

/** Whether a print window may read this address. Only its files and Chromium's viewer are allowed. */
export const mayReadToPrint = (address: string, files: ReadonlySet<string>): boolean =>
  files.has(address) || VIEWER_ADDRESSES.some((prefix) => address.startsWith(prefix));

/** The sessions of print windows. The last one is used until its viewer stays blank. */
const sessions: Session[] = [];

/** Adds a session. The session is persistent, since the viewer does not open in an in-memory session. */
function addSession(): Session {
  const partitionSuffix = sessions.length === 0 ? '' : `-${sessions.length + 1}`;
  const printSession = session.fromPartition(`persist:print${partitionSuffix}`, { cache: false });
  guardPermissions(printSession);
  // Replaces the rule of the other sessions, since this session may not even load the app.
  printSession.webRequest.onBeforeRequest(({ url }, respond) =>
    respond({ cancel: !mayReadToPrint(url, openAddresses) }),
  );
  sessions.push(printSession);
  return printSession;
}

/**
 * Opens the window and its print dialog. The window closes together with `opener`. Returns false if no dialog could be opened; the
 * window is closed then.
 */
export async function printInWindow(texts: MainTexts, filePath: string, opener: BrowserWindow): Promise<boolean> {
  const address = pathToFileURL(filePath).href;
  const deadline = Date.now() + VIEWER_TIMEOUT_MS;
  let windowBounds: Rectangle | undefined;
  for (const firstPageTimeout of FIRST_PAGE_TIMEOUTS_MS) {
    const lastSession = windowBounds === undefined ? sessions.at(-1) : undefined;
    const window = openPrintWindow(texts, filePath, address, {
      opener,
      session: lastSession ?? addSession(),
      windowBounds,
    });
    const isDialogOpen = await openPrintDialog(window, address, {
      deadline,
      pageDeadline: Math.min(deadline, Date.now() + firstPageTimeout),
    });
    // A user who closes this window or the opener does not want to print.
    if (window.isDestroyed() || isDialogOpen) return true;
    windowBounds = window.getBounds();
    window.destroy();
    if (opener.isDestroyed()) return true;
    if (Date.now() >= deadline) return false;
  }
  return false;
}

let openWindowCount = 0;

/** Returns the number of open print windows. */
export const countPrintWindows = (): number => openWindowCount;

function openPrintWindow(
  texts: MainTexts,
  filePath: string,
  address: string,
  { opener, session, windowBounds }: { opener: BrowserWindow; session: Session; windowBounds: Rectangle | undefined },
): BrowserWindow {
  openAddresses.add(address);
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    ...windowBounds,
    title: texts.translate('systemFiles.printing', { name: path.basename(filePath, '.pdf') }),
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
  openWindowCount += 1;
  window.removeMenu();
  delayCloseForDialog(window);
  // The viewer would replace the title with the document's title.
  window.on('page-title-updated', (event) => event.preventDefault());
  const close = () => window.close();
  opener.once('closed', close);
  window.once('closed', () => {
    openAddresses.delete(address);
    openWindowCount -= 1;
    if (!opener.isDestroyed()) opener.off('closed', close);
  });
  return window;
}

/**
 * Delays closing the window while the GTK dialog is open, since that would crash the whole app (Electron 25). No event reports
 * whether the dialog is open, but the window has no focus then, so closing waits until the window has the focus.
 */
function delayCloseForDialog(window: BrowserWindow): void {
  if (process.platform !== 'linux') return;
  let pollTimer: NodeJS.Timeout | undefined;
  window.on('close', (event) => {
    if (window.isFocused()) return;
    event.preventDefault();
    pollTimer ??= setInterval(() => {
      if (window.isFocused()) window.close();
    }, POLL_INTERVAL_MS);
  });
  window.once('closed', () => clearInterval(pollTimer));
}

interface PrintDeadlines {
  readonly deadline: number;
  /** Time by which the first page has to be shown. */
  readonly pageDeadline: number;
}

async function openPrintDialog(
  window: BrowserWindow,
  address: string,
  { deadline, pageDeadline }: PrintDeadlines,
): Promise<boolean> {
  // The load may be reported as aborted when the viewer takes over, so only the state of the viewer counts.
  await Promise.race([window.loadURL(address).catch(() => undefined), wait(pageDeadline - Date.now())]);
  let hasPage = false;
  while (!window.isDestroyed() && Date.now() < (hasPage ? deadline : pageDeadline)) {
    const viewerState = await pressPrintButton(window);
    if (viewerState === 'pressed') return true;
    if (viewerState === 'loading') hasPage = true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
}

async function pressPrintButton(window: BrowserWindow): Promise<ViewerState> {
  try {
    const viewer = window.webContents.mainFrame.framesInSubtree.find(({ url }) => url.startsWith(VIEWER));
    if (viewer === undefined) return 'empty';
    const viewerState = viewer.executeJavaScript(PRESS_PRINT, true) as Promise<ViewerState>;
    // A frame that is replaced in the meantime does not answer.
    return await Promise.race([viewerState, wait(2 * FRAME_TIMEOUT_MS).then(() => 'empty' as const)]);
  } catch {
    // Frames are replaced while the viewer loads. A viewer that can't run the script counts as empty, since the system's viewer is the
    // fallback.
    return 'empty';
  }
}
