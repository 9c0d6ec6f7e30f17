/** Prevents pages from leaving the app, opening windows, embedding webviews, using devices and downloading files. */
import { type App, dialog, type Session, type WebContents } from 'electron';
import { APP_ORIGIN, MENU_CHANNEL } from '../shared/bridge.ts';
import { isClosing } from './close-after-saving.ts';
import type { MainTexts } from './texts.ts';

/** The addresses of the page, with and without its file name. */
const PAGE_ADDRESSES: readonly string[] = [`${APP_ORIGIN}/`, `${APP_ORIGIN}/index.html`];

/** Whether this address is the page of the app, with any query or hash. Other files of the renderer are not pages. */
export function isOurPage(address: string | undefined): boolean {
  return address !== undefined && PAGE_ADDRESSES.includes(address.replace(/[?#].*$/s, ''));
}

/** Prevents all pages from leaving the app, opening windows, embedding webviews and showing foreign content in frames. */
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
    confirmUnload(texts, contents);
  });
  app.on('session-created', guardDownloads);
}

/**
 * Blocks downloads, since a page could save any kind of file with them. Files are saved through the bridge, which checks them. Only the
 * PDF viewer of the print window may save the PDF that it shows, which was already checked.
 */
export function guardDownloads(session: Session): void {
  session.on('will-download', (event, item, contents) => {
    const isShownPdf = !isOurPage(contents?.getURL()) && /\.pdf$/i.test(item.getFilename());
    if (!(isShownPdf && item.getMimeType() === 'application/pdf')) event.preventDefault();
  });
}

/** Allows only the app's pages to write to the clipboard, and to store data that Chromium does not delete when the disk gets full. */
export function guardPermissions(session: Session): void {
  const allowedPermissions = new Set(['clipboard-sanitized-write', 'persistent-storage']);
  session.setPermissionRequestHandler((contents, permission, respond) =>
    respond(allowedPermissions.has(permission) && isOurPage(contents?.getURL())),
  );
  session.setPermissionCheckHandler(
    (contents, permission) => allowedPermissions.has(permission) && (contents === null || isOurPage(contents.getURL())),
  );
  session.setDevicePermissionHandler(() => false);
}

/** Asks the user whether to unload a page that has unsaved input. A page prevents its unload only in that case. */
function confirmUnload(texts: MainTexts, contents: WebContents): void {
  contents.on('will-prevent-unload', (event) => {
    const isWindowClosing = isClosing(contents);
    const choice = dialog.showMessageBoxSync({
      type: 'warning',
      message: texts.translate('systemUnsaved.message'),
      detail: isWindowClosing
        ? texts.translate('systemUnsaved.closeDetail')
        : texts.translate('systemUnsaved.reloadDetail'),
      buttons: [
        texts.translate('systemUnsaved.keepOpen'),
        texts.translate('systemUnsaved.saveToFile'),
        isWindowClosing
          ? texts.translate('systemUnsaved.closeUnsaved')
          : texts.translate('systemUnsaved.reloadUnsaved'),
      ],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // `choice` is the index of the pressed button. In this event, preventDefault lets the page unload.
    if (choice === 1) contents.send(MENU_CHANNEL, 'save-from-memory');
    if (choice === 2) event.preventDefault();
  });
}
