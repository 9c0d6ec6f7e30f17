import { useSyncExternalStore } from 'react';
import { KIND_OF_TABLE } from '../../shared/document/formats.ts';
import type { Kind } from '../../shared/document/kinds/kinds.ts';
import { TABLE_NAMES, type TableName } from '../store/rows.ts';
import { hasId, type PageRoute, readAddress, writeAddress } from './addresses.ts';

/** Every place in the app. The address is `#/characters`, `#/characters/tide-warden` and so on. */
export type Route = PageRoute | { screen: 'print'; of: PrintOf; id?: string };
export type ScreenName = Route['screen'];

/** What is printed: one document of a kind, or, without an id, the characters that were chosen in their list. */
export type PrintOf = Extract<Kind, { isPrinted: true }>['table'];

/** The parts of the Library screen; without one the first is shown. */
export const LIBRARY_PARTS = ['transfer', 'trash', 'backups'] as const;
export type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** The parts of the screen of an event; without one its rules are shown. */
export type EventPart = 'lists';

/** What is shown where an address lacks the id of its document. */
const WITHOUT_ID: Readonly<Record<string, Route>> = { studio: { screen: 'templates' } };

export function parseRoute(hash: string): Route {
  const [section, ...others] = hash.replace(/^#?\/?/, '').split('/');
  const parts = [section, ...others.map(decode)];
  if (section === 'print') return printRoute(parts[1], parts[2]);
  return readAddress(parts) ?? WITHOUT_ID[section ?? ''] ?? { screen: 'characters' };
}

function printRoute(kind: string | undefined, id: string | undefined): Route {
  const known = TABLE_NAMES.find((table) => table === kind && table !== 'templates' && KIND_OF_TABLE[table].isPrinted);
  const of = (known ?? 'characters') as PrintOf;
  return id === undefined ? { screen: 'print', of: 'characters' } : { screen: 'print', of, id };
}

export function hashOf(route: Route): string {
  if (route.screen !== 'print') return `#/${writeAddress(route)}`;
  return route.id === undefined ? '#/print' : `#/print/${route.of}/${encodeURIComponent(route.id)}`;
}

/** The screen that opens a document of a table. */
export function openingScreen(table: TableName): ScreenName {
  return (table === 'templates' ? 'studio' : KIND_OF_TABLE[table].opensIn) as ScreenName;
}

/** Where a document is opened. Some kinds have one screen for all their documents. */
export function routeOfDocument(table: TableName, id: string): Route {
  const screen = openingScreen(table);
  return (hasId(screen) ? { screen, id } : { screen }) as Route;
}

function decode(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

export function go(route: Route): void {
  window.location.hash = hashOf(route);
}
