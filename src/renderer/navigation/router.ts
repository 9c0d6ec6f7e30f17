import { useSyncExternalStore } from 'react';
import { showAddress } from '../../shared/bridge.ts';

/** Every place in the app. The address is `#/characters`, `#/characters/tide-warden` and so on. */
export type Route =
  | { screen: 'characters' }
  | { screen: 'character'; id: string }
  | { screen: 'compare'; id: string; other?: string }
  | { screen: 'teams' }
  | { screen: 'team'; id: string }
  | { screen: 'factions' }
  | { screen: 'faction'; id: string }
  | { screen: 'decks' }
  | { screen: 'deck'; id: string }
  | { screen: 'events' }
  | { screen: 'event'; id: string; part?: EventPart }
  | { screen: 'encounters' }
  | { screen: 'encounter'; id: string }
  | { screen: 'encounter-show'; id: string }
  | { screen: 'print'; of: PrintOf; id?: string }
  | { screen: 'library'; part?: LibraryPart }
  | { screen: 'templates' }
  | { screen: 'studio'; id: string }
  | { screen: 'settings' }
  | { screen: 'glossary' }
  | { screen: 'about' };

/** The parts of the screen of an event; without one its rules are shown. */
export const EVENT_PARTS = ['lists'] as const;
export type EventPart = (typeof EVENT_PARTS)[number];

/** What is printed: one document of a kind, or, without an id, the characters that were chosen in their list. */
export const PRINT_OF = ['characters', 'teams', 'factions', 'encounters', 'decks'] as const;
export type PrintOf = (typeof PRINT_OF)[number];

/** The parts of the Library screen; without one the first is shown. */
export const LIBRARY_PARTS = ['transfer', 'trash', 'backups'] as const;
export type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** Screens that are about nothing in particular. */
const PLAIN_SCREENS = ['templates', 'settings', 'about', 'glossary'] as const;

export function parseRoute(hash: string): Route {
  const [section, rawId, part] = hash.replace(/^#?\/?/, '').split('/');
  const id = decode(rawId);
  if (section === 'teams') return id === undefined ? { screen: 'teams' } : { screen: 'team', id };
  if (section === 'factions') return id === undefined ? { screen: 'factions' } : { screen: 'faction', id };
  if (section === 'decks') return id === undefined ? { screen: 'decks' } : { screen: 'deck', id };
  if (section === 'events') return eventRoute(id, part);
  if (section === 'encounters') return encounterRoute(id, part);
  if (section === 'print') return printRoute(id, decode(part));
  if (section === 'library') return libraryRoute(id);
  if (section === 'studio') return id === undefined ? { screen: 'templates' } : { screen: 'studio', id };
  if (section === 'compare') return compareRoute(id, decode(part));
  const plain = PLAIN_SCREENS.find((known) => known === section);
  if (plain !== undefined) return { screen: plain };
  return id === undefined ? { screen: 'characters' } : { screen: 'character', id };
}

function eventRoute(id: string | undefined, part: string | undefined): Route {
  if (id === undefined) return { screen: 'events' };
  const shown = EVENT_PARTS.find((known) => known === part);
  return { screen: 'event', id, ...(shown === undefined ? {} : { part: shown }) };
}

function encounterRoute(id: string | undefined, part: string | undefined): Route {
  if (id === undefined) return { screen: 'encounters' };
  return { screen: part === 'show' ? 'encounter-show' : 'encounter', id };
}

function compareRoute(id: string | undefined, other: string | undefined): Route {
  if (id === undefined) return { screen: 'characters' };
  return other === undefined ? { screen: 'compare', id } : { screen: 'compare', id, other };
}

function printRoute(kind: string | undefined, id: string | undefined): Route {
  const of = PRINT_OF.find((known) => known === kind) ?? 'characters';
  return id === undefined ? { screen: 'print', of: 'characters' } : { screen: 'print', of, id };
}

function libraryRoute(id: string | undefined): Route {
  const part = LIBRARY_PARTS.find((known) => known === id);
  return part === undefined ? { screen: 'library' } : { screen: 'library', part };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'characters':
    case 'teams':
    case 'factions':
    case 'decks':
    case 'events':
    case 'encounters':
    case 'templates':
    case 'settings':
    case 'glossary':
    case 'about':
      return `#/${route.screen}`;
    case 'library':
      return route.part === undefined ? '#/library' : `#/library/${route.part}`;
    case 'print':
      return route.id === undefined ? '#/print' : `#/print/${route.of}/${encodeURIComponent(route.id)}`;
    case 'character':
      return `#/characters/${encodeURIComponent(route.id)}`;
    case 'compare':
      return ['#/compare', route.id, ...(route.other === undefined ? [] : [route.other])]
        .map((part, i) => (i === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'team':
      return `#/teams/${encodeURIComponent(route.id)}`;
    case 'deck':
      return `#/decks/${encodeURIComponent(route.id)}`;
    case 'faction':
      return `#/factions/${encodeURIComponent(route.id)}`;
    case 'event':
      return `#/events/${encodeURIComponent(route.id)}${route.part === undefined ? '' : `/${route.part}`}`;
    case 'studio':
      return `#/studio/${encodeURIComponent(route.id)}`;
    case 'encounter-show':
      return showAddress(route.id);
    case 'encounter':
      return `#/encounters/${encodeURIComponent(route.id)}`;
  }
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
