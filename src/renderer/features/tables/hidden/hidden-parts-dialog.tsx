import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { shortName } from '../../../strings/documents/short-name.ts';
import { TABLES } from '../../../strings/library/tables.ts';
import { SHELL } from '../../../strings/shell.ts';
import css from '../encoding/encoding-dialog.module.css';
import type { HiddenPartsQuestion } from './hidden-question.ts';

/** Names the hidden rows and columns of a spreadsheet, and lets the user read them or leave them out. */
export function HiddenPartsDialog({ question }: { question: HiddenPartsQuestion }) {
  const { fileName, notes, canLeaveOut, answer } = question;
  return (
    <DialogFrame title={TABLES.hiddenTitle} modal={css.modal} dialog={css.dialog} onClose={() => answer(undefined)}>
      <div className={css.form}>
        <p>{TABLES.hiddenText(shortName(fileName))}</p>
        {notes.map((note) => (
          <p key={note} dir="auto">
            {note}
          </p>
        ))}
        {canLeaveOut ? null : <p>{TABLES.allHidden}</p>}
        <div className={css.foot}>
          <Button onPress={() => answer(undefined)}>{SHELL.cancel}</Button>
          <Button kind={canLeaveOut ? 'plain' : 'primary'} onPress={() => answer('read')}>
            {TABLES.readHidden}
          </Button>
          {canLeaveOut ? (
            <Button kind="primary" onPress={() => answer('leave-out')}>
              {TABLES.skipHidden}
            </Button>
          ) : null}
        </div>
      </div>
    </DialogFrame>
  );
}
