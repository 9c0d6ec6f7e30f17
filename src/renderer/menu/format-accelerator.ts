const ACCELERATOR_NAMES: Readonly<Record<string, string>> = {
  mod: 'CmdOrCtrl',
  shift: 'Shift',
  alt: 'Alt',
  plus: 'Plus',
  minus: '-',
  slash: '/',
  arrowleft: 'Left',
};

/**
 * Formats a shortcut as an Electron accelerator: `mod+shift+z` becomes `CmdOrCtrl+SHIFT+Z`. Returns undefined for a single letter,
 * because a menu would take that key away from text boxes.
 */
export function formatAccelerator(shortcut: string): string | undefined {
  const parts = shortcut.split('+');
  if (parts.length === 1 && !/^f\d+$/.test(shortcut)) return undefined;
  return parts.map((part) => ACCELERATOR_NAMES[part] ?? part.toUpperCase()).join('+');
}
