/**
 * The addresses of screens that belong to no kind of documents, after `#/`. Features link to each other by these names, but this folder
 * can't import from features. Therefore an address is declared here and its screen in `app/other-screens.ts`; the compiler requires both.
 *
 * `:id` is a parameter, `:id?` an optional one, and `:part(trash|backups)?` one of a few words. Other words count as absent.
 */
export const OTHER_PAGES = {
  library: 'library/:part(transfer|trash|backups)?',
  templates: 'templates',
  studio: 'studio/:id',
  settings: 'settings',
  about: 'about',
} as const;
