import { useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import dialog from '../../../../components/dialogs/rename-dialog.module.css';
import field from '../../../../components/inputs/field.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { namesIn } from '../incoming-names.ts';
import css from './lists.module.css';
import own from './overview.module.css';

interface Props {
  names: readonly string[];
  onKeep(names: readonly string[]): void;
  onClose(): void;
}

/** Asks for the names of the expected players of an event. */
export function PlayersDialog({ names, onKeep, onClose }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState(names.join('\n'));
  return (
    <DialogFrame
      title={translate('eventLists.playersTitle')}
      modal={dialog.modal}
      dialog={dialog.dialog}
      onClose={onClose}
    >
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault();
          onKeep(namesIn(text));
          onClose();
        }}
      >
        <TextField className={field.field ?? ''} value={text} onChange={setText} autoFocus>
          <Label className={field.label}>{translate('eventLists.playersNames')}</Label>
          <TextArea dir="auto" className={`${field.input} ${own.names}`} rows={10} spellCheck={false} />
        </TextField>
        <p className={css.quiet}>{translate('eventLists.playersHint')}</p>
        <div className={dialog.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit">
            {translate('eventLists.playersSave')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
