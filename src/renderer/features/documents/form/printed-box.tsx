import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import type { ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './printed-box.module.css';

interface Props {
  how: NonNullable<ListField['asPrinted']>;
  onAdd(entries: readonly unknown[]): void;
}

/** A box that accepts entries as the card prints them: pasted ones immediately, typed ones with Enter. */
export function PrintedBox({ how, onAdd }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  function take(written: string): boolean {
    const read = how.read(written);
    if (typeof read === 'function') {
      setWrong(translate('form.notPrinted', { clause: read(translate) }));
      return false;
    }
    if (read.length > 0) onAdd(read);
    setText('');
    setWrong(undefined);
    return true;
  }
  // A single-line box loses line breaks, which separate the entries of a text, so the clipboard is read directly.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text === '' && pasted.trim() !== '' && take(pasted)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take(text);
  };
  return (
    <div className={css.box}>
      <label className={field.label} htmlFor={id}>
        {formatLateText(translate, how.label)}
      </label>
      <div className={css.line}>
        <input
          id={id}
          className={field.input}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          placeholder={formatLateText(translate, how.placeholder)}
          value={text}
          aria-invalid={wrong !== undefined || undefined}
          data-wrong={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(undefined);
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        {text.trim() === '' ? null : <Button onPress={() => take(text)}>{translate('form.add')}</Button>}
      </div>
      {wrong === undefined ? null : (
        <p id={`${id}-wrong`} className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
