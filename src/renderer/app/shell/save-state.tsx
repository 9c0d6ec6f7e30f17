import { Check, CloudOff, CopyX, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Button } from '../../components/button.tsx';
import { useLibrary, useSaveState } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './save-state.module.css';

/** Shows whether changes are saved or being saved. `UnsavedNotice`, which has more room, explains why they can't be saved. */
export function SaveStateMark() {
  const translate = useTranslate();
  const library = useLibrary();
  const state = useSaveState();
  if (state.kind === 'failed') {
    return (
      <div className={css.saveLine}>
        <CloudOff aria-hidden />
        <span>{translate('shell.notSaved')}</span>
      </div>
    );
  }
  if (state.kind === 'uncopied') {
    return (
      <div className={css.saveFailed} role="alert">
        <span className={css.saveLine}>
          <CopyX aria-hidden /> {translate('shell.notCopied')}
        </span>
        <p>{translate('shell.notCopiedReason', { reason: formatLateText(translate, state.reason) })}</p>
        <Button kind="plain" onPress={() => library.retry()}>
          {translate('shell.retry')}
        </Button>
      </div>
    );
  }
  return <Quiet saving={state.kind === 'saving'} />;
}

/** Saving is shown after this many milliseconds, so that the mark does not blink with every key press. */
const MOMENT = 500;

function Quiet({ saving: now }: { saving: boolean }) {
  const translate = useTranslate();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!now) return;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      setSlow(true);
    }, MOMENT);
    // A state that was not shown is not reset, because each key press would render the page once more.
    return () => {
      clearTimeout(timer);
      if (isShown) setSlow(false);
    };
  }, [now]);
  const saving = now && slow;
  return (
    <div className={css.saveLine} role="status" data-busy={now || undefined}>
      {saving ? <LoaderCircle aria-hidden /> : <Check aria-hidden />}
      <span>{saving ? translate('shell.saving') : translate('shell.saved')}</span>
    </div>
  );
}
