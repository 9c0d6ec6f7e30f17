/** What no page may do: leave the app, open windows, hold webviews, use devices, download. */
import { type App, dialog, type Session, type WebContents } from 'electron';
import { APP_ORIGIN, MENU } from '../shared/bridge.ts';
import { isClosing } from './close-gently.ts';
import type { MainTexts } from './texts.ts';

/** The page of a window, and the same by its full name. */
const PAGES: readonly string[] = [`${APP_ORIGIN}/`, `${APP_ORIGIN}/index.html`];

/** Whether this address is the page of the app, at any place in it. Other files of the renderer are no pages. */
export function isOurPage(address: string | undefined): boolean {
  return address !== undefined && PAGES.includes(address.replace(/[?#].*$/s, ''));
}

/** No page may leave the app, open a window, hold a webview or show something foreign in a frame. */
export function guardContents(texts: MainTexts, app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event, address) => {
      if (!isOurPage(address)) event.preventDefault();
    });
    contents.on('will-redirect', (event, address) => {
      if (!isOurPage(address)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    askBeforeLosing(texts, contents);
  });
  app.on('session-created', guardDownloads);
}

/**
 * Files leave by the bridge, which checks them: a download would let a page choose any kind. Only the viewer that prints may save the
 * PDF that it shows, which was checked before.
 */
export function guardDownloads(session: Session): void {
  session.on('will-download', (event, item, contents) => {
    const isShownPdf = !isOurPage(contents?.getURL()) && /\.pdf$/i.test(item.getFilename());
    if (!(isShownPdf && item.getMimeType() === 'application/pdf')) event.preventDefault();
  });
}

/** Our pages may copy to the clipboard (the way out of a broken screen), and keep their library when the disk gets full. */
export function guardPermissions(session: Session): void {
  const allowed = new Set(['clipboard-sanitized-write', 'persistent-storage']);
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(allowed.has(permission) && isOurPage(contents?.getURL())),
  );
  session.setPermissionCheckHandler(
    (contents, permission) => allowed.has(permission) && (contents === null || isOurPage(contents.getURL())),
  );
  session.setDevicePermissionHandler(() => false);
}

/** The page refuses to unload only while something typed isn't on disk yet: then the user decides, and nothing else does. */
function askBeforeLosing(texts: MainTexts, contents: WebContents): void {
  contents.on('will-prevent-unload', (event) => {
    const isClose = isClosing(contents);
    const choice = dialog.showMessageBoxSync({
      type: 'warning',
      message: texts.translate('systemUnsaved.message'),
      detail: isClose ? texts.translate('systemUnsaved.closeDetail') : texts.translate('systemUnsaved.reloadDetail'),
      buttons: [
        texts.translate('systemUnsaved.keepOpen'),
        texts.translate('systemUnsaved.saveToFile'),
        isClose ? texts.translate('systemUnsaved.closeUnsaved') : texts.translate('systemUnsaved.reloadUnsaved'),
      ],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    if (choice === 1) contents.send(MENU, 'save-from-memory');
    // Without this the page stays.
    if (choice === 2) event.preventDefault();
  });
}
