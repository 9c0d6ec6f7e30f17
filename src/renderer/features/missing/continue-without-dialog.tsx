import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';

interface Props {
  missingCount: number;
  /** Continues without the missing documents. Rejects with the reason if they can't be added to a backup. */
  continueWithout(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** Asks for confirmation before the library continues without the missing documents. */
export function ContinueWithoutDialog({ missingCount, continueWithout, onDone, onClose }: Props) {
  const translate = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const [failureReason, setFailureReason] = useState<string>();
  async function continueAndClose(): Promise<void> {
    setIsBusy(true);
    try {
      await continueWithout();
      onDone();
    } catch (error) {
      setFailureReason(explainFailure(translate, error));
      setIsBusy(false);
    }
  }
  return (
    <DialogFrame
      title={translate('missing.withoutTitle')}
      modalClassName={css.ask}
      dialogClassName={css.askBody}
      isBusy={isBusy}
      onClose={onClose}
    >
      <p className={css.askText}>{translate('missing.withoutText', { n: missingCount })}</p>
      {failureReason === undefined ? null : (
        <p role="alert" className={css.failure}>
          {translate('missing.refused', { reason: failureReason })} {translate('missing.laterText')}
        </p>
      )}
      <div className={css.askFoot}>
        <Button isDisabled={isBusy} onPress={onClose}>
          {translate('shell.cancel')}
        </Button>
        {failureReason === undefined ? (
          <Button kind="primary" autoFocus isDisabled={isBusy} onPress={() => attempt(continueAndClose())}>
            {isBusy ? translate('missing.working') : translate('missing.withoutNow')}
          </Button>
        ) : (
          <Button kind="primary" autoFocus onPress={onDone}>
            {translate('missing.later')}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
