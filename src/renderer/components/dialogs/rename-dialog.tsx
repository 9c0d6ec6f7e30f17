import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useTranslate } from '../../texts/use-translate.ts';
import { Button } from '../button.tsx';
import field from '../inputs/field.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import css from './rename-dialog.module.css';

interface Props {
  name: string;
  onRename(name: string): void;
  onClose(): void;
}

/** Asks for the new name of a document in a list. */
export function RenameDialog({ name, onRename, onClose }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState(name);
  return (
    <DialogFrame title={translate('lists.rename')} modal={css.modal} dialog={css.dialog} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onRename(text);
          onClose();
        }}
      >
        <TextField className={field.field ?? ''} value={text} onChange={setText} autoFocus>
          <Label className={field.label}>{translate('lists.name')}</Label>
          <Input dir="auto" className={field.input ?? ''} onFocus={(event) => event.currentTarget.select()} />
        </TextField>
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit">
            {translate('lists.rename')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
