/** Keys as they are printed on a keyboard that is none of a Mac. */
export const KEYS = {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  delete: 'Delete',
  escape: 'Esc',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
};
