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
 * `acceptsDamage`, as for what the library had before, a damaged picture is kept, and printing tells of it.
 */
export async function addPicture(file: Blob, { acceptsDamage = false } = {}): Promise<Added> {
  const worker = new Worker(new URL('./add.worker.ts', import.meta.url), { type: 'module' });
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => resolve(event.data));
      // Out of memory, most likely: the file claims to be less than it is.
      worker.addEventListener('error', () => reject(new Refused({ kind: 'damaged' })));
      const request: AddRequest = { file, acceptsDamage };
      worker.postMessage(request);
    });
    if (reply.kind === 'refused') throw new Refused(reply.problem);
    return reply;
  } finally {
    worker.terminate();
  }
}
