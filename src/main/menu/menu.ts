/**
 * Sets the application menu to the menu of the last used window. A page describes its menu; until then, a first menu of standard
 * items is shown. Print windows have no menu, so the menu of the previous window stays.
 */
import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU_CHANNEL } from '../../shared/bridge.ts';
import { CLEAR_RECENT_COMMAND, type MenuModel } from '../../shared/menu.ts';
import type { NamesIn } from '../../shared/texts/translate.ts';
import type { MainTexts } from '../texts.ts';
import { computeShape, createTemplate, listCommands } from './template.ts';

const menuModels = new WeakMap<BrowserWindow, MenuModel>();
/** The last used window that has a menu. */
let lastUsedWindow: BrowserWindow | undefined;
/** The shape of the menu that is shown, see `computeShape`. */
let currentShape: string | undefined;

/** Creates a menu with the standard items for editing, viewing and quitting. */
function createFirstMenu({ translate }: MainTexts): MenuItemConstructorOptions[] {
  const createItem = (role: NamesIn<'firstMenu.items'>) => ({ role, label: translate(`firstMenu.items.${role}`) });
  const separator = { type: 'separator' } as const;
  const isMac = process.platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { label: translate('firstMenu.file'), submenu: [createItem(isMac ? 'close' : 'quit')] },
    {
      label: translate('firstMenu.edit'),
      submenu: [
        createItem('undo'),
        createItem('redo'),
        separator,
        createItem('cut'),
        createItem('copy'),
        createItem('paste'),
        createItem('selectAll'),
      ],
    },
    // Zoom is a setting of the page, which is not loaded yet.
    { label: translate('firstMenu.view'), submenu: [createItem('togglefullscreen'), createItem('toggleDevTools')] },
    {
      role: 'windowMenu',
      label: translate('firstMenu.window'),
      submenu: [createItem('minimize'), createItem('close')],
    },
  ];
}

/** Shows the first menu, before a page has sent its own. */
export function setFirstMenu(texts: MainTexts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(createFirstMenu(texts)));
}

/** Sets the menu of a window, as described by its page. */
export function setWindowMenu(window: BrowserWindow, menuModel: MenuModel): void {
  const isNew = !menuModels.has(window);
  menuModels.set(window, menuModel);
  if (isNew) {
    window.on('focus', () => {
      lastUsedWindow = window;
      showMenu(menuModels.get(window) ?? menuModel);
    });
    if (window.isFocused()) lastUsedWindow = window;
  }
  if (window === getWindowInUse()) showMenu(menuModel);
}

function getWindowInUse(): BrowserWindow | undefined {
  if (lastUsedWindow?.isDestroyed() === false) return lastUsedWindow;
  return BrowserWindow.getAllWindows()
    .filter((candidate) => menuModels.has(candidate))
    .at(-1);
}

/** Returns the labels for the menu of the text boxes in a window. */
export const getTextMenuTexts = (window: BrowserWindow): MenuModel['text'] | undefined => menuModels.get(window)?.text;

function showMenu(menuModel: MenuModel): void {
  const nextShape = computeShape(menuModel);
  const currentMenu = Menu.getApplicationMenu();
  if (nextShape !== currentShape || currentMenu === null) {
    currentShape = nextShape;
    Menu.setApplicationMenu(Menu.buildFromTemplate(createTemplate(menuModel, runCommand)));
    return;
  }
  for (const { id, enabled, checked } of listCommands(menuModel)) {
    const menuItem = currentMenu.getMenuItemById(id);
    if (menuItem === null) continue;
    menuItem.enabled = enabled;
    // Checking a radio item clears the other items of its group.
    if (checked === true) menuItem.checked = true;
  }
}

/** Sends a command to the page, which runs it. */
function runCommand(command: string): void {
  // The page can't clear the recent documents of the system.
  if (command === CLEAR_RECENT_COMMAND) app.clearRecentDocuments();
  getWindowInUse()?.webContents.send(MENU_CHANNEL, command);
}
