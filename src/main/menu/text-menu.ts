/** The menu of a text box, and of words that are marked. */
import { type BrowserWindow, type EditFlags, Menu, type MenuItemConstructorOptions } from 'electron';
import { MISSPELLED, type SpellingMenu } from '../../shared/bridge.ts';
import { textWordsOf } from './menu.ts';

/** What can be done with the text whose menu waits for suggestions. */
type Flags = Pick<EditFlags, 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;

const waiting = new WeakMap<BrowserWindow, Flags>();

/** Electron opens none by itself. For a word that is spelled wrong the page is asked first what could be meant. */
export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags, misspelledWord }) => {
    if (isEditable && misspelledWord !== '') {
      waiting.set(window, editFlags);
      window.webContents.send(MISSPELLED, misspelledWord);
      return;
    }
    if (isEditable || selectionText !== '')
      open(window, isEditable ? itemsOf(window, editFlags) : [copyOf(window, true)]);
  });
}

/** Opens the menu that waits. The answer comes once it is closed. */
export function openSpellingMenu(window: BrowserWindow, menu: SpellingMenu): Promise<{ learn: boolean }> {
  const flags = waiting.get(window);
  waiting.delete(window);
  if (flags === undefined) return Promise.resolve({ learn: false });
  const { webContents } = window;
  return new Promise((answer) => {
    const offered = menu.suggestions.map((word) => ({
      label: word.replaceAll('&', '&&'),
      click: () => webContents.replaceMisspelling(word),
    }));
    const items: MenuItemConstructorOptions[] = [
      ...(offered.length > 0 ? offered : [{ label: menu.none, enabled: false }]),
      { type: 'separator' },
      {
        id: 'learn',
        label: menu.learn,
        click: () => {
          answer({ learn: true });
          // Chromium asks about a text anew when it has changed, even into the same.
          setTimeout(() => webContents.replaceMisspelling(menu.word), AFTER_LEARNING_MS);
        },
      },
      { type: 'separator' },
      ...itemsOf(window, flags),
    ];
    // A click comes after the menu has closed.
    open(window, items, () => setTimeout(() => answer({ learn: false }), AFTER_LEARNING_MS));
  });
}

/** The page has stored the word by then. */
const AFTER_LEARNING_MS = 200;

function open(window: BrowserWindow, template: MenuItemConstructorOptions[], callback?: () => void): void {
  if (textWordsOf(window) === undefined) callback?.();
  else Menu.buildFromTemplate(template).popup({ window, ...(callback && { callback }) });
}

const copyOf = (window: BrowserWindow, enabled: boolean): MenuItemConstructorOptions => ({
  role: 'copy',
  label: textWordsOf(window)?.copy ?? '',
  enabled,
});

function itemsOf(window: BrowserWindow, flags: Flags): MenuItemConstructorOptions[] {
  const words = textWordsOf(window);
  if (words === undefined) return [];
  return [
    { role: 'cut', label: words.cut, enabled: flags.canCut },
    copyOf(window, flags.canCopy),
    { role: 'paste', label: words.paste, enabled: flags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: flags.canSelectAll },
  ];
}
