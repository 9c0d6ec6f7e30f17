/** Makes the parts of a print one after the other. */
import type { PdfPart } from '../../../../shared/pdf/merge/merge-pdf.ts';
import type { MergeRequest, PdfRequest, PdfResult } from '../job.ts';
import type { MadeFile } from './save-files.ts';

/** One part of a print: the request to the worker, or the bytes if they are known already. */
export interface Task {
  readonly fileName: string;
  /** The title of the part within a PDF of several parts. */
  readonly title: string;
  readonly request: PdfRequest;
  readonly bytes?: Uint8Array | undefined;
}

export interface Output {
  readonly tasks: readonly Task[];
  /** The title and file name of the merged PDF; absent = each part becomes its own file. */
  readonly merged?: Pick<MergeRequest, 'title' | 'duplex'> & { readonly fileName: string };
  /** The name of the archive that holds several files. */
  readonly title: string;
}

export interface Made {
  readonly files: readonly MadeFile[];
  readonly lost: readonly string[];
}

export type Make = (request: PdfRequest) => Promise<PdfResult | undefined>;

/** Returns all files, or undefined if the print was stopped. */
export async function makeAll(
  { tasks, merged }: Omit<Output, 'title'>,
  make: Make,
  isStopped: () => boolean,
  onPart: (done: number, parts: number) => void,
): Promise<Made | undefined> {
  const isOne = merged !== undefined && tasks.length > 1;
  const steps = tasks.length + (isOne ? 1 : 0);
  const files: (MadeFile & Pick<PdfPart, 'bytes'>)[] = [];
  const lost = new Set<string>();
  for (const [index, { fileName, request, bytes }] of tasks.entries()) {
    onPart(index, steps);
    const one = bytes === undefined ? await make(request) : { bytes, lost: [] };
    if (one === undefined || isStopped()) return undefined;
    for (const name of one.lost) lost.add(name);
    files.push({ name: fileName, bytes: one.bytes });
  }
  const [first] = files;
  if (merged === undefined || first === undefined) return { files, lost: [...lost] };
  if (!isOne) return { files: [first], lost: [...lost] };
  onPart(tasks.length, steps);
  const { title, duplex, fileName } = merged;
  const parts = files.map(({ bytes }, index) => ({ title: tasks[index]?.title ?? '', bytes }));
  const whole = await make({ what: 'merged', title, duplex, parts });
  return whole === undefined || isStopped()
    ? undefined
    : { files: [{ name: fileName, bytes: whole.bytes }], lost: [...lost] };
}
