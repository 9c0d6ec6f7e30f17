import { useSyncExternalStore } from 'react';
import { KIND_BY_TABLE } from '../../shared/document/formats.ts';
import type { Kind } from '../../shared/document/kinds/kinds.ts';
import { TABLE_NAMES, type TableName } from '../store/rows.ts';
import { formatAddress, hasId, type PageRoute, parseAddress } from './addresses.ts';

/** A screen with its parameters. Its address is `#/characters`, `#/characters/tide-warden` and so on. */
export type Route = PageRoute | { screen: 'print'; table: PrintableTable; id?: string };
export type ScreenName = Route['screen'];

/** The tables whose documents can be printed. Without an id, the characters that were selected in their list are printed. */
export type PrintableTable = Extract<Kind, { isPrinted: true }>['table'];

/** The parts of the Library screen. The first one is the default. */
export const LIBRARY_PARTS = ['transfer', 'trash', 'backups'] as const;
export type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** The parts of the screen of an event, apart from its rules, which are the default. */
export type EventPart = 'lists';

/** The screens that are shown if an address has no document id. */
const FALLBACK_ROUTES: Readonly<Record<string, Route>> = { studio: { screen: 'templates' } };

export function parseRoute(addressHash: string): Route {
  const [section, ...encodedParts] = addressHash.replace(/^#?\/?/, '').split('/');
  const addressParts = [section, ...encodedParts.map(decodePart)];
  if (section === 'print') return parsePrintRoute(addressParts[1], addressParts[2]);
  return parseAddress(addressParts) ?? FALLBACK_ROUTES[section ?? ''] ?? { screen: 'characters' };
}

function parsePrintRoute(tableSegment: string | undefined, documentId: string | undefined): Route {
  const knownTable = TABLE_NAMES.find(
    (candidate) => candidate === tableSegment && candidate !== 'templates' && KIND_BY_TABLE[candidate].isPrinted,
  );
  const printedTable = (knownTable ?? 'characters') as PrintableTable;
  return documentId === undefined
    ? { screen: 'print', table: 'characters' }
    : { screen: 'print', table: printedTable, id: documentId };
}

export function formatHash(route: Route): string {
  if (route.screen !== 'print') return `#/${formatAddress(route)}`;
  return route.id === undefined ? '#/print' : `#/print/${route.table}/${encodeURIComponent(route.id)}`;
}

/** Returns the screen that opens a document of a table. */
export function getOpeningScreen(tableName: TableName): ScreenName {
  return (tableName === 'templates' ? 'studio' : KIND_BY_TABLE[tableName].opensIn) as ScreenName;
}

/** Returns the route that opens a document. Some kinds have one screen for all their documents. */
export function getDocumentRoute(tableName: TableName, documentId: string): Route {
  const screen = getOpeningScreen(tableName);
  return (hasId(screen) ? { screen, id: documentId } : { screen }) as Route;
}

function decodePart(encodedPart: string | undefined): string | undefined {
  if (encodedPart === undefined || encodedPart === '') return undefined;
  try {
    return decodeURIComponent(encodedPart);
  } catch {
    return encodedPart;
  }
}

const subscribeToHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useHash(): string {
  return useSyncExternalStore(subscribeToHash, () => window.location.hash);
}

export function navigateTo(route: Route): void {
  window.location.hash = formatHash(route);
}
