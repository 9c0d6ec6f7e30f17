/** Starts the app: one instance, one sandboxed window, one scheme that serves the built renderer. */
import path from 'node:path';
import { app, type BrowserWindow, session } from 'electron';
import { findCommandArguments } from '../node/command-names.ts';
import { LIMITS } from '../shared/base/limits.ts';
import { PRODUCT } from '../shared/base/product.ts';
import type { NewWindowReply } from '../shared/bridge.ts';
import { runCommand } from './command-line.ts';
import { DEV_SERVER } from './dev/address.ts';
import { serveFromDevServer } from './dev/serve.ts';
import { waitForLastApp } from './dev/wait.ts';
import { guardContents, guardDownloads, guardPermissions } from './guards.ts';
import { openBridge } from './ipc.ts';
import { startJournal } from './journal/calls.ts';
import { linkDatabase } from './journal/database-quarantine.ts';
import { setFirstMenu } from './menu/menu.ts';
import { keepOffline, switchOffNetwork } from './offline.ts';
import { registerScheme, serveRenderer } from './protocol.ts';
import { repairDatabases } from './repair-databases.ts';
import { reportFailures } from './report-failures.ts';
import { MainTexts } from './texts.ts';
import { notifyWindows, openedFiles } from './transfer/calls.ts';
import { findFileArguments, findLinkArguments } from './transfer/find-file-arguments.ts';
import { openWindow } from './window.ts';

/** The windows for editing, in the order of their last focus; the most recent is last. */
let mainWindows: readonly BrowserWindow[] = [];
/** The windows that only show an encounter, by the id of the encounter. */
const encounterWindows = new Map<string, BrowserWindow>();

/** English at first. The language of the system is known once the app is ready, and the page sets its own language later. */
const texts = new MainTexts();

// Must come first: a command opens no window and leaves the library alone.
const commandArguments = findCommandArguments(getAppArguments());
if (commandArguments !== undefined) process.exit(runCommand(commandArguments));

reportFailures(texts);

// The path must be set before anything reads it. Tests and portable installations keep their data elsewhere, and a checkout has a
// library apart from that of the installed app, because the two may differ in their versions.
const dataFolder = process.env.ROLLCALL_USER_DATA;
if (dataFolder) app.setPath('userData', path.resolve(dataFolder));
else if (!app.isPackaged) app.setPath('userData', path.join(app.getPath('appData'), `${PRODUCT.name} Checkout`));

app.setAppUserModelId(PRODUCT.appId);

// For root with --no-sandbox, this call would restart the app endlessly.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();

switchOffNetwork(app);

// During development, this app starts while the previous one is still saving and holds the lock and the databases.
if (DEV_SERVER !== undefined) waitForLastApp(app.getPath('userData'));

if (app.requestSingleInstanceLock()) {
  // No other instance uses the folder anymore, and Chromium has not opened its databases yet.
  linkDatabase(app.getPath('sessionData'), app.getPath('userData'));
  repairDatabases(app.getPath('sessionData'));
  startJournal(texts);
  registerScheme();
  guardContents(texts, app);
  // Files opened with the app go to the window used last.
  notifyWindows(() => mainWindows.slice(-1));
  openFiles(findFileArguments(process.argv, process.cwd(), getAppFolder()));
  openedFiles.addLinks(findLinkArguments(process.argv));
  app.on('second-instance', (_event, argv, cwd) => {
    openFiles(findFileArguments(argv, cwd, getAppFolder()));
    openedFiles.addLinks(findLinkArguments(argv));
    showLastWindow();
  });
  // macOS passes files and links through these events, even before the app is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    openFiles([file]);
    showLastWindow();
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    openedFiles.addLinks([link]);
    showLastWindow();
  });
  app.on('activate', showLastWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app.whenReady().then(startApp);
} else {
  app.quit();
}

/** Offers the files to the pages, and adds them to the recent documents of the system. */
function openFiles(filePaths: readonly string[]): void {
  openedFiles.add(filePaths);
  for (const filePath of filePaths.slice(0, LIMITS.openedFiles)) app.addRecentDocument(filePath);
}

/** Returns the arguments after the program and, if the app is not packaged, after the folder of the app. */
function getAppArguments(): readonly string[] {
  const appFolder = getAppFolder();
  if (appFolder === undefined) return process.argv.slice(1);
  return process.argv.slice(process.argv.findIndex((argument) => path.resolve(argument) === appFolder) + 1);
}

/** Returns the folder of the app, which is an argument if the app is not packaged. */
function getAppFolder(): string | undefined {
  return app.isPackaged ? undefined : app.getAppPath();
}

function startApp(): void {
  keepOffline(session.defaultSession);
  guardPermissions(session.defaultSession);
  guardDownloads(session.defaultSession);
  if (DEV_SERVER === undefined) serveRenderer(path.join(__dirname, '../renderer'));
  else serveFromDevServer(DEV_SERVER);
  openBridge(texts, addWindow);
  texts.setLanguage(app.getLocale().startsWith('de') ? 'de' : 'en');
  setFirstMenu(texts);
  showLastWindow();
}

/** Opens another window on the same library, or a read-only window for an encounter. Refuses if there are too many windows. */
function addWindow(encounterId?: string): NewWindowReply {
  if (encounterId !== undefined) return showEncounterWindow(encounterId);
  if (mainWindows.length >= LIMITS.windows) return { refused: texts.translate('systemFiles.tooManyWindows') };
  const newWindow = openWindow(texts);
  mainWindows = [...mainWindows, newWindow];
  const getOtherWindows = () => mainWindows.filter((candidate) => candidate !== newWindow);
  newWindow.on('focus', () => {
    mainWindows = [...getOtherWindows(), newWindow];
  });
  newWindow.on('closed', () => {
    mainWindows = getOtherWindows();
    // Encounter windows close with the last main window, since the user could overlook them on another screen.
    if (mainWindows.length === 0) for (const encounterWindow of [...encounterWindows.values()]) encounterWindow.close();
  });
  return {};
}

/** Opens a window that only shows an encounter, or brings the existing one to the front. */
function showEncounterWindow(encounterId: string): NewWindowReply {
  const existingWindow = encounterWindows.get(encounterId);
  if (existingWindow !== undefined) {
    existingWindow.focus();
    return {};
  }
  if (encounterWindows.size >= LIMITS.shownWindows) return { refused: texts.translate('systemFiles.tooManyWindows') };
  const window = openWindow(texts, encounterId);
  encounterWindows.set(encounterId, window);
  window.on('closed', () => encounterWindows.delete(encounterId));
  return {};
}

/** Brings the last used window to the front, or opens one if there is none. */
function showLastWindow(): void {
  if (!app.isReady()) return;
  const lastWindow = mainWindows.at(-1);
  if (lastWindow === undefined) {
    addWindow();
    return;
  }
  if (lastWindow.isMinimized()) lastWindow.restore();
  lastWindow.focus();
}
