import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { useLibrary, useSaveState } from '../store/library-context.ts';
import { SHELL } from '../strings/shell.ts';
import css from './shell.module.css';

/** Saved, saving, or why not: always in sight, quiet while all is well. */
export function SaveStateMark() {
  const library = useLibrary();
  const state = useSaveState();
  if (state.kind === 'failed') {
    return (
      <div className={css.saveFailed} role="alert">
        <span className={css.saveLine}>
          <CloudOff aria-hidden /> {SHELL.notSaved}
        </span>
        <p>{SHELL.notSavedReason(state.reason)}</p>
        <Button kind="plain" onPress={() => library.retry()}>
          {SHELL.retry}
        </Button>
      </div>
    );
  }
  const saving = state.kind === 'saving';
  return (
    <div className={css.saveLine} role="status">
      {saving ? <LoaderCircle aria-hidden /> : <Check aria-hidden />}
      <span>{saving ? SHELL.saving : SHELL.saved}</span>
    </div>
  );
}
