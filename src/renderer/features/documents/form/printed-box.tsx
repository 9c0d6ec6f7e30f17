import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import type { ListField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './printed-box.module.css';

interface Props {
  asPrinted: NonNullable<ListField['asPrinted']>;
  onAdd(entries: readonly unknown[]): void;
}

/** Adds entries from text as cards print it: pasted text immediately, typed text with Enter. */
export function PrintedBox({ asPrinted, onAdd }: Props) {
  const translate = useTranslate();
  const [inputText, setInputText] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const inputId = useId();
  function addEntries(printedText: string): boolean {
    const entriesOrError = asPrinted.read(printedText);
    // A function formats the reason why the text is not as printed.
    if (typeof entriesOrError === 'function') {
      setErrorMessage(translate('form.notPrinted', { clause: entriesOrError(translate) }));
      return false;
    }
    if (entriesOrError.length > 0) onAdd(entriesOrError);
    setInputText('');
    setErrorMessage(undefined);
    return true;
  }
  // Line breaks separate the entries of a text. A single-line input loses them, so the clipboard is read directly.
  const onPaste = (event: ClipboardEvent) => {
    const pastedText = event.clipboardData.getData('text/plain');
    if (inputText === '' && pastedText.trim() !== '' && addEntries(pastedText)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addEntries(inputText);
  };
  return (
    <div className={css.box}>
      <label className={field.label} htmlFor={inputId}>
        {formatLateText(translate, asPrinted.label)}
      </label>
      <div className={css.line}>
        <input
          id={inputId}
          className={field.input}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          placeholder={formatLateText(translate, asPrinted.placeholder)}
          value={inputText}
          aria-invalid={errorMessage !== undefined || undefined}
          data-wrong={errorMessage === undefined ? undefined : true}
          aria-describedby={errorMessage === undefined ? undefined : `${inputId}-wrong`}
          onChange={({ target }) => {
            setInputText(target.value);
            setErrorMessage(undefined);
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        {inputText.trim() === '' ? null : (
          <Button onPress={() => addEntries(inputText)}>{translate('form.add')}</Button>
        )}
      </div>
      {errorMessage === undefined ? null : (
        <p id={`${inputId}-wrong`} className={css.wrong} role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
