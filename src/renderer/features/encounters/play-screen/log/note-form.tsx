import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';

interface Props {
  onNote(text: string): void;
}

/** An input that adds a note to the log. */
export function NoteForm({ onNote }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const trimmedNote = text.trim();
  function addNote(event: FormEvent) {
    event.preventDefault();
    if (trimmedNote === '') return;
    onNote(trimmedNote);
    setText('');
  }
  return (
    <form className={css.noteLine} onSubmit={addNote}>
      <input
        aria-label={translate('log.noteLabel')}
        placeholder={translate('log.noteHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        icon={<CornerDownLeft />}
        label={translate('log.noteAdd')}
        type="submit"
        isDisabled={trimmedNote === ''}
      />
    </form>
  );
}
