/** Makes a picture of the library out of a file the user chose, dropped or pasted. */
import { type PictureProblem, pictureProblemWords } from '../../shared/card/picture-words.ts';
import { MOST_PIXELS } from '../../shared/card/pictures.ts';
import type { Added, Reply } from './messages.ts';

/** Why a file cannot be used: a clause of picture-words.ts. */
export class Refused extends Error {
  constructor(problem: PictureProblem) {
    super(pictureProblemWords(problem));
  }
}

/** Decodes a picture in a worker of its own: whatever happens there, the app lives on. Rejects with `Refused`. */
export async function addPicture(file: File): Promise<Added> {
  await refuseTooLarge(file);
  const worker = new Worker(new URL('./add.worker.ts', import.meta.url), { type: 'module' });
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<Reply>) => resolve(event.data));
      // Out of memory, most likely: the file claims to be less than it is.
      worker.addEventListener('error', () => reject(new Refused({ kind: 'damaged' })));
      worker.postMessage(file);
    });
    if (reply.kind === 'refused') throw new Refused(reply.problem);
    return reply;
  } finally {
    worker.terminate();
  }
}

/** Reads the size from the head of the file, before anything is decoded. What is no picture is refused by the worker. */
async function refuseTooLarge(file: File): Promise<void> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    const pixels = await new Promise<number>((resolve) => {
      image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
      image.onerror = () => resolve(0);
      image.src = address;
    });
    if (pixels > MOST_PIXELS) throw new Refused({ kind: 'too-many-pixels', pixels });
  } finally {
    URL.revokeObjectURL(address);
  }
}
