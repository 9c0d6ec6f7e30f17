import { useCallback, useRef, useState } from 'react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { namePrintArchive } from '../../../strings/print.ts';
import { nameImageArchive } from '../../../strings/print-images.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ImageMaker, type ImageOutput, makeImages } from './make-images.ts';
import { type MakePdf, makePdfs, type PdfOutput } from './make-pdfs.ts';
import { type MadeFile, openToPrint, type SavedFiles, saveFiles } from './save-files.ts';

export type OutputState =
  | { readonly kind: 'idle' }
  /** `doneParts` of `partCount` parts are made. */
  | { readonly kind: 'working'; readonly doneParts: number; readonly partCount: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'saved'; readonly withoutPicture: readonly string[] } & SavedFiles);

/** Makes prints and saves them. Nothing is written before everything is made, so a stop leaves no files behind. */
export function useOutput(makePdf: MakePdf, imageMaker: ImageMaker, stopWorker: () => void) {
  const translate = useTranslate();
  const [state, setState] = useState<OutputState>({ kind: 'idle' });
  /** The number of the current run, raised by each start and stop. Results of earlier runs are ignored. */
  const currentRun = useRef(0);

  const stop = useCallback(() => {
    currentRun.current += 1;
    stopWorker();
    setState({ kind: 'idle' });
  }, [stopWorker]);

  const fail = useCallback((reason: string) => setState({ kind: 'failed', reason }), []);

  /** Returns whether everything was made and saved, or opened for printing. */
  const save = useCallback(
    async (output: PdfOutput | ImageOutput, target: OutputTarget = 'file'): Promise<boolean> => {
      const thisRun = ++currentRun.current;
      const isStopped = () => currentRun.current !== thisRun;
      const isImages = 'images' in output;
      const reportPart = (doneParts: number, partCount: number) => setState({ kind: 'working', doneParts, partCount });
      try {
        reportPart(0, 1);
        const pendingFiles = isImages
          ? makeImages(translate, output.images, imageMaker, isStopped)
          : makePdfs(output, makePdf, isStopped, reportPart);
        const madeFiles = await explainRejection(
          translate,
          pendingFiles,
          isImages
            ? (reason: string) => translate('printImages.failed', { reason })
            : (reason: string) => translate('print.failed', { reason }),
        );
        if (isStopped()) return false;
        setState(madeFiles === undefined ? { kind: 'idle' } : { kind: 'saving' });
        if (madeFiles === undefined) return false;
        const pendingDelivery = deliverFiles(translate, madeFiles.files, getArchiveName(translate, output), target);
        const savedFiles = await explainRejection(
          translate,
          pendingDelivery,
          getDeliveryFormatter(translate, isImages, target),
        );
        setState(
          savedFiles === undefined
            ? { kind: 'idle' }
            : { kind: 'saved', withoutPicture: madeFiles.withoutPicture, ...savedFiles },
        );
        return savedFiles !== undefined;
      } catch (error) {
        if (!isStopped()) fail((error as Error).message);
        return false;
      }
    },
    [makePdf, imageMaker, fail, translate],
  );

  return { state, save, stop, fail };
}

/** Rejects with an error whose message is the sentence about the failure. */
const explainRejection = <T>(
  translate: Translate,
  pendingWork: Promise<T>,
  formatSentence: (reason: string) => string,
): Promise<T> =>
  pendingWork.catch((error: unknown) => {
    throw new Error(formatSentence(explainFailure(translate, error)));
  });

type OutputTarget = 'file' | 'printer';

function getDeliveryFormatter(
  translate: Translate,
  isImages: boolean,
  target: OutputTarget,
): (reason: string) => string {
  if (target === 'printer') return (reason: string) => translate('print.notOpened', { reason });
  return isImages
    ? (reason: string) => translate('printImages.notSaved', { reason })
    : (reason: string) => translate('print.notSaved', { reason });
}

const getArchiveName = (translate: Translate, output: PdfOutput | ImageOutput): string =>
  ('images' in output ? nameImageArchive : namePrintArchive)(translate, output.title);

/** Saves the files or opens the first one for printing. Returns undefined if the user closed the dialog. */
async function deliverFiles(
  translate: Translate,
  files: readonly MadeFile[],
  archiveName: string,
  target: OutputTarget,
): Promise<SavedFiles | undefined> {
  const [firstFile] = files;
  if (target === 'file' || firstFile === undefined) return saveFiles(translate, files, archiveName);
  return { text: await openToPrint(translate, firstFile), canOpen: false };
}
