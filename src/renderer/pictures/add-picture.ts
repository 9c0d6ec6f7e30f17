/** Makes a picture of a file: chosen, dropped or pasted by the user, or embedded in a document. */
import { type PictureProblem, pictureProblemMessage } from '../../shared/card/pictures/picture-messages.ts';
import { withWorker } from '../platform/worker-client.ts';
import type { AddWorker } from './add.worker.ts';
import type { Added, AddRequest, Reply } from './messages.ts';

/** Why a file cannot be used: a clause of picture-messages.ts. */
export class Refused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(pictureProblemMessage(problem));
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
  if (reply.kind === 'refused-svg') {
    const { svgProblemText } = await import('../../shared/symbols/svg/note-messages.ts');
    throw new Refused({ kind: 'svg', reason: svgProblemText(reply.problem) });
  }
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
    const { chosenFileFaultMessage } = await import('../../shared/text/disk-messages.ts');
    const reason = chosenFileFaultMessage(error);
    if (reason === undefined) throw error;
    throw new Refused({ kind: 'unreadable', path: file instanceof File ? file.name : '', reason });
  }
}

/** What of an SVG is not drawn, as a toast says it; undefined where all of it is. */
export async function describeSvgNotes({ svgNotes = [] }: Added): Promise<string | undefined> {
  if (svgNotes.length === 0) return undefined;
  const { svgNoteText } = await import('../../shared/symbols/svg/note-messages.ts');
  return svgNotes.map(svgNoteText).join(' ');
}
