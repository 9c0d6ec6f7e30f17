import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './grid.module.css';

/** The direction in which the grid moves on after an edit, or `stay`. */
export type CellMove = 'stay' | 'down' | 'up' | 'next' | 'previous';

interface Props {
  label: string;
  /** The initial text of the box. */
  initialText: string;
  /** Whether the text is initially selected, so that typing replaces it. */
  selectsAll: boolean;
  onDone(typedText: string, nextMove: CellMove): void;
  onCancel(): void;
}

/** The text box for editing a cell. Enter and Tab save, Alt+Enter inserts a line break, Escape cancels. */
export function CellBox({ label, initialText, selectsAll, onDone, onCancel }: Props) {
  const textBox = useRef<HTMLTextAreaElement>(null);
  const [typedText, setTypedText] = useState(initialText);
  // After Enter or Escape, the box disappears and blurs, which must not save a second time.
  const isFinished = useRef(false);
  useEffect(() => {
    const { current: element } = textBox;
    element?.focus();
    if (selectsAll) element?.select();
    else element?.setSelectionRange(element.value.length, element.value.length);
  }, [selectsAll]);
  // The box is as high as its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const { current: element } = textBox;
    if (element === null) return;
    element.style.height = '0';
    element.style.height = `${Math.min(element.scrollHeight + 2, 240)}px`;
  }, [typedText]);
  function finish(nextMove: CellMove) {
    if (isFinished.current) return;
    isFinished.current = true;
    onDone(typedText, nextMove);
  }
  function handleKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // While an input method is composing text, Enter only confirms that text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      finish(event.shiftKey ? 'up' : 'down');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { selectionStart = typedText.length, selectionEnd = selectionStart } = textBox.current ?? {};
      setTypedText(`${typedText.slice(0, selectionStart)}\n${typedText.slice(selectionEnd)}`);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      finish(event.shiftKey ? 'previous' : 'next');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isFinished.current = true;
      onCancel();
    }
  }
  return (
    <textarea
      ref={textBox}
      className={css.box}
      aria-label={label}
      dir="auto"
      rows={1}
      value={typedText}
      onChange={(event) => setTypedText(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => finish('stay')}
    />
  );
}
