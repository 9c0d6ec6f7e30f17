import type { IncomingKind } from '../../../../shared/library/import/incoming.ts';
import type { Route } from '../../../navigation/router.ts';

const SCREENS = {
  characters: 'character',
  teams: 'team',
  factions: 'faction',
  encounters: 'encounter',
  events: 'event',
  templates: 'studio',
  decks: 'deck',
} as const;

/** Where a document is opened; undefined for a kind without a screen. */
export const routeOf = (kind: IncomingKind, id: string): Route | undefined =>
  kind === 'glossaries'
    ? { screen: 'glossary' }
    : kind === 'fonts'
      ? { screen: 'templates' }
      : { screen: SCREENS[kind], id };
