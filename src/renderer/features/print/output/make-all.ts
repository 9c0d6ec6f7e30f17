/** The parts of a print, made one after the other. */
import type { PdfPart } from '../../../../shared/pdf/merge/merge-pdf.ts';
import type { MergeRequest, PdfRequest, PdfResult } from '../job.ts';
import type { MadeFile } from './save-files.ts';

/** One part of a print: what is asked of the worker, or its bytes where these are known. */
export interface Task {
  readonly fileName: string;
  /** What the part is called in a PDF of several. */
  readonly title: string;
  readonly request: PdfRequest;
  readonly bytes?: Uint8Array | undefined;
}

export interface Output {
  readonly tasks: readonly Task[];
  /** How all become one file; absent = a file each. */
  readonly merged?: Pick<MergeRequest, 'title' | 'duplex'> & { readonly fileName: string };
  /** Of the archive in which several files come. */
  readonly title: string;
}

export interface Made {
  readonly files: readonly MadeFile[];
  readonly lost: readonly string[];
}

export type Make = (request: PdfRequest) => Promise<PdfResult | undefined>;

/** All files, or undefined when it was stopped. */
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
