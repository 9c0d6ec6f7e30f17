/**
 * The addresses, after `#/`, of the screens that belong to no kind of documents. Features link to each other by these names, and this
 * folder can't import from features, so the screens are declared in `app/other-screens.ts`. The compiler requires both declarations.
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
