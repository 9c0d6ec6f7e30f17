import { useEffect } from 'react';
import { runInBackground } from '../failures/run-in-background.ts';
import { adoptUntouched, discardUntouched } from '../features/documents/untouched-documents.ts';
import type { Route } from '../navigation/router.ts';
import type { Library } from '../store/library.ts';
import { SCREENS } from './screens.ts';

/** Discards new documents that were never edited as soon as the user leaves them, and those of an earlier session at the start. */
export function useDiscardUntouched(library: Library, route: Route, areStoresLoaded: boolean): void {
  const shownTable = route.screen === 'print' ? route.table : SCREENS[route.screen].table;
  const shownId = 'id' in route ? (route.id ?? '') : '';
  useEffect(() => {
    if (!areStoresLoaded) return;
    let isShown = true;
    runInBackground(
      'Discarding untouched documents',
      adoptUntouched().then(() => {
        if (isShown) discardUntouched(library, shownTable, shownId);
      }),
    );
    return () => {
      isShown = false;
    };
  }, [library, shownTable, shownId, areStoresLoaded]);
}
