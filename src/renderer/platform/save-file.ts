import type { SaveFileReply } from '../../shared/bridge.ts';
import type { ExportKind } from '../../shared/library/transfer-calls.ts';
import { bridge } from './bridge.ts';

/**
 * Saves a file: with the save dialog in the app, as a download in a browser. The reply says `saved: false` if the user closed the
 * dialog. Rejects if the file can't be written; the message says why.
 *
 * @param exportKind the kind of export. The dialog opens in the folder of the last export of this kind
 */
export async function saveFile(
  suggestedName: string,
  bytes: Uint8Array | Blob,
  mimeType: string,
  exportKind?: ExportKind,
): Promise<SaveFileReply> {
  if (bridge !== undefined) {
    const fileBytes = bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes;
    const reply = await bridge.saveFile({
      suggestedName,
      bytes: fileBytes,
      ...(exportKind === undefined ? {} : { of: exportKind }),
    });
    if (!reply.saved && reply.refused !== undefined) throw new Error(reply.refused);
    return reply;
  }
  const objectUrl = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer> | Blob], { type: mimeType }));
  const downloadLink = document.createElement('a');
  downloadLink.href = objectUrl;
  downloadLink.download = suggestedName;
  downloadLink.click();
  // A download that has started no longer needs the URL, but Safari starts it a little later.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
  return { saved: true, name: suggestedName };
}
