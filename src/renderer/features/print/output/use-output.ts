import { useCallback, useRef, useState } from 'react';
import { reasonOf } from '../../../strings/failures.ts';
import { PRINT } from '../../../strings/print.ts';
import { type Made, type Make, makeAll, type Output } from './make-all.ts';
import { openToPrint, type SavedFiles, saveFiles } from './save-files.ts';

export type OutputState =
  | { readonly kind: 'idle' }
  /** `done` of `parts` parts are made. */
  | { readonly kind: 'working'; readonly done: number; readonly parts: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'saved'; readonly lost: readonly string[] } & SavedFiles);

/** Makes prints and saves them. Nothing is written before all is made, so that a stop leaves nothing behind. */
export function useOutput(make: Make, stopWorker: () => void) {
  const [state, setState] = useState<OutputState>({ kind: 'idle' });
  /** Raised by each start and stop: what an earlier one still has to say is not heard. */
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    stopWorker();
    setState({ kind: 'idle' });
  }, [stopWorker]);

  const fail = useCallback((reason: string) => setState({ kind: 'failed', reason }), []);

  /** Answers whether all was made and saved, or opened to be printed. */
  const save = useCallback(
    async (output: Output, to: 'file' | 'printer' = 'file'): Promise<boolean> => {
      const mine = ++run.current;
      const isStopped = () => run.current !== mine;
      let made: Made | undefined;
      try {
        made = await makeAll(output, make, isStopped, (done, parts) => setState({ kind: 'working', done, parts }));
      } catch (error) {
        if (!isStopped()) fail(PRINT.failed(reasonOf(error)));
        return false;
      }
      if (isStopped()) return false;
      if (made === undefined) {
        setState({ kind: 'idle' });
        return false;
      }
      setState({ kind: 'saving' });
      try {
        const [file] = made.files;
        if (to === 'printer' && file !== undefined) {
          await openToPrint(file);
          setState({ kind: 'saved', lost: made.lost, text: PRINT.opened, isOne: true });
          return true;
        }
        const saved = await saveFiles(made.files, output.title);
        setState(saved === undefined ? { kind: 'idle' } : { kind: 'saved', lost: made.lost, ...saved });
        return saved !== undefined;
      } catch (error) {
        fail((to === 'printer' ? PRINT.notOpened : PRINT.notSaved)(reasonOf(error)));
        return false;
      }
    },
    [make, fail],
  );

  return { state, save, stop, fail };
}
