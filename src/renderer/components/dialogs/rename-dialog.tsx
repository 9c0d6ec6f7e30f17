import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useTranslate } from '../../texts/use-translate.ts';
import { Button } from '../button.tsx';
import fieldStyles from '../inputs/field.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import css from './rename-dialog.module.css';

interface Props {
  currentName: string;
  onRename(name: string): void;
  onClose(): void;
}

/** Asks for the new name of a document in a list. */
export function RenameDialog({ currentName, onRename, onClose }: Props) {
  const translate = useTranslate();
  const [newName, setNewName] = useState(currentName);
  return (
    <DialogFrame
      title={translate('lists.rename')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onRename(newName);
          onClose();
        }}
      >
        <TextField className={fieldStyles.field ?? ''} value={newName} onChange={setNewName} autoFocus>
          <Label className={fieldStyles.label}>{translate('lists.name')}</Label>
          <Input dir="auto" className={fieldStyles.input ?? ''} onFocus={(event) => event.currentTarget.select()} />
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
