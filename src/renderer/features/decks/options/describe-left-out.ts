import { recognizeLazily } from '../../../../shared/foreign-files/recognize-lazily.ts';
import { type FilePurpose, formatForeignFileClause } from '../../../../shared/texts/foreign-file.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import { describeLeftOutFile } from '../../../strings/documents/decks.ts';

/** The number of bytes read to recognize a file type. Identifying the contents of an archive needs all of them. */
const HEAD = 1_000_000;

/** Describes the type of the first ignored file and the number of the others. Returns undefined for no files. */
export async function describeLeftOut(
  translate: Translate,
  [first, ...others]: readonly DroppedFile[],
  purpose: FilePurpose,
): Promise<string | undefined> {
  if (first === undefined) return undefined;
  // A file that cannot be opened is described by its name.
  const head = await first.bytes
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const file = await recognizeLazily(new Uint8Array(head), first.name);
  return describeLeftOutFile(
    translate,
    first.name,
    others.length,
    file && formatForeignFileClause(translate, file, purpose),
  );
}
