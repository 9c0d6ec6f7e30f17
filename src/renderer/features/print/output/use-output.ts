import { useCallback, useRef, useState } from 'react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { namePrintArchive } from '../../../strings/print.ts';
import { nameImageArchive } from '../../../strings/print-images.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Make, makeAll, type Output } from './make-all.ts';
import { type ImageMaker, type ImageOutput, makeImages } from './make-images.ts';
import { type MadeFile, openToPrint, type SavedFiles, saveFiles } from './save-files.ts';

export type OutputState =
  | { readonly kind: 'idle' }
  /** `done` of `parts` parts are made. */
  | { readonly kind: 'working'; readonly done: number; readonly parts: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'saved'; readonly lost: readonly string[] } & SavedFiles);

/** Makes prints and saves them. Nothing is written before everything is made, so a stop leaves no files behind. */
export function useOutput(make: Make, images: ImageMaker, stopWorker: () => void) {
  const translate = useTranslate();
  const [state, setState] = useState<OutputState>({ kind: 'idle' });
  /** The number of the current run, raised by each start and stop. Results of earlier runs are ignored. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    stopWorker();
    setState({ kind: 'idle' });
  }, [stopWorker]);

  const fail = useCallback((reason: string) => setState({ kind: 'failed', reason }), []);

  /** Returns whether everything was made and saved, or opened for printing. */
  const save = useCallback(
    async (output: Output | ImageOutput, to: To = 'file'): Promise<boolean> => {
      const mine = ++run.current;
      const isStopped = () => run.current !== mine;
      const isImages = 'images' in output;
      const onPart = (done: number, parts: number) => setState({ kind: 'working', done, parts });
      try {
        onPart(0, 1);
        const making = isImages
          ? makeImages(translate, output.images, images, isStopped)
          : makeAll(output, make, isStopped, onPart);
        const made = await orSay(
          translate,
          making,
          isImages
            ? (reason: string) => translate('printImages.failed', { reason })
            : (reason: string) => translate('print.failed', { reason }),
        );
        if (isStopped()) return false;
        setState(made === undefined ? { kind: 'idle' } : { kind: 'saving' });
        if (made === undefined) return false;
        const handing = handOver(translate, made.files, archiveName(translate, output), to);
        const saved = await orSay(translate, handing, notHanded(translate, isImages, to));
        setState(saved === undefined ? { kind: 'idle' } : { kind: 'saved', lost: made.lost, ...saved });
        return saved !== undefined;
      } catch (error) {
        if (!isStopped()) fail((error as Error).message);
        return false;
      }
    },
    [make, images, fail, translate],
  );

  return { state, save, stop, fail };
}

/** Rejects with an error whose message is the sentence about the failure. */
const orSay = <T>(translate: Translate, work: Promise<T>, sentence: (reason: string) => string): Promise<T> =>
  work.catch((error: unknown) => {
    throw new Error(sentence(explainFailure(translate, error)));
  });

type To = 'file' | 'printer';

function notHanded(translate: Translate, isImages: boolean, to: To): (reason: string) => string {
  if (to === 'printer') return (reason: string) => translate('print.notOpened', { reason });
  return isImages
    ? (reason: string) => translate('printImages.notSaved', { reason })
    : (reason: string) => translate('print.notSaved', { reason });
}

const archiveName = (translate: Translate, output: Output | ImageOutput): string =>
  ('images' in output ? nameImageArchive : namePrintArchive)(translate, output.title);

/** Returns undefined if the user closed the dialog. */
async function handOver(
  translate: Translate,
  files: readonly MadeFile[],
  archive: string,
  to: To,
): Promise<SavedFiles | undefined> {
  const [file] = files;
  if (to === 'file' || file === undefined) return saveFiles(translate, files, archive);
  return { text: await openToPrint(translate, file), opens: false };
}
