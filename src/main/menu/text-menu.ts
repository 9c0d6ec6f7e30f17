/** The menu of a text box, and of words that are marked. */
import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { textWordsOf } from './menu.ts';

/** Electron opens none by itself. */
export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const words = textWordsOf(window);
    if (words === undefined || (!isEditable && selectionText === '')) return;
    const copy: MenuItemConstructorOptions = { role: 'copy', label: words.copy, enabled: editFlags.canCopy };
    const template: MenuItemConstructorOptions[] = isEditable
      ? [
          { role: 'cut', label: words.cut, enabled: editFlags.canCut },
          copy,
          { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
          { type: 'separator' },
          { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
        ]
      : [copy];
    Menu.buildFromTemplate(template).popup({ window });
  });
}
