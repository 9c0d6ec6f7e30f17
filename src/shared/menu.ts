/** The menu as the page describes it to the main process: what stands in it comes from the commands of the page. */

/** What the system or the window itself does. */
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

/** `&` stands before the letter that opens an item by keyboard. */
export type MenuItem =
  | { readonly kind: 'separator' }
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label: string }
  | MenuCommand
  | MenuList;

/** Something that the page does. */
export interface MenuCommand {
  readonly kind: 'command';
  readonly id: string;
  readonly label: string;
  /** As Electron writes keys: `CmdOrCtrl+Shift+Z`. The page hears them itself. */
  readonly keys?: string;
  readonly enabled: boolean;
  /** One of several, and whether it is the one. */
  readonly checked?: boolean;
}

/** A menu, in the bar or in another one. */
export interface MenuList {
  readonly kind: 'menu';
  readonly label: string;
  /** What macOS adds to by itself. */
  readonly of?: 'window' | 'help';
  readonly items: readonly MenuItem[];
}

/** The languages that the settings of the window offer, as BCP 47 has them. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The menus of the bar, from the left, what the menu of a text box says, and the language of the dialogs of the system. */
export interface MenuModel {
  readonly language: string;
  readonly menus: readonly MenuList[];
  readonly text: TextMenuTexts;
}

/** The words of the menu that a text box opens. */
export interface TextMenuTexts {
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
}

/** Of the command that opens a document, the part before its address. */
export const OPEN_COMMAND = 'open:';

/** Forgets the documents that were opened last. */
export const CLEAR_RECENT = 'clear-recent';
