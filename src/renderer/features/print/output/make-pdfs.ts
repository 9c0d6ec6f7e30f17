/** Makes the parts of a print one after the other. */
import type { PdfPart } from '../../../../shared/pdf/merge/merge-pdf.ts';
import type { MergeRequest, PdfRequest, PdfResult } from '../print-messages.ts';
import type { MadeFile } from './save-files.ts';

/** One part of a print: the request to the worker, and its result if it is known already. */
export interface PrintTask {
  readonly fileName: string;
  /** The title of the part within a PDF of several parts. */
  readonly title: string;
  readonly request: PdfRequest;
  readonly made?: PdfResult;
}

export interface PdfOutput {
  readonly tasks: readonly PrintTask[];
  /** The title and file name of the merged PDF; absent = each part becomes its own file. */
  readonly merged?: Pick<MergeRequest, 'title' | 'duplex'> & { readonly fileName: string };
  /** The name of the archive that holds several files. */
  readonly title: string;
}

export interface MadeFiles {
  readonly files: readonly MadeFile[];
  /** Names of the characters that have no picture, because the picture is damaged. */
  readonly withoutPicture: readonly string[];
}

export type MakePdf = (request: PdfRequest) => Promise<PdfResult | undefined>;

/** Returns all files, or undefined if the print was stopped. */
export async function makePdfs(
  { tasks, merged }: Omit<PdfOutput, 'title'>,
  makePdf: MakePdf,
  isStopped: () => boolean,
  reportPart: (doneCount: number, partCount: number) => void,
): Promise<MadeFiles | undefined> {
  const isMerging = merged !== undefined && tasks.length > 1;
  const stepCount = tasks.length + (isMerging ? 1 : 0);
  const files: (MadeFile & Pick<PdfPart, 'bytes'>)[] = [];
  const withoutPicture = new Set<string>();
  for (const [taskIndex, { fileName, request, made }] of tasks.entries()) {
    reportPart(taskIndex, stepCount);
    const result = made ?? (await makePdf(request));
    if (result === undefined || isStopped()) return undefined;
    for (const characterName of result.lost) withoutPicture.add(characterName);
    files.push({ name: fileName, bytes: result.bytes });
  }
  const [firstFile] = files;
  if (merged === undefined || firstFile === undefined) return { files, withoutPicture: [...withoutPicture] };
  if (!isMerging) return { files: [firstFile], withoutPicture: [...withoutPicture] };
  reportPart(tasks.length, stepCount);
  const { title, duplex, fileName } = merged;
  const pdfParts = files.map(({ bytes }, taskIndex) => ({ title: tasks[taskIndex]?.title ?? '', bytes }));
  const mergedResult = await makePdf({ what: 'merged', title, duplex, parts: pdfParts });
  return mergedResult === undefined || isStopped()
    ? undefined
    : { files: [{ name: fileName, bytes: mergedResult.bytes }], withoutPicture: [...withoutPicture] };
}
