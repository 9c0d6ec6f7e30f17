import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import dialogCss from '../../../../components/dialogs/rename-dialog.module.css';
import fieldCss from '../../../../components/inputs/field.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './submissions.module.css';

interface Props {
  /** When the list arrived so far, in milliseconds since 1970; undefined if that is unknown. */
  receivedAt: number | undefined;
  onSave(receivedAt: number): void;
  onClose(): void;
}

/** Formats a time for the box of a day and time, which are those of this machine: `2026-11-28T18:30`. */
function formatBoxTime(timestamp: number): string {
  const utcOffset = new Date(timestamp).getTimezoneOffset() * 60_000;
  return new Date(timestamp - utcOffset).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** Asks when a list arrived, for example because it was pasted from an older mail. */
export function ReceivedDialog({ receivedAt, onSave, onClose }: Props) {
  const translate = useTranslate();
  const boxId = useId();
  const [boxTime, setBoxTime] = useState(receivedAt === undefined ? '' : formatBoxTime(receivedAt));
  const timestamp = new Date(boxTime).getTime();
  const isTime = Number.isFinite(timestamp);
  return (
    <DialogFrame
      title={translate('eventLists.receivedTitle')}
      modalClassName={dialogCss.modal}
      dialogClassName={dialogCss.dialog}
      onClose={onClose}
    >
      <form
        className={dialogCss.form}
        onSubmit={(submitEvent) => {
          submitEvent.preventDefault();
          if (!isTime) return;
          onSave(timestamp);
          onClose();
        }}
      >
        <div className={fieldCss.field}>
          <label className={fieldCss.label} htmlFor={boxId}>
            {translate('eventLists.received')}
          </label>
          <input
            id={boxId}
            type="datetime-local"
            max="9999-12-31T23:59"
            className={fieldCss.input}
            value={boxTime}
            onChange={({ target }) => setBoxTime(target.value)}
          />
        </div>
        <p className={css.quiet}>{translate('eventLists.receivedHint')}</p>
        <div className={dialogCss.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={!isTime}>
            {translate('eventLists.receivedSave')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
