import { recognizeLazily } from '../../../../shared/foreign-files/recognize-lazily.ts';
import { type FilePurpose, foreignFileClause } from '../../../../shared/texts/foreign-file.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import { describeLeftOutFile } from '../../../strings/documents/decks.ts';

/** Bytes that tell what a file is; what is packed in an archive takes all of it. */
const HEAD = 1_000_000;

/** Says what the first file is that is left out, and how many more there are. Undefined for no files. */
export async function describeLeftOut(
  translate: Translate,
  [first, ...others]: readonly DroppedFile[],
  purpose: FilePurpose,
): Promise<string | undefined> {
  if (first === undefined) return undefined;
  // A file that can't be opened is told by its name.
  const head = await first.bytes
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const file = await recognizeLazily(new Uint8Array(head), first.name);
  return describeLeftOutFile(translate, first.name, others.length, file && foreignFileClause(translate, file, purpose));
}
