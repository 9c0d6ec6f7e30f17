/**
 * Keeps Rollcall off the network. Chromium would use the network for spelling dictionaries, proxies and updates of its components.
 * Each of these is switched off, and any other request is refused.
 */
import type { App, Session } from 'electron';
import { APP_SCHEME } from '../shared/bridge.ts';
import { DEV_SOCKET } from './dev/address.ts';

/** Prefixes of addresses on this computer: the app's scheme, data that a page has created, and the built-in developer tools. */
const LOCAL_PREFIXES: readonly string[] = [
  ...[`${APP_SCHEME}:`, 'blob:', 'data:', 'devtools:'],
  ...(DEV_SOCKET === undefined ? [] : [`${DEV_SOCKET}/`]),
];

/** The exception for the dev server. No other host name is resolved or connected to. */
const HOST_RULES = DEV_SOCKET === undefined ? '' : `, EXCLUDE ${new URL(DEV_SOCKET).hostname}`;

export const isLocalAddress = (address: string): boolean => LOCAL_PREFIXES.some((prefix) => address.startsWith(prefix));

/** Switches off Chromium's network features, and keeps each new session offline. Must run before the app is ready. */
export function switchOffNetwork(app: App): void {
  app.commandLine.appendSwitch('host-resolver-rules', `MAP * ~NOTFOUND${HOST_RULES}`);
  // Otherwise settings of the system may start a search for a proxy on the network.
  app.commandLine.appendSwitch('no-proxy-server');
  for (const switchName of [
    'disable-background-networking',
    'disable-component-update',
    'disable-domain-reliability',
  ]) {
    app.commandLine.appendSwitch(switchName);
  }
  app.on('session-created', keepOffline);
  app.on('web-contents-created', (_event, contents) => {
    // WebRTC is the only network access of a page that the content security policy doesn't cover.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}

/** Prevents a session from loading dictionaries or anything else from the network. Must run before the session has a page. */
export function keepOffline(session: Session): void {
  // Even if `spellcheck` is off in a window, Chromium fetches the dictionary of the system's language.
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest(({ url }, respond) => respond({ cancel: !isLocalAddress(url) }));
}
