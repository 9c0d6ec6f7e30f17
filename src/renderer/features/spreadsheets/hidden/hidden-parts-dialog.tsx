import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from '../encoding/encoding-dialog.module.css';
import type { HiddenPartsQuestion } from './hidden-parts-question.ts';

/** Names the hidden rows and columns of a spreadsheet, and lets the user read them or leave them out. */
export function HiddenPartsDialog({ question }: { question: HiddenPartsQuestion }) {
  const translate = useTranslate();
  const { fileName, notes, canLeaveOut, answer } = question;
  return (
    <DialogFrame
      title={translate('tables.hiddenTitle')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={() => answer(undefined)}
    >
      <div className={css.form}>
        <p>{translate('tables.hiddenText', { file: shortenName(fileName) })}</p>
        {notes.map((note) => (
          <p key={note} dir="auto">
            {note}
          </p>
        ))}
        {canLeaveOut ? null : <p>{translate('tables.allHidden')}</p>}
        <div className={css.foot}>
          <Button onPress={() => answer(undefined)}>{translate('shell.cancel')}</Button>
          <Button kind={canLeaveOut ? 'plain' : 'primary'} onPress={() => answer('read')}>
            {translate('tables.readHidden')}
          </Button>
          {canLeaveOut ? (
            <Button kind="primary" onPress={() => answer('leave-out')}>
              {translate('tables.skipHidden')}
            </Button>
          ) : null}
        </div>
      </div>
    </DialogFrame>
  );
}
