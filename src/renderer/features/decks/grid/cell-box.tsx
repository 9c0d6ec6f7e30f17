import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './grid.module.css';

interface Props {
  label: string;
  /** What stands in the box at first. */
  text: string;
  /** Whether the text is selected, to be typed over. */
  isWhole: boolean;
  /** `to`: where the grid goes on. */
  onDone(text: string, to: 'stay' | 'down' | 'up' | 'next' | 'before'): void;
  onCancel(): void;
}

/** The box in which a cell is written. Enter and Tab keep it, Alt+Enter breaks the line, Escape gives it up. */
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
  // As high as what is written.
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
    // Enter that chooses a letter of an input method writes it.
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
