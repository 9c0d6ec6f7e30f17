/** The application menu as the page describes it to the main process. Its items come from the commands of the page. */

/** Actions of the system or the window itself. */
export const MENU_ROLES = [
  'about',
  'services',
  'hide',
  'hideOthers',
  'unhide',
  'quit',
  'close',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'togglefullscreen',
  'toggleDevTools',
  'minimize',
  'zoom',
  'front',
] as const;
export type MenuRole = (typeof MENU_ROLES)[number];

/** In labels, `&` precedes the letter that opens an item by keyboard. */
export type MenuItem =
  | { readonly kind: 'separator' }
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label: string }
  | MenuCommand
  | MenuList;

/** A command of the page. */
export interface MenuCommand {
  readonly kind: 'command';
  readonly id: string;
  readonly label: string;
  /** The shortcut in Electron's notation: `CmdOrCtrl+Shift+Z`. The page handles the keys itself. */
  readonly keys?: string;
  readonly enabled: boolean;
  /** Whether this is the current one of several options. Absent for all other commands. */
  readonly checked?: boolean;
}

/** A menu in the menu bar, or a submenu. */
export interface MenuList {
  readonly kind: 'menu';
  readonly label: string;
  /** A menu to which macOS adds its own items. */
  readonly of?: 'window' | 'help';
  readonly items: readonly MenuItem[];
}

/** The languages that the settings offer, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The menus of the menu bar from left to right, the labels of the text box menu, and the language of system dialogs. */
export interface MenuModel {
  readonly language: string;
  readonly menus: readonly MenuList[];
  readonly text: TextMenuTexts;
}

/** The labels of the context menu of a text box. */
export interface TextMenuTexts {
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
}

/** The id of a command that opens a document is this prefix and the document's address. */
export const OPEN_COMMAND_PREFIX = 'open:';

/** The id of the command that clears the list of recently opened documents. */
export const CLEAR_RECENT_COMMAND = 'clear-recent';
