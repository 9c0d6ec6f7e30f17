const NAMES: Readonly<Record<string, string>> = {
  mod: 'CmdOrCtrl',
  shift: 'Shift',
  alt: 'Alt',
  plus: 'Plus',
  minus: '-',
  slash: '/',
  arrowleft: 'Left',
};

/** `mod+shift+z` as a menu writes it. A letter alone is none: a menu would take it away from text boxes. */
export function menuKeys(shortcut: string): string | undefined {
  const parts = shortcut.split('+');
  if (parts.length === 1 && !/^f\d+$/.test(shortcut)) return undefined;
  return parts.map((part) => NAMES[part] ?? part.toUpperCase()).join('+');
}
