/**
 * The addresses of screens that belong to no kind of documents, behind `#/`. Features stand above this folder and link to each
 * other by these names, so an address stands here and its screen in `app/other-screens.ts`; the compiler asks for both.
 *
 * `:id` is a part of the address, `:id?` one that may be absent, and `:part(trash|backups)?` one of a few words; other words
 * count as absent.
 */
export const OTHER_PAGES = {
  library: 'library/:part(transfer|trash|backups)?',
  templates: 'templates',
  studio: 'studio/:id',
  settings: 'settings',
  about: 'about',
} as const;
