/**
 * Rollcall uses no network. Chromium would use it for spelling dictionaries, proxies and
 * updates of its parts. Each of these is switched off, and any other request is refused.
 */
import type { App, Session } from 'electron';
import { APP_SCHEME } from '../shared/bridge.ts';
import { DEV_SOCKET } from './dev/address.ts';

/** Addresses that stay on this machine: the app itself, what a page holds, the built-in developer tools. */
const OWN: readonly string[] = [
  ...[`${APP_SCHEME}:`, 'blob:', 'data:', 'devtools:'],
  ...(DEV_SOCKET === undefined ? [] : [`${DEV_SOCKET}/`]),
];

/** No host name is resolved and no address is connected to, except those of the dev server. */
const HOST_RULES = DEV_SOCKET === undefined ? '' : `, EXCLUDE ${new URL(DEV_SOCKET).hostname}`;

export const isLocalAddress = (address: string): boolean => OWN.some((start) => address.startsWith(start));

/** Must run before the app is ready. */
export function switchOffNetwork(app: App): void {
  app.commandLine.appendSwitch('host-resolver-rules', `MAP * ~NOTFOUND${HOST_RULES}`);
  // Otherwise settings of the system may start a search for a proxy on the network.
  app.commandLine.appendSwitch('no-proxy-server');
  for (const name of ['disable-background-networking', 'disable-component-update', 'disable-domain-reliability']) {
    app.commandLine.appendSwitch(name);
  }
  app.on('session-created', keepOffline);
  app.on('web-contents-created', (_event, contents) => {
    // The one way out of a page that no content security policy covers.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}

/** No session loads a dictionary or anything else from elsewhere. Must run before the session has a page. */
export function keepOffline(session: Session): void {
  // With `spellcheck` of a window off, Chromium still fetches the dictionary of the system's language.
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isLocalAddress(url) }));
}
