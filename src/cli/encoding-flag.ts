/** Reads the flag `--encoding` and reports on standard error how a text file was decoded. */

import { describeDecoding, type TextDecoding } from '../shared/table/decode-text.ts';
import { ENCODINGS, type Encoding, findEncoding } from '../shared/table/encodings.ts';
import { shortened } from '../shared/text/short.ts';
import { Failure } from './failure.ts';

export const ENCODING_DETAILS: readonly string[] = [
  '  --encoding NAME  encoding of a .csv or .tsv, such as utf-8, windows-1252, macintosh or shift_jis; detected',
  '                   automatically if left out',
];

/** Returns the encoding with the name given on the command line. Throws a Failure for an unknown name. */
export function readEncodingFlag(encodingName: string | undefined): Encoding | undefined {
  if (encodingName === undefined) return undefined;
  const encoding = findEncoding(encodingName);
  if (encoding === undefined)
    throw new Failure(
      `--encoding: ${shortened(encodingName)} isn't a known encoding; use one of ${ENCODINGS.join(', ')}`,
    );
  return encoding;
}

/** Returns the lines to print on standard error about how a text file was decoded. */
export function formatDecodingNotes(decoding: TextDecoding | undefined): string[] {
  if (decoding === undefined) return [];
  const notes = describeDecoding(decoding);
  return decoding.basis === 'assumed' ? [...notes, 'If letters look wrong, set the encoding with --encoding'] : notes;
}
