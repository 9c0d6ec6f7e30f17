import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';

interface Props {
  onNote(text: string): void;
}

/** An input that adds a note to the log. */
export function NoteLine({ onNote }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const note = text.trim();
  function add(event: FormEvent) {
    event.preventDefault();
    if (note === '') return;
    onNote(note);
    setText('');
  }
  return (
    <form className={css.noteLine} onSubmit={add}>
      <input
        aria-label={translate('log.noteLabel')}
        placeholder={translate('log.noteHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton icon={<CornerDownLeft />} label={translate('log.noteAdd')} type="submit" isDisabled={note === ''} />
    </form>
  );
}
