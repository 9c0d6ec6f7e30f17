import { useState } from 'react';
import { Input, Label, TextArea, TextField } from 'react-aria-components';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import dialogCss from '../../../../components/dialogs/rename-dialog.module.css';
import fieldCss from '../../../../components/inputs/field.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import overviewCss from './overview.module.css';
import css from './submissions.module.css';

/** The actions on a submission for which a reason can be given. */
export type ReasonedAction = 'accept' | 'reject' | 'withdraw';

interface Props {
  action: ReasonedAction;
  /** The judge of the last decision, who is offered again. */
  lastJudge: string;
  onConfirm(reason: string, judge: string): void;
  onClose(): void;
}

/** Asks for the reason of a decision, and who decides. Only a withdrawal may go without a reason. */
export function RulingDialog({ action, lastJudge, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [judge, setJudge] = useState(lastJudge);
  const isReasonMissing = action !== 'withdraw' && reason.trim() === '';
  return (
    <DialogFrame
      title={translate(`eventLists.rulingTitles.${action}`)}
      modalClassName={dialogCss.modal}
      dialogClassName={dialogCss.dialog}
      onClose={onClose}
    >
      <form
        className={dialogCss.form}
        onSubmit={(submitEvent) => {
          submitEvent.preventDefault();
          if (isReasonMissing) return;
          onConfirm(reason.trim(), judge.trim());
          onClose();
        }}
      >
        <TextField className={fieldCss.field ?? ''} value={reason} onChange={setReason} autoFocus>
          <Label className={fieldCss.label}>
            {action === 'withdraw' ? translate('eventLists.reasonOptional') : translate('eventLists.reasonLabel')}
          </Label>
          <TextArea dir="auto" className={`${fieldCss.input} ${overviewCss.names}`} rows={3} />
        </TextField>
        <TextField className={fieldCss.field ?? ''} value={judge} onChange={setJudge}>
          <Label className={fieldCss.label}>{translate('eventLists.judgeName')}</Label>
          <Input dir="auto" className={fieldCss.input ?? ''} spellCheck={false} />
        </TextField>
        <p className={css.quiet}>{translate('eventLists.rulingHint')}</p>
        <div className={dialogCss.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={isReasonMissing}>
            {translate(`eventLists.ruleAs.${action}`)}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
