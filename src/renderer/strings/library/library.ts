/** What the Library screen says. */
export const LIBRARY = {
  title: 'Library',
  part: 'Part of the library',
  parts: { transfer: 'Import and export', trash: 'Trash', backups: 'Backups' },
};
