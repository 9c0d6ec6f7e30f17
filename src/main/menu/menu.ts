/**
 * The menu of the window that was used last. A page describes its own; until it has, there is one that the system knows. Windows
 * that print have none: beside them the menu stays that of the window before.
 */
import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU } from '../../shared/bridge.ts';
import { CLEAR_RECENT, type MenuModel } from '../../shared/menu.ts';
import type { NamesIn } from '../../shared/texts/translate.ts';
import type { MainTexts } from '../texts.ts';
import { commandsIn, shapeOf, templateOf } from './template.ts';

const models = new WeakMap<BrowserWindow, MenuModel>();
/** Of the windows with a menu. */
let lastUsed: BrowserWindow | undefined;
let shape: string | undefined;

/** Enough to edit, to look and to leave. */
function firstMenu({ translate }: MainTexts): MenuItemConstructorOptions[] {
  const item = (role: NamesIn<'firstMenu.items'>) => ({ role, label: translate(`firstMenu.items.${role}`) });
  const line = { type: 'separator' } as const;
  const isMac = process.platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { label: translate('firstMenu.file'), submenu: [item(isMac ? 'close' : 'quit')] },
    {
      label: translate('firstMenu.edit'),
      submenu: [item('undo'), item('redo'), line, item('cut'), item('copy'), item('paste'), item('selectAll')],
    },
    // Zoom is a setting of the page, which has not come yet.
    { label: translate('firstMenu.view'), submenu: [item('togglefullscreen'), item('toggleDevTools')] },
    { role: 'windowMenu', label: translate('firstMenu.window'), submenu: [item('minimize'), item('close')] },
  ];
}

/** Before a page has said what its menu is. */
export function setFirstMenu(texts: MainTexts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(firstMenu(texts)));
}

/** The page of a window says what its menu is. */
export function setMenuOf(window: BrowserWindow, model: MenuModel): void {
  const isNew = !models.has(window);
  models.set(window, model);
  if (isNew) {
    window.on('focus', () => {
      lastUsed = window;
      show(models.get(window) ?? model);
    });
    if (window.isFocused()) lastUsed = window;
  }
  if (window === windowInUse()) show(model);
}

function windowInUse(): BrowserWindow | undefined {
  if (lastUsed?.isDestroyed() === false) return lastUsed;
  return BrowserWindow.getAllWindows()
    .filter((one) => models.has(one))
    .at(-1);
}

/** The words that the page of a window has for the menu of its text boxes. */
export const textWordsOf = (window: BrowserWindow): MenuModel['text'] | undefined => models.get(window)?.text;

function show(model: MenuModel): void {
  const next = shapeOf(model);
  const there = Menu.getApplicationMenu();
  if (next !== shape || there === null) {
    shape = next;
    Menu.setApplicationMenu(Menu.buildFromTemplate(templateOf(model, run)));
    return;
  }
  for (const { id, enabled, checked } of commandsIn(model)) {
    const item = there.getMenuItemById(id);
    if (item === null) continue;
    item.enabled = enabled;
    if (checked === true) item.checked = true;
  }
}

/** The page does it. */
function run(command: string): void {
  // Files that the system lists are no business of the page.
  if (command === CLEAR_RECENT) app.clearRecentDocuments();
  windowInUse()?.webContents.send(MENU, command);
}
