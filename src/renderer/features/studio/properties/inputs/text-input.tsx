import { useId, useState } from 'react';
import css from '../properties.module.css';

interface Props {
  label: string;
  bare?: boolean;
  value: string | undefined;
  isMultiline?: boolean;
  maxLength?: number | undefined;
  isDisabled?: boolean;
  /** Returns why a text cannot be used, or undefined if it is valid. An invalid text is not applied and stays in the box. */
  findProblem?(typedText: string): string | undefined;
  /** Receives the text, which may be empty. */
  onChange(nextText: string): void;
}

/** Edits a text. The change is applied when the user leaves the box or presses Enter. */
export function TextInput({
  label,
  bare,
  value: currentText,
  isMultiline,
  maxLength,
  isDisabled,
  findProblem,
  onChange,
}: Props) {
  const inputId = useId();
  const messageId = useId();
  const [typedText, setTypedText] = useState<string>();
  const [shownProblem, setShownProblem] = useState<string>();
  const commitText = () => {
    const foundProblem = typedText === undefined ? undefined : findProblem?.(typedText);
    setShownProblem(foundProblem);
    if (foundProblem !== undefined) return;
    setTypedText(undefined);
    if (typedText !== undefined && typedText !== (currentText ?? '')) onChange(typedText);
  };
  const typeText = (nextText: string) => {
    setTypedText(nextText);
    setShownProblem(undefined);
  };
  const sharedProps = {
    id: inputId,
    value: typedText ?? currentText ?? '',
    disabled: isDisabled,
    maxLength,
    className: css.input,
    onBlur: commitText,
    'aria-invalid': shownProblem !== undefined,
    'aria-describedby': messageId,
  };
  return (
    <div className={css.field}>
      <label htmlFor={inputId} className={bare === true ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {isMultiline === true ? (
        <textarea {...sharedProps} rows={3} spellCheck={false} onChange={(event) => typeText(event.target.value)} />
      ) : (
        <input
          {...sharedProps}
          type="text"
          dir="auto"
          onChange={(event) => typeText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commitText();
            else if (event.key === 'Escape' && typedText !== undefined) {
              setTypedText(undefined);
              setShownProblem(undefined);
            }
          }}
        />
      )}
      {findProblem === undefined ? null : (
        <span id={messageId} className={css.message} role="status">
          {shownProblem ?? ''}
        </span>
      )}
    </div>
  );
}
