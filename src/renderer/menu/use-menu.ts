import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { IS_MAC } from '../commands/command.ts';
import { useAllCommands } from '../commands/registry.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { useShownGame } from '../games/shown-game.ts';
import { formatHash, getDocumentRoute, getOpeningScreen, type Route } from '../navigation/router.ts';
import { bridge } from '../platform/bridge.ts';
import { THEME } from '../preferences/appearance.ts';
import { usePreference } from '../preferences/preference.ts';
import { getStoredName } from '../store/item.ts';
import { useGames, useLibrary } from '../store/library-context.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { createMenuModel, type MenuState } from './menu-model.ts';
import { rememberOpened, useRecentDocuments } from './recent-documents.ts';
import { isDialogOpen } from './run-from-menu.ts';

/** The maximum number of documents in the Open Recent menu. */
const MAX_RECENT_SHOWN = 10;

/** Keeps the menu of the window up to date with its commands, and remembers which documents are opened. */
export function useMenu(
  route: Route,
  { creations, destinations }: Pick<MenuState, 'creations' | 'destinations'>,
): void {
  const translate = useTranslate();
  const gameCatalog = useGames();
  useRememberOpened(route);
  const commands = useAllCommands();
  const recentDocuments = useRecentEntries();
  const themeId = usePreference(THEME);
  const shownGame = useShownGame();
  const isCovered = useIsDialogOpen();
  const lastSent = useRef('');
  useEffect(() => {
    if (bridge === undefined) return;
    // The commands of a new screen arrive in several renders. The menu waits until they have settled.
    const timer = setTimeout(() => {
      const menu = createMenuModel(translate, {
        ...{
          creations,
          destinations,
          commands,
          recent: recentDocuments,
          themeId,
          isCovered,
          games: gameCatalog.all,
          gameId: shownGame.id,
        },
        ...{ isMac: IS_MAC, language: translate.language },
      });
      const serializedMenu = JSON.stringify(menu);
      if (serializedMenu === lastSent.current) return;
      lastSent.current = serializedMenu;
      runInBackground('Showing the menu', bridge?.setMenu(menu));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [creations, destinations, commands, recentDocuments, themeId, isCovered, shownGame, gameCatalog.all, translate]);
}

/** The menu is updated after this time without a change of the commands. */
const SETTLE_MS = 100;

/** Whether a dialog is open. Dialogs are children of the body. */
const useIsDialogOpen = (): boolean => useSyncExternalStore(watchBody, isDialogOpen);

function watchBody(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

function useRememberOpened(route: Route): void {
  const library = useLibrary();
  const table = TABLE_NAMES.find((name) => getOpeningScreen(name) === route.screen);
  const id = 'id' in route ? route.id : undefined;
  useEffect(() => {
    if (table !== undefined && id !== undefined && library.stores[table].get(id) !== undefined)
      rememberOpened({ table, id });
  }, [library, table, id]);
}

/** Returns the documents that still exist, with their current names. */
function useRecentEntries(): readonly { readonly address: string; readonly name: string }[] {
  const translate = useTranslate();
  const { stores: tables } = useLibrary();
  const recentDocuments = useRecentDocuments();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = recentDocuments.map(({ table, id }) => tables[table].subscribeTo(id, listener));
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    [tables, recentDocuments],
  );
  // The snapshot is a string, so that React can tell whether it changed.
  const stored = useSyncExternalStore(subscribe, () => {
    const items = recentDocuments.map(({ table, id }) => tables[table].get(id));
    return JSON.stringify(items.map((item) => (item === undefined ? null : getStoredName(item.row))));
  });
  return useMemo(() => {
    const names = JSON.parse(stored) as readonly (string | null)[];
    return recentDocuments
      .flatMap(({ table, id }, index) => {
        const name = names[index] ?? null;
        if (name === null) return [];
        const address = formatHash(getDocumentRoute(table, id));
        return [{ address, name: name === '' ? translate('editing.unnamed') : shortenName(name) }];
      })
      .slice(0, MAX_RECENT_SHOWN);
  }, [recentDocuments, stored, translate]);
}
