/** Adds a picture from a file that the user has chosen, dropped or pasted, or that is embedded in a document. */
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { formatChosenFileFault, isChosenFileFault } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { withWorker } from '../platform/worker-client.ts';
import type { AddWorker } from './add.worker.ts';
import type { AddedPicture, AddReply, AddRequest } from './messages.ts';

/** Thrown if a file can't be used as a picture. `problem` is the reason. */
export class PictureRefusedError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/**
 * Decodes a picture in a worker of its own, so that a crash there does not end the app. Rejects with `PictureRefusedError` if the file
 * can't be used.
 *
 * @param options `acceptsDamage` accepts a damaged picture, which the library had before. Printing reports the damage. `acceptsSvg`
 *   converts an SVG to a bitmap, for card art
 */
export async function addPicture(
  file: Blob,
  { acceptsDamage = false, acceptsSvg = false } = {},
): Promise<AddedPicture> {
  await expectReadable(file);
  const fileName = file instanceof File ? file.name : '';
  const reply = await addInWorker({ file, acceptsDamage, acceptsSvg, fileName });
  if (reply.kind === 'refused-svg') throw new PictureRefusedError({ kind: 'svg', problem: reply.problem });
  if (reply.kind === 'refused') throw new PictureRefusedError(reply.problem);
  return reply;
}

async function addInWorker(request: AddRequest): Promise<AddReply> {
  try {
    return await withWorker<AddWorker, AddReply>(
      () => new Worker(new URL('./add.worker.ts', import.meta.url), { type: 'module' }),
      ({ addPicture }) => addPicture(request),
    );
  } catch (error) {
    // The worker most likely ran out of memory, because the file is larger than it claims.
    console.warn('A picture could not be added:', error);
    return { kind: 'refused', problem: { kind: 'damaged' } };
  }
}

/** Rejects with the reason if the file can't be read. Without this check, the worker would report a damaged picture. */
async function expectReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    if (!isChosenFileFault(error)) throw error;
    const reason: LateText = (translate) => formatChosenFileFault(translate, error) ?? '';
    throw new PictureRefusedError({ kind: 'unreadable', path: file instanceof File ? file.name : '', reason });
  }
}

/** Returns the reason in an error of `addPicture`. */
export const getPictureProblem = (error: Error): PictureProblem =>
  error instanceof PictureRefusedError ? error.problem : { kind: 'failed', reason: error.message };

/** Describes the parts of an SVG that were left out, for a toast. Returns undefined if there are none. */
export async function describeSvgNotes(
  translate: Translate,
  { svgNotes = [] }: AddedPicture,
): Promise<string | undefined> {
  if (svgNotes.length === 0) return undefined;
  const { formatSvgFinding } = await import('../../shared/symbols/svg/svg-messages.ts');
  return svgNotes.map((note) => formatSvgFinding(translate, note)).join(' ');
}
