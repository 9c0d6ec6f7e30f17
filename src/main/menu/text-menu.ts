/** Shows the context menu of text boxes and selected text. */
import { type BrowserWindow, type EditFlags, Menu, type MenuItemConstructorOptions } from 'electron';
import { MISSPELLED_CHANNEL, type SpellingMenu } from '../../shared/bridge.ts';
import { getTextMenuTexts } from './menu.ts';

/** The editing commands that are possible in a text box. */
type TextFlags = Pick<EditFlags, 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;

/** The flags of the text box with the misspelled word, from the click until the page answers with its suggestions. */
const pendingFlags = new WeakMap<BrowserWindow, TextFlags>();

/** Adds the context menu to a window, since Electron has none. For a misspelled word, the page is first asked for suggestions. */
export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags, misspelledWord }) => {
    if (isEditable && misspelledWord !== '') {
      pendingFlags.set(window, editFlags);
      window.webContents.send(MISSPELLED_CHANNEL, misspelledWord);
      return;
    }
    if (isEditable || selectionText !== '')
      openMenu(window, isEditable ? createTextItems(window, editFlags) : [createCopyItem(window, true)]);
  });
}

/** Opens the menu of a misspelled word. Resolves when the menu is closed, with whether the user wants the word to be learned. */
export function openSpellingMenu(window: BrowserWindow, spellingMenu: SpellingMenu): Promise<{ learn: boolean }> {
  const flags = pendingFlags.get(window);
  pendingFlags.delete(window);
  if (flags === undefined) return Promise.resolve({ learn: false });
  const { webContents } = window;
  return new Promise((resolve) => {
    const suggestionItems = spellingMenu.suggestions.map((suggestion) => ({
      // A single & would mark the next letter as an access key.
      label: suggestion.replaceAll('&', '&&'),
      click: () => webContents.replaceMisspelling(suggestion),
    }));
    const menuItems: MenuItemConstructorOptions[] = [
      ...(suggestionItems.length > 0 ? suggestionItems : [{ label: spellingMenu.none, enabled: false }]),
      { type: 'separator' },
      {
        id: 'learn',
        label: spellingMenu.learn,
        click: () => {
          resolve({ learn: true });
          // Replacing the word, even with itself, makes Chromium check the text again.
          setTimeout(() => webContents.replaceMisspelling(spellingMenu.word), AFTER_LEARNING_MS);
        },
      },
      { type: 'separator' },
      ...createTextItems(window, flags),
    ];
    // The event of a click arrives after the menu has closed, so the answer waits for it.
    openMenu(window, menuItems, () => setTimeout(() => resolve({ learn: false }), AFTER_LEARNING_MS));
  });
}

/** The delay, in milliseconds, after which a click has been handled and the page has stored a learned word. */
const AFTER_LEARNING_MS = 200;

/** Opens a context menu. A window whose page has sent no labels yet has none, so `onClose` is called immediately. */
function openMenu(window: BrowserWindow, template: MenuItemConstructorOptions[], onClose?: () => void): void {
  if (getTextMenuTexts(window) === undefined) onClose?.();
  else Menu.buildFromTemplate(template).popup({ window, ...(onClose && { callback: onClose }) });
}

const createCopyItem = (window: BrowserWindow, enabled: boolean): MenuItemConstructorOptions => ({
  role: 'copy',
  label: getTextMenuTexts(window)?.copy ?? '',
  enabled,
});

function createTextItems(window: BrowserWindow, flags: TextFlags): MenuItemConstructorOptions[] {
  const menuTexts = getTextMenuTexts(window);
  if (menuTexts === undefined) return [];
  return [
    { role: 'cut', label: menuTexts.cut, enabled: flags.canCut },
    createCopyItem(window, flags.canCopy),
    { role: 'paste', label: menuTexts.paste, enabled: flags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: menuTexts.selectAll, enabled: flags.canSelectAll },
  ];
}
