import type { SaveFileReply } from '../../shared/bridge.ts';
import type { ExportKind } from '../../shared/library/transfer-calls.ts';
import { bridge } from './bridge.ts';

/**
 * Hands a finished file to the user: through the save dialog in the app, as a download in a browser. Not saved means that
 * the user closed the dialog. Rejects when the disk refuses; the message says why. `of`: what of the library it is, so that
 * its folder is offered again.
 */
export async function saveFile(
  suggestedName: string,
  bytes: Uint8Array | Blob,
  type: string,
  of?: ExportKind,
): Promise<SaveFileReply> {
  if (bridge !== undefined) {
    const whole = bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes;
    const reply = await bridge.saveFile({ suggestedName, bytes: whole, ...(of === undefined ? {} : { of }) });
    if (!reply.saved && reply.refused !== undefined) throw new Error(reply.refused);
    return reply;
  }
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer> | Blob], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = suggestedName;
  link.click();
  // The download has its own hold on the blob once it has started; Safari starts it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return { saved: true, name: suggestedName };
}
