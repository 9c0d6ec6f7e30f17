import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { reasonOf } from '../../strings/failures.ts';
import { MISSING } from '../../strings/library/missing.ts';
import { SHELL } from '../../strings/shell.ts';
import css from './missing.module.css';

interface Props {
  count: number;
  /** Rejects with the reason why nothing could be put into a backup. */
  goOn(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** Asks once before the library goes on without what is missing. */
export function GoOnDialog({ count, goOn, onDone, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function start(): Promise<void> {
    setBusy(true);
    try {
      await goOn();
      onDone();
    } catch (error) {
      setFailure(reasonOf(error));
      setBusy(false);
    }
  }
  return (
    <DialogFrame title={MISSING.withoutTitle} modal={css.ask} dialog={css.askBody} busy={busy} onClose={onClose}>
      <p className={css.askText}>{MISSING.withoutText(count)}</p>
      {failure === undefined ? null : (
        <p role="alert" className={css.failure}>
          {MISSING.refused(failure)} {MISSING.laterText}
        </p>
      )}
      <div className={css.askFoot}>
        <Button isDisabled={busy} onPress={onClose}>
          {SHELL.cancel}
        </Button>
        {failure === undefined ? (
          <Button kind="primary" autoFocus isDisabled={busy} onPress={() => attempt(start())}>
            {busy ? MISSING.working : MISSING.withoutNow}
          </Button>
        ) : (
          <Button kind="primary" autoFocus onPress={onDone}>
            {MISSING.later}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
