import { Check, CloudOff, CopyX, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Button } from '../../components/button.tsx';
import { useLibrary, useSaveState } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './save-state-indicator.module.css';

/** Shows whether changes are saved or being saved. `UnsavedNotice`, which has more room, explains why they can't be saved. */
export function SaveStateIndicator() {
  const translate = useTranslate();
  const library = useLibrary();
  const saveState = useSaveState();
  if (saveState.kind === 'failed') {
    return (
      <div className={css.saveLine}>
        <CloudOff aria-hidden />
        <span>{translate('shell.notSaved')}</span>
      </div>
    );
  }
  if (saveState.kind === 'uncopied') {
    return (
      <div className={css.saveFailed} role="alert">
        <span className={css.saveLine}>
          <CopyX aria-hidden /> {translate('shell.notCopied')}
        </span>
        <p>{translate('shell.notCopiedReason', { reason: formatLateText(translate, saveState.reason) })}</p>
        <Button kind="plain" onPress={() => library.retry()}>
          {translate('shell.retry')}
        </Button>
      </div>
    );
  }
  return <SavingIndicator isSaving={saveState.kind === 'saving'} />;
}

/** The delay, in milliseconds, after which saving is shown, so that the indicator does not blink with every key press. */
const SAVING_DELAY_MS = 500;

function SavingIndicator({ isSaving }: { isSaving: boolean }) {
  const translate = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      setIsSlow(true);
    }, SAVING_DELAY_MS);
    // A state that was not shown is not reset, because each key press would render the page once more.
    return () => {
      clearTimeout(timer);
      if (isShown) setIsSlow(false);
    };
  }, [isSaving]);
  const showsSaving = isSaving && isSlow;
  return (
    <div className={css.saveLine} role="status" data-busy={isSaving || undefined}>
      {showsSaving ? <LoaderCircle aria-hidden /> : <Check aria-hidden />}
      <span>{showsSaving ? translate('shell.saving') : translate('shell.saved')}</span>
    </div>
  );
}
