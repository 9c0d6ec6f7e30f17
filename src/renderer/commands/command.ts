import type { Translate } from '../../shared/texts/translate.ts';

/** Something the user can do from a button, with a shortcut, from the command list or from the menu. */
export interface Command {
  id: string;
  label: string;
  /** `mod` is Ctrl, or Cmd on a Mac: `mod+shift+z`, `alt+n`. */
  shortcut?: string;
  /** A second shortcut that other programs use. It is not shown. */
  otherShortcut?: string;
  run(): void;
  /** Whether the command can run now. True if absent. */
  isEnabled?: boolean;
  /** Whether the shortcut works even while `isEnabled` is false, because `isEnabled` may lag behind fast typing. */
  ignoresEnabled?: boolean;
  /** Whether the command also works while a dialog is open, because it doesn't concern the page behind the dialog. */
  worksInDialogs?: boolean;
  /** Whether the shortcut does nothing while a text box or a list has the focus, because they use these keys themselves. */
  leavesText?: boolean;
}

/** Whether shortcuts use the modifiers of a Mac. */
export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The characters that a named key may type. Keyboards differ in whether Shift is needed, so both characters count. */
const CHARACTERS_BY_KEY: Readonly<Record<string, string>> = { plus: '+=', minus: '-_', slash: '/?' };
const KEY_SYMBOLS: Readonly<Record<string, string>> = { plus: '+', minus: '-', slash: '/', arrowleft: '←' };

/** Whether a key press is this shortcut, with exactly its modifiers. */
export function matchesShortcut(event: KeyPress, shortcut: string, isMac = IS_MAC): boolean {
  const parts = shortcut.split('+');
  const keyName = parts.at(-1) ?? '';
  const needsMod = parts.includes('mod');
  const characters = CHARACTERS_BY_KEY[keyName];
  if (characters !== undefined) {
    return (
      !event.altKey &&
      event.ctrlKey === (needsMod && !isMac) &&
      event.metaKey === (needsMod && isMac) &&
      characters.includes(event.key)
    );
  }
  if (event.altKey !== parts.includes('alt') || event.shiftKey !== parts.includes('shift')) return false;
  if (event.ctrlKey !== (needsMod && !isMac) || event.metaKey !== (needsMod && isMac)) return false;
  // Some keyboards type another character while Alt is pressed, so the position of the key (`event.code`) counts as well.
  return (
    event.key.toLowerCase() === keyName ||
    event.code === `Key${keyName.toUpperCase()}` ||
    event.code === `Digit${keyName}`
  );
}

/** Formats a shortcut the way keyboards label it: `mod+shift+z` becomes `Ctrl+Shift+Z`. */
export function formatShortcut(translate: Translate, shortcut: string, isMac = IS_MAC): string {
  const names: Record<string, string> = isMac
    ? { mod: '⌘', shift: '⇧', alt: '⌥', pageup: '⇞', pagedown: '⇟', delete: '⌦', escape: '⎋' }
    : {
        ...{ mod: translate('keys.ctrl'), shift: translate('keys.shift'), alt: translate('keys.alt') },
        ...{
          escape: translate('keys.escape'),
          pageup: translate('keys.pageUp'),
          pagedown: translate('keys.pageDown'),
          delete: translate('keys.delete'),
        },
      };
  const parts = shortcut
    .split('+')
    .map((part) => names[part] ?? KEY_SYMBOLS[part] ?? (/^(.|f\d+)$/.test(part) ? part.toUpperCase() : part));
  return parts.join(isMac ? '' : '+');
}
