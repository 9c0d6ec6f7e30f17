import path from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { APP_ORIGIN, showAddress } from '../shared/bridge.ts';
import { closeGently } from './close-gently.ts';
import { offerTextMenu } from './menu/text-menu.ts';
import { watchPage } from './page-failures.ts';
import { trackMouseButtons } from './pressed-button.ts';
import type { MainTexts } from './texts.ts';
import { besideState, cascadedState, loadState, SMALLEST, startState, storeState } from './window-bounds.ts';

const appWindows = new WeakSet<BrowserWindow>();

/** Whether the app itself has opened this window for its page; windows that print and developer tools are none. */
export const isAppWindow = (window: BrowserWindow): boolean => appWindows.has(window);

/**
 * Opens a window: the first where it stood last time, each further one a little below and beside the one before. One that shows
 * an encounter fills another screen, where there is one.
 *
 * @param show id of the encounter
 */
export function openWindow(texts: MainTexts, show?: string): BrowserWindow {
  const file = path.join(app.getPath('userData'), 'window.json');
  const first = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== first.id);
  const workAreas = [first, ...others].map((display) => display.workArea);
  const before = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows().at(-1);
  const state =
    before === undefined
      ? startState(loadState(file), workAreas)
      : show === undefined
        ? cascadedState(before.getNormalBounds(), workAreas)
        : besideState(before.getNormalBounds(), workAreas);
  const window = new BrowserWindow({
    x: state.x,
    y: state.y,
    width: state.width,
    height: state.height,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Rollcall',
    autoHideMenuBar: show !== undefined,
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
  if (show === undefined)
    window.on('close', () => storeState(file, { ...window.getNormalBounds(), maximized: window.isMaximized() }));
  closeGently(window);
  watchPage(texts, window);
  offerTextMenu(window);
  trackMouseButtons(window);
  void window.loadURL(`${APP_ORIGIN}/index.html${show === undefined ? '' : showAddress(show)}`);
  return window;
}
