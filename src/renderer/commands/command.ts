import type { Translate } from '../../shared/texts/translate.ts';

/** Something the user can do, wherever it is offered: a button, a key, the command list. */
export interface Command {
  id: string;
  label: string;
  /** `mod` is Ctrl, or Cmd on a Mac: `mod+shift+z`, `alt+n`. */
  shortcut?: string;
  /** A second shortcut, usual in other programs, that is not shown. */
  otherShortcut?: string;
  run(): void;
  /** Absent = yes. */
  enabled?: boolean;
  /** Its keys work even where `enabled` is false, since that may lag behind keys that are pressed fast. */
  keysAlways?: boolean;
  /** Also available in an open dialog, since it concerns what stands beside it. */
  beside?: boolean;
  /** Not available while a text box or a list of words has the focus, which uses these keys itself. */
  leavesText?: boolean;
}

/** Whether the keys are those of a Mac. */
export const MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Keys by what they type, with or without Shift: keyboards differ in that. */
const SIGNS: Readonly<Record<string, string>> = { plus: '+=', minus: '-_', slash: '/?' };
const SIGN_NAMES: Readonly<Record<string, string>> = { plus: '+', minus: '-', slash: '/', arrowleft: '←' };

/** Whether a key press is this shortcut, no more and no fewer modifiers. */
export function matches(event: Keys, shortcut: string, mac = MAC): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const mod = parts.includes('mod');
  const signs = SIGNS[key];
  if (signs !== undefined) {
    return (
      !event.altKey && event.ctrlKey === (mod && !mac) && event.metaKey === (mod && mac) && signs.includes(event.key)
    );
  }
  if (event.altKey !== parts.includes('alt') || event.shiftKey !== parts.includes('shift')) return false;
  if (event.ctrlKey !== (mod && !mac) || event.metaKey !== (mod && mac)) return false;
  // With Alt held some keyboards type another letter: then the place of the key counts.
  return event.key.toLowerCase() === key || event.code === `Key${key.toUpperCase()}` || event.code === `Digit${key}`;
}

/** `mod+shift+z` as it is printed on the keys: Ctrl+Shift+Z. */
export function shortcutText(translate: Translate, shortcut: string, mac = MAC): string {
  const names: Record<string, string> = mac
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
    .map((part) => names[part] ?? SIGN_NAMES[part] ?? (/^(.|f\d+)$/.test(part) ? part.toUpperCase() : part));
  return parts.join(mac ? '' : '+');
}
