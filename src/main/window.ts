import path from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { PRODUCT } from '../shared/base/product.ts';
import { APP_ORIGIN, buildShowAddress } from '../shared/bridge.ts';
import { closeAfterSaving } from './close-after-saving.ts';
import { offerTextMenu } from './menu/text-menu.ts';
import { watchPage } from './page-failures.ts';
import { trackMouseButtons } from './pressed-button.ts';
import type { MainTexts } from './texts.ts';
import {
  computeCascadedState,
  computeFirstState,
  computeOtherScreenState,
  loadState,
  MIN_SIZE,
  storeState,
} from './window-bounds.ts';

const appWindows = new WeakSet<BrowserWindow>();

/** Whether the app has opened this window for its page. Print windows and developer tools don't count. */
export const isAppWindow = (window: BrowserWindow): boolean => appWindows.has(window);

/**
 * Opens a window. The first window opens in its last position, and each further window with an offset from the previous one. A window
 * for an encounter fills another screen if there is one.
 *
 * @param encounterId id of the encounter to show
 */
export function openWindow(texts: MainTexts, encounterId?: string): BrowserWindow {
  const statePath = path.join(app.getPath('userData'), 'window.json');
  const primaryDisplay = screen.getPrimaryDisplay();
  const otherDisplays = screen.getAllDisplays().filter((display) => display.id !== primaryDisplay.id);
  const workAreas = [primaryDisplay, ...otherDisplays].map((display) => display.workArea);
  const previousWindow = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows().at(-1);
  const state =
    previousWindow === undefined
      ? computeFirstState(loadState(statePath), workAreas)
      : encounterId === undefined
        ? computeCascadedState(previousWindow.getNormalBounds(), workAreas)
        : computeOtherScreenState(previousWindow.getNormalBounds(), workAreas);
  const window = new BrowserWindow({
    x: state.x,
    y: state.y,
    width: state.width,
    height: state.height,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: PRODUCT.name,
    // Only a packaged app has this file. A checkout shows the icon of Electron.
    icon: path.join(__dirname, '../icon.png'),
    autoHideMenuBar: encounterId !== undefined,
    backgroundColor: '#111111',
    webPreferences: {
      preload: path.join(__dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  appWindows.add(window);
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  if (encounterId === undefined)
    window.on('close', () => storeState(statePath, { ...window.getNormalBounds(), maximized: window.isMaximized() }));
  closeAfterSaving(window);
  watchPage(texts, window);
  offerTextMenu(window);
  trackMouseButtons(window);
  void window.loadURL(`${APP_ORIGIN}/index.html${encounterId === undefined ? '' : buildShowAddress(encounterId)}`);
  return window;
}
