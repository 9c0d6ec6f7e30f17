/** Starts the app: one instance, one sandboxed window, one scheme that serves the built renderer. */
import path from 'node:path';
import { app, type BrowserWindow, session } from 'electron';
import { LIMITS } from '../shared/base/limits.ts';
import type { NewWindowReply } from '../shared/bridge.ts';
import { DEV_SERVER } from './dev/address.ts';
import { serveFromDevServer } from './dev/serve.ts';
import { waitForLastApp } from './dev/wait.ts';
import { guardContents, guardDownloads, guardPermissions } from './guards.ts';
import { openBridge } from './ipc.ts';
import { startJournal } from './journal/calls.ts';
import { linkDatabase } from './journal/set-aside.ts';
import { setFirstMenu } from './menu/menu.ts';
import { keepOffline, switchOffNetwork } from './offline.ts';
import { registerScheme, serveRenderer } from './protocol.ts';
import { repairDatabases } from './repair-databases.ts';
import { reportFailures } from './report-failures.ts';
import { MainTexts } from './texts.ts';
import { notifyWindows, opened } from './transfer/calls.ts';
import { pathsIn } from './transfer/opened-paths.ts';
import { openWindow } from './window.ts';

/** Those that one works in, in the order in which they had the focus last, the newest at the end. */
let windows: readonly BrowserWindow[] = [];
/** Those that only show an encounter, by its id. */
const shown = new Map<string, BrowserWindow>();

/** Until a page has said which language it speaks, English; that of the system is known once the app is ready. */
const texts = new MainTexts();

reportFailures(texts);

// Before anything asks for the folder: tests and portable installations keep their data elsewhere.
const dataFolder = process.env.ROLLCALL_USER_DATA;
if (dataFolder) app.setPath('userData', path.resolve(dataFolder));

// As root with --no-sandbox the call would start the app over and over again.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();

switchOffNetwork(app);

if (DEV_SERVER !== undefined) waitForLastApp(app.getPath('userData'));

if (app.requestSingleInstanceLock()) {
  // From here on no other instance uses the folder, and Chromium has not opened its databases yet.
  linkDatabase(app.getPath('sessionData'), app.getPath('userData'));
  repairDatabases(app.getPath('sessionData'));
  startJournal(texts);
  registerScheme();
  guardContents(texts, app);
  // Files opened with the app go to the window used last.
  notifyWindows(() => windows.slice(-1));
  openFiles(pathsIn(process.argv, process.cwd(), ownFolder()));
  app.on('second-instance', (_event, argv, cwd) => {
    openFiles(pathsIn(argv, cwd, ownFolder()));
    showWindow();
  });
  // macOS hands files over by this event, also before the app is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    openFiles([file]);
    showWindow();
  });
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app.whenReady().then(start);
} else {
  app.quit();
}

/** The pages take them; the system lists them among those that were opened last. */
function openFiles(paths: readonly string[]): void {
  opened.add(paths);
  for (const path of paths.slice(0, LIMITS.openedFiles)) app.addRecentDocument(path);
}

/** Where the app lies, which is an argument of a start that is not packaged. */
function ownFolder(): string | undefined {
  return app.isPackaged ? undefined : app.getAppPath();
}

function start(): void {
  keepOffline(session.defaultSession);
  guardPermissions(session.defaultSession);
  guardDownloads(session.defaultSession);
  if (DEV_SERVER === undefined) serveRenderer(path.join(__dirname, '../renderer'));
  else serveFromDevServer(DEV_SERVER);
  openBridge(texts, addWindow);
  texts.setLanguage(app.getLocale().startsWith('de') ? 'de' : 'en');
  setFirstMenu(texts);
  showWindow();
}

/** Opens one more window on the same library; one that only shows an encounter is for looking at. Refuses where there are too many. */
function addWindow(show?: string): NewWindowReply {
  if (show !== undefined) return showBeside(show);
  if (windows.length >= LIMITS.windows) return { refused: texts.translate('systemFiles.tooManyWindows') };
  const window = openWindow(texts);
  windows = [...windows, window];
  const others = () => windows.filter((one) => one !== window);
  window.on('focus', () => {
    windows = [...others(), window];
  });
  window.on('closed', () => {
    windows = others();
    // On another screen nobody would miss them.
    if (windows.length === 0) for (const beside of [...shown.values()]) beside.close();
  });
  return {};
}

/** Opens a window that only shows an encounter, or brings the one that does to the front. */
function showBeside(encounter: string): NewWindowReply {
  const existing = shown.get(encounter);
  if (existing !== undefined) {
    existing.focus();
    return {};
  }
  if (shown.size >= LIMITS.shownWindows) return { refused: texts.translate('systemFiles.tooManyWindows') };
  const window = openWindow(texts, encounter);
  shown.set(encounter, window);
  window.on('closed', () => shown.delete(encounter));
  return {};
}

/** Brings the window that was used last to the front, or opens one when there is none. */
function showWindow(): void {
  if (!app.isReady()) return;
  const last = windows.at(-1);
  if (last === undefined) {
    addWindow();
    return;
  }
  if (last.isMinimized()) last.restore();
  last.focus();
}
