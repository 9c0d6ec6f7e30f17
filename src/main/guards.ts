import { type App, dialog, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from '../shared/bridge.ts';
import { strings } from './strings/strings.ts';

/** Whether a frame at this address is ours. Node reads a foreign scheme's origin as `null`, so prefixes are compared. */
export function isOurs(address: string | undefined): boolean {
  return address !== undefined && (address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`));
}

/** No page may leave the app, open a window, hold a webview or ask for a device. */
export function guardContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event, address) => {
      if (!isOurs(address)) event.preventDefault();
    });
    contents.on('will-redirect', (event, address) => {
      if (!isOurs(address)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    askBeforeLosing(contents);
  });
}

/** A page may copy to the clipboard (the way out of a broken screen), and keep its library when the disk gets full. */
export function guardPermissions(session: Session): void {
  const allowed = new Set(['clipboard-sanitized-write', 'persistent-storage']);
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowed.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => allowed.has(permission));
  session.setDevicePermissionHandler(() => false);
}

/** The page refuses to unload only while something typed is not on disk yet: then the user decides. */
function askBeforeLosing(contents: WebContents): void {
  contents.on('will-prevent-unload', (event) => {
    const { unsaved, unsavedDetail, stay, loseThem } = strings();
    const choice = dialog.showMessageBoxSync({
      type: 'warning',
      message: unsaved,
      detail: unsavedDetail,
      buttons: [stay, loseThem],
      defaultId: 0,
      cancelId: 0,
    });
    if (choice === 1) event.preventDefault();
  });
}
