import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { MAC } from '../commands/command.ts';
import { useAllCommands } from '../commands/registry.ts';
import { inBackground } from '../failures/in-background.ts';
import { useGameShown } from '../games/game-shown.ts';
import { hashOf, openingScreen, type Route, routeOfDocument } from '../navigation/router.ts';
import { bridge } from '../platform/bridge.ts';
import { THEME } from '../preferences/appearance.ts';
import { usePreference } from '../preferences/preference.ts';
import { storedName } from '../store/item.ts';
import { useGames, useLibrary } from '../store/library-context.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { shortName } from '../strings/documents/short-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { type MenuState, menuOf } from './layout.ts';
import { noteOpened, useRecent } from './recent.ts';
import { isCovered } from './run-from-menu.ts';

/** Most documents of the list of those opened last. */
const MOST_RECENT = 10;

/** Keeps the menu of the window as its commands are, and notes which documents are opened. */
export function useMenu(route: Route, { creations, places }: Pick<MenuState, 'creations' | 'places'>): void {
  const translate = useTranslate();
  const gameCatalog = useGames();
  useNotedDocument(route);
  const commands = useAllCommands();
  const recent = useRecentNames();
  const theme = usePreference(THEME);
  const game = useGameShown();
  const covered = useCovered();
  const sent = useRef('');
  useEffect(() => {
    if (bridge === undefined) return;
    // Commands of a screen come in several steps: the menu follows once they are there.
    const timer = setTimeout(() => {
      const menu = menuOf(translate, {
        ...{ creations, places, commands, recent, theme, covered, games: gameCatalog.all, game: game.id },
        ...{ mac: MAC, language: translate.language },
      });
      const next = JSON.stringify(menu);
      if (next === sent.current) return;
      sent.current = next;
      inBackground('Showing the menu', bridge?.setMenu(menu));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [creations, places, commands, recent, theme, covered, game, gameCatalog.all, translate]);
}

const SETTLE_MS = 100;

/** Whether a dialog is open. Dialogs stand beside the page, as children of the body. */
const useCovered = (): boolean => useSyncExternalStore(watchBody, isCovered);

function watchBody(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

function useNotedDocument(route: Route): void {
  const library = useLibrary();
  const table = TABLE_NAMES.find((name) => openingScreen(name) === route.screen);
  const id = 'id' in route ? route.id : undefined;
  useEffect(() => {
    if (table !== undefined && id !== undefined && library.tables[table].get(id) !== undefined)
      noteOpened({ table, id });
  }, [library, table, id]);
}

/** Those that are still there, with the names that they have now. */
function useRecentNames(): readonly { readonly address: string; readonly name: string }[] {
  const translate = useTranslate();
  const { tables } = useLibrary();
  const recent = useRecent();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = recent.map(({ table, id }) => tables[table].subscribeTo(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [tables, recent],
  );
  // As text, which is the same as long as it says the same.
  const stored = useSyncExternalStore(subscribe, () => {
    const items = recent.map(({ table, id }) => tables[table].get(id));
    return JSON.stringify(items.map((item) => (item === undefined ? null : storedName(item.row))));
  });
  return useMemo(() => {
    const names = JSON.parse(stored) as readonly (string | null)[];
    return recent
      .flatMap(({ table, id }, index) => {
        const name = names[index] ?? null;
        if (name === null) return [];
        const address = hashOf(routeOfDocument(table, id));
        return [{ address, name: name === '' ? translate('editing.unnamed') : shortName(name) }];
      })
      .slice(0, MOST_RECENT);
  }, [recent, stored, translate]);
}
