import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';

interface Props {
  count: number;
  /** Continues without the missing documents. Rejects with the reason if they can't be added to a backup. */
  goOn(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** Asks for confirmation before the library continues without the missing documents. */
export function GoOnDialog({ count, goOn, onDone, onClose }: Props) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function start(): Promise<void> {
    setBusy(true);
    try {
      await goOn();
      onDone();
    } catch (error) {
      setFailure(explainFailure(translate, error));
      setBusy(false);
    }
  }
  return (
    <DialogFrame
      title={translate('missing.withoutTitle')}
      modal={css.ask}
      dialog={css.askBody}
      busy={busy}
      onClose={onClose}
    >
      <p className={css.askText}>{translate('missing.withoutText', { n: count })}</p>
      {failure === undefined ? null : (
        <p role="alert" className={css.failure}>
          {translate('missing.refused', { reason: failure })} {translate('missing.laterText')}
        </p>
      )}
      <div className={css.askFoot}>
        <Button isDisabled={busy} onPress={onClose}>
          {translate('shell.cancel')}
        </Button>
        {failure === undefined ? (
          <Button kind="primary" autoFocus isDisabled={busy} onPress={() => attempt(start())}>
            {busy ? translate('missing.working') : translate('missing.withoutNow')}
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
