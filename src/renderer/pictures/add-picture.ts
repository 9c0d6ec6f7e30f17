/** Makes a picture of a file: chosen, dropped or pasted by the user, or embedded in a document. */
import { type PictureProblem, pictureProblemMessage } from '../../shared/card/pictures/picture-messages.ts';
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
  const worker = new Worker(new URL('./add.worker.ts', import.meta.url), { type: 'module' });
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => resolve(event.data));
      // Out of memory, most likely: the file claims to be less than it is.
      worker.addEventListener('error', () => reject(new Refused({ kind: 'damaged' })));
      const fileName = file instanceof File ? file.name : '';
      const request: AddRequest = { file, acceptsDamage, acceptsSvg, fileName };
      worker.postMessage(request);
    });
    if (reply.kind === 'refused-svg') {
      const { svgProblemText } = await import('../../shared/symbols/svg/note-messages.ts');
      throw new Refused({ kind: 'svg', reason: svgProblemText(reply.problem) });
    }
    if (reply.kind === 'refused') throw new Refused(reply.problem);
    return reply;
  } finally {
    worker.terminate();
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
