/** The flag `--encoding`, and what the command line reports about the encoding of a text file. */

import { describeDecoding, type TextDecoding } from '../shared/table/decode-text.ts';
import { ENCODINGS, type Encoding, findEncoding } from '../shared/table/encodings.ts';
import { shortened } from '../shared/text/short.ts';
import { Failure } from './failure.ts';

export const ENCODING_DETAILS: readonly string[] = [
  '  --encoding NAME  encoding of a .csv or .tsv, such as utf-8, windows-1252, macintosh or shift_jis; detected',
  '                   automatically if left out',
];

/** Returns the encoding that a call names. Throws a Failure for an unknown one. */
export function readEncodingFlag(name: string | undefined): Encoding | undefined {
  if (name === undefined) return undefined;
  const encoding = findEncoding(name);
  if (encoding === undefined)
    throw new Failure(`--encoding: ${shortened(name)} isn't a known encoding; use one of ${ENCODINGS.join(', ')}`);
  return encoding;
}

/** Returns lines for standard error about how a text file was decoded. */
export function decodingNotes(decoding: TextDecoding | undefined): string[] {
  if (decoding === undefined) return [];
  const notes = describeDecoding(decoding);
  return decoding.basis === 'assumed' ? [...notes, 'If letters look wrong, set the encoding with --encoding'] : notes;
}
