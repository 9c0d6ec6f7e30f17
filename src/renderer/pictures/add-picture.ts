/** Makes a picture of a file: chosen, dropped or pasted by the user, or embedded in a document. */
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { chosenFileFaultMessage, isChosenFileFault } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { withWorker } from '../platform/worker-client.ts';
import type { AddWorker } from './add.worker.ts';
import type { Added, AddRequest, Reply } from './messages.ts';

/** Thrown where a file cannot be used. `pictureProblemMessage` says why. */
export class Refused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/**
 * Decodes a picture in a worker of its own, so that a crash there does not end the app. Rejects with `Refused`. With
 * `acceptsDamage`, as for what the library had before, a damaged picture is kept, and printing tells of it. With
 * `acceptsSvg`, as for card art, an SVG is drawn as a bitmap.
 */
export async function addPicture(file: Blob, { acceptsDamage = false, acceptsSvg = false } = {}): Promise<Added> {
  await expectReadable(file);
  const fileName = file instanceof File ? file.name : '';
  const reply = await addInWorker({ file, acceptsDamage, acceptsSvg, fileName });
  if (reply.kind === 'refused-svg') throw new Refused({ kind: 'svg', problem: reply.problem });
  if (reply.kind === 'refused') throw new Refused(reply.problem);
  return reply;
}

async function addInWorker(request: AddRequest): Promise<Reply> {
  try {
    return await withWorker<AddWorker, Reply>(
      () => new Worker(new URL('./add.worker.ts', import.meta.url), { type: 'module' }),
      ({ addPicture }) => addPicture(request),
    );
  } catch (error) {
    // The worker has most likely run out of memory, because the file is larger than it claims.
    console.warn('A picture could not be added:', error);
    return { kind: 'refused', problem: { kind: 'damaged' } };
  }
}

/** Rejects with the reason where the file cannot be read: the worker would take it for a damaged picture. */
async function expectReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    if (!isChosenFileFault(error)) throw error;
    const reason: LateText = (translate) => chosenFileFaultMessage(translate, error) ?? '';
    throw new Refused({ kind: 'unreadable', path: file instanceof File ? file.name : '', reason });
  }
}

/** Returns why adding a picture has failed. */
export const getPictureProblem = (error: Error): PictureProblem =>
  error instanceof Refused ? error.problem : { kind: 'failed', reason: error.message };

/** Says what of an SVG is not drawn, for a toast; undefined where all of it is. */
export async function describeSvgNotes(translate: Translate, { svgNotes = [] }: Added): Promise<string | undefined> {
  if (svgNotes.length === 0) return undefined;
  const { svgNoteText } = await import('../../shared/symbols/svg/note-messages.ts');
  return svgNotes.map((note) => svgNoteText(translate, note)).join(' ');
}
