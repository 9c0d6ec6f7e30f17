/** Collects the screens of the window: those of each kind of document, and the others. */

import { createElement, type FunctionComponent } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { IntersectMembers } from '../navigation/addresses.ts';
import { parseRoute, type Route, type ScreenName } from '../navigation/router.ts';
import type { Screen, ScreenEntry } from '../navigation/screen.ts';
import { KIND_FEATURES } from './features.ts';
import { OTHER_SCREENS } from './other-screens.ts';
import { preloadScreens } from './preload-screens.ts';

/** The screens of all kinds of documents in one record. */
type KindScreens = IntersectMembers<(typeof KIND_FEATURES)[number]['screens']>;

const KIND_SCREENS = Object.assign({}, ...KIND_FEATURES.map(({ screens }) => screens)) as KindScreens;

/**
 * All screens, in the order in which their code is preloaded. Only the list of characters, which is shown first, is part of
 * the start bundle.
 */
export const SCREENS: { readonly [Name in ScreenName]: Screen<Name> } = { ...KIND_SCREENS, ...OTHER_SCREENS };

/** Whether a screen is offered for a game. */
export const isScreenOffered = (screen: ScreenName, game: Game): boolean =>
  (SCREENS[screen] as Screen).isOffered?.(game) ?? true;

/** A command that goes to a screen, with the name of the screen. */
export interface EntryWithScreen extends ScreenEntry {
  readonly screen: ScreenName;
}

/** The commands that go to screens, in the order of the navigation rail and of the Go menu. */
export const SCREEN_ENTRIES: readonly EntryWithScreen[] = Object.entries<Screen>(
  SCREENS as Record<string, Screen>,
).flatMap(([screen, { entries = [] }]) => entries.map((entry) => ({ ...entry, screen: screen as ScreenName })));

/** Renders the screen of an address. Another document gets a new screen, so that no state of the previous one is left. */
export function renderScreen(route: Route) {
  const { screen, ...props } = route;
  const { component } = SCREENS[screen];
  // The type of a route matches the component of its screen, because both have the same key in the table.
  return createElement(component as FunctionComponent<object>, { key: getScreenKey(route), ...props });
}

/**
 * Returns the React key of a screen. Addresses with the same key share one screen and its state, for example comparisons and
 * the parts of the library.
 */
function getScreenKey(route: Route): string {
  if (route.screen === 'compare' || !('id' in route)) return route.screen;
  return route.screen === 'print' ? `print/${route.table}/${route.id ?? ''}` : `${route.screen}/${route.id}`;
}

/** Loads the code that saves everything to a file. It is preloaded first, because it must work when no code can be loaded any more. */
const SAVE_FROM_MEMORY = {
  preload: () =>
    import('../features/transfer/export/save-from-memory.ts').then(
      () => undefined,
      () => undefined,
    ),
};

/** Returns the loader of a screen's code, or undefined for the screen that is part of the start bundle. */
const getLoader = (
  {
    component: { preload },
  }: {
    readonly component: { readonly preload?: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<void> };
  },
  gameCatalog: GameCatalog<Game>,
  translate: Translate,
) => (preload === undefined ? undefined : { preload: () => preload(gameCatalog, translate) });

/** Preloads all screens, so that each opens at once. */
export const preloadAllScreens = (translate: Translate, gameCatalog: GameCatalog<Game>): (() => void) =>
  preloadScreens(
    [
      SAVE_FROM_MEMORY,
      ...Object.values(SCREENS)
        .map((screen) => getLoader(screen, gameCatalog, translate))
        .filter((loader) => loader !== undefined),
    ],
    (hash) => getLoader(SCREENS[parseRoute(hash).screen], gameCatalog, translate),
  );
