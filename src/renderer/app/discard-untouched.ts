import { useEffect } from 'react';
import { runInBackground } from '../failures/run-in-background.ts';
import { adoptUntouched, discardUntouched, useWasDiscarded } from '../features/documents/untouched-documents.ts';
import { formatHash, getOpeningScreen, type Route } from '../navigation/router.ts';
import type { Library } from '../store/library.ts';
import { toast } from '../toasts/toasts.ts';
import { SCREENS } from './screens.ts';

/** Other windows that are opened at the same time have loaded their documents by then. */
const ADOPTION_DELAY_MS = 10_000;

/** Discards new documents that were never edited as soon as the user leaves them, and those of an earlier session after the start. */
export function useDiscardUntouched(library: Library, route: Route, areStoresLoaded: boolean): void {
  const shownTable = route.screen === 'print' ? route.table : SCREENS[route.screen].table;
  const shownId = 'id' in route ? (route.id ?? '') : '';
  useEffect(() => {
    if (areStoresLoaded) discardUntouched(library, shownTable, shownId);
  }, [library, shownTable, shownId, areStoresLoaded]);
  // Back and Forward may lead to a document that was discarded. They lead to its list instead.
  const wasDiscarded = useWasDiscarded(shownTable, shownId);
  const isMissing =
    areStoresLoaded && shownTable !== undefined && library.stores[shownTable].get(shownId) === undefined;
  useEffect(() => {
    if (!wasDiscarded || !isMissing || shownTable === undefined) return;
    const listScreen = SCREENS[getOpeningScreen(shownTable)].parentScreen;
    if (listScreen === undefined) return;
    // The address of the discarded document leaves the history.
    window.location.replace(formatHash({ screen: listScreen } as Route));
    toast((translate) => translate('editing.discarded'), { subject: 'discarded' });
  }, [wasDiscarded, isMissing, shownTable]);
  // The documents of an earlier session are discarded with the next change of the screen.
  useEffect(() => {
    if (!areStoresLoaded) return undefined;
    const timer = setTimeout(
      () => runInBackground('Adopting untouched documents', adoptUntouched()),
      ADOPTION_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [areStoresLoaded]);
}
