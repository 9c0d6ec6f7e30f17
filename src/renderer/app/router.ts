import { useSyncExternalStore } from 'react';

/** Every place in the app. The address is `#/characters`, `#/characters/tide-warden` and so on. */
export type Route =
  | { screen: 'characters' }
  | { screen: 'character'; id: string }
  | { screen: 'teams' }
  | { screen: 'team'; id: string }
  | { screen: 'factions' }
  | { screen: 'faction'; id: string }
  | { screen: 'about' };

export function parseRoute(hash: string): Route {
  const [section, rawId] = hash.replace(/^#?\/?/, '').split('/');
  const id = decode(rawId);
  if (section === 'teams') return id === undefined ? { screen: 'teams' } : { screen: 'team', id };
  if (section === 'factions') return id === undefined ? { screen: 'factions' } : { screen: 'faction', id };
  if (section === 'about') return { screen: 'about' };
  return id === undefined ? { screen: 'characters' } : { screen: 'character', id };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'characters':
    case 'teams':
    case 'factions':
    case 'about':
      return `#/${route.screen}`;
    case 'character':
      return `#/characters/${encodeURIComponent(route.id)}`;
    case 'team':
      return `#/teams/${encodeURIComponent(route.id)}`;
    case 'faction':
      return `#/factions/${encodeURIComponent(route.id)}`;
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
