/** Reads the flag `--encoding` and reports on standard error how a text file was decoded. */

import { describeDecoding, type TextDecoding } from '../shared/spreadsheet/decode-text.ts';
import { ENCODINGS, type Encoding, findEncoding } from '../shared/spreadsheet/encodings.ts';
import { truncateVisibly } from '../shared/text/truncate.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { Failure } from './failure.ts';

/** Returns the encoding with the name given on the command line. Throws a Failure for an unknown name. */
export function readEncodingFlag(encodingName: string | undefined): Encoding | undefined {
  if (encodingName === undefined) return undefined;
  const encoding = findEncoding(encodingName);
  if (encoding === undefined)
    throw new Failure((translate) =>
      translate('cli.encoding.unknown', { name: truncateVisibly(encodingName), known: ENCODINGS.join(', ') }),
    );
  return encoding;
}

/** Returns the lines to print on standard error about how a text file was decoded. */
export function formatDecodingNotes(translate: Translate, decoding: TextDecoding | undefined): string[] {
  if (decoding === undefined) return [];
  const decodingNotes = describeDecoding(translate, decoding);
  return decoding.basis === 'assumed' ? [...decodingNotes, translate('cli.encoding.hint')] : decodingNotes;
}
