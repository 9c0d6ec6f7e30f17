/** Plain texts that an organizer receives, and the lists in them. */
import { LIMITS } from '../base/limits.ts';
import type { Unreadable } from '../document/parse.ts';
import { createReadError } from '../event-pack/report-messages.ts';
import type { Archive } from '../library/archive/read-archive.ts';
import { decodeText } from '../spreadsheet/decode-text.ts';
import type { LateText } from '../texts/late-text.ts';
import { ArchiveError, formatArchiveFaultClause } from '../zip/archive-fault.ts';
import { MAX_LISTS, splitTextLists } from './split-text-lists.ts';

/** A plain text. `file` is its path, as in `ReceivedFile`, and `archive` the archive that contained it. */
export interface ReceivedText {
  readonly file: string;
  readonly text: string;
  readonly archive?: string;
}

/**
 * Returns the lists of a text, which rules of hyphens separate. A text with several lists contains them like an archive: the second one is
 * `saturday.txt/saturday 2.txt`.
 */
export function splitReceivedText<Text extends Pick<ReceivedText, 'file' | 'text'>>(received: Text): Text[] {
  const lists = splitTextLists(received.text);
  if (lists.length < 2 || lists.length > MAX_LISTS) return [received];
  const fileName = received.file.slice(Math.max(received.file.lastIndexOf('/'), received.file.lastIndexOf('\\')) + 1);
  const stemLength = fileName.includes('.') ? fileName.lastIndexOf('.') : fileName.length;
  const stem = fileName.slice(0, stemLength);
  const extension = fileName.slice(stemLength);
  return lists.map((text, index) => ({
    ...received,
    file: `${received.file}/${stem} ${index + 1}${extension}`,
    text,
  }));
}

/** The error of a text that is too large. */
const TOO_LARGE: LateText = (translate) =>
  translate('receivedFiles.tooLarge', { limit: LIMITS.documentBytes / 2 ** 20 });

/** Reads a plain text of a zip in any encoding. Returns the error if it is too large or damaged. */
export async function readArchivedText(
  archive: Archive,
  entryPath: string,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: Unreadable }> {
  try {
    const bytes = await archive.readPassedOver(entryPath, LIMITS.documentBytes);
    return bytes === undefined
      ? { ok: false, error: createReadError('file', TOO_LARGE) }
      : { ok: true, text: (await decodeText(bytes)).text };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return {
      ok: false,
      error: createReadError('file', (translate) => formatArchiveFaultClause(translate, error.fault)),
    };
  }
}
