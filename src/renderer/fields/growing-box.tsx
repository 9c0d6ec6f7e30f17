import { type ReactNode, useEffect, useRef } from 'react';
import { detectDirection } from '../../shared/text/lines/bidi.ts';
import css from '../components/inputs/field.module.css';

/** The number of characters from which on a box no longer grows. Laying out thousands of lines at once would delay typing. */
const TALL = 5_000;

/**
 * Returns the writing direction of a box. With `auto`, the browser compares each line with the whole text, which is too slow
 * for long texts.
 */
const lineDirection = (text: string): 'auto' | 'ltr' | 'rtl' => (text.length > TALL ? detectDirection(text) : 'auto');

/** The props of the text box in a growing box. */
interface AreaProps {
  readonly className: string;
  readonly dir: 'auto' | 'ltr' | 'rtl';
  readonly spellCheck: true;
}

interface Props {
  value: string;
  inputClassName?: string | undefined;
  children(area: AreaProps): ReactNode;
}

/** Makes a text box grow with its text up to many pages; then it scrolls. */
export function GrowingBox({ value, inputClassName = '', children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  // A text box measures pasted text before `onChange` is called, so it has to know its direction earlier.
  useEffect(() => {
    const box = room.current;
    const control = ({ data, target }: InputEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || data === null || data.length <= TALL) return;
      if (target.dir === 'auto') target.dir = detectDirection(data);
    };
    box?.addEventListener('beforeinput', control);
    return () => box?.removeEventListener('beforeinput', control);
  }, []);
  const isTall = value.length > TALL;
  const inputClass = `${css.input} ${inputClassName}`;
  return (
    <div className={css.grow} ref={room}>
      {isTall ? null : <div aria-hidden className={`${css.twin} ${inputClassName}`}>{`${value} `}</div>}
      {children({
        className: isTall ? `${inputClass} ${css.tall}` : inputClass,
        dir: lineDirection(value),
        spellCheck: true,
      })}
    </div>
  );
}
