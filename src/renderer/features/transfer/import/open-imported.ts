import type { IncomingKind } from '../../../../shared/library/import/incoming.ts';
import type { Route } from '../../../app/router.ts';

const SCREENS = { characters: 'character', teams: 'team', factions: 'faction' } as const;

/** Where a document is opened; undefined for a kind without a screen. */
export const routeOf = (kind: IncomingKind, id: string): Route | undefined =>
  kind === 'characters' || kind === 'teams' || kind === 'factions' ? { screen: SCREENS[kind], id } : undefined;
