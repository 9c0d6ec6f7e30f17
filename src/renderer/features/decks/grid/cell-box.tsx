import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './grid.module.css';

interface Props {
  label: string;
  /** The initial text of the box. */
  text: string;
  /** Whether the text is initially selected, so that typing replaces it. */
  isWhole: boolean;
  /** Called with the new text and the direction in which the grid moves on. */
  onDone(text: string, to: 'stay' | 'down' | 'up' | 'next' | 'before'): void;
  onCancel(): void;
}

/** The text box for editing a cell. Enter and Tab save, Alt+Enter inserts a line break, Escape cancels. */
export function CellBox({ label, text: first, isWhole, onDone, onCancel }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const isOver = useRef(false);
  useEffect(() => {
    const { current } = box;
    current?.focus();
    if (isWhole) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
  }, [isWhole]);
  // The box is as high as its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    current.style.height = '0';
    current.style.height = `${Math.min(current.scrollHeight + 2, 240)}px`;
  }, [text]);
  function done(to: Parameters<Props['onDone']>[1]) {
    if (isOver.current) return;
    isOver.current = true;
    onDone(text, to);
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation();
    // While an input method is composing, Enter only confirms a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      done(event.shiftKey ? 'up' : 'down');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { selectionStart: start = text.length, selectionEnd: end = start } = box.current ?? {};
      setText(`${text.slice(0, start)}\n${text.slice(end)}`);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      done(event.shiftKey ? 'before' : 'next');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    }
  }
  return (
    <textarea
      ref={box}
      className={css.box}
      aria-label={label}
      dir="auto"
      rows={1}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => done('stay')}
    />
  );
}
