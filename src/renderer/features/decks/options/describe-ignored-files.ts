import { recognizeLazily } from '../../../../shared/foreign-files/recognize-lazily.ts';
import { type FilePurpose, formatForeignFileClause } from '../../../../shared/texts/foreign-file.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import { describeLeftOutFile } from '../../../strings/documents/decks.ts';

/** The number of bytes that are read to recognize a file. A few would do for most types, but not for the contents of an archive. */
const HEAD_BYTES = 1_000_000;

/** Describes the type of the first ignored file and the number of the others. Returns undefined for no files. */
export async function describeIgnoredFiles(
  translate: Translate,
  [firstFile, ...otherFiles]: readonly DroppedFile[],
  purpose: FilePurpose,
): Promise<string | undefined> {
  if (firstFile === undefined) return undefined;
  // A file that cannot be opened is described by its name.
  const headBytes = await firstFile.bytes
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const foreignFile = await recognizeLazily(new Uint8Array(headBytes), firstFile.name);
  return describeLeftOutFile(
    translate,
    firstFile.name,
    otherFiles.length,
    foreignFile && formatForeignFileClause(translate, foreignFile, purpose),
  );
}
