import { type ReactNode, useEffect, useRef } from 'react';
import { directionOf } from '../../shared/text/lines/bidi.ts';
import css from '../components/inputs/field.module.css';

/** Letters from which on a box no longer grows: to lay out thousands of lines at once would hold typing up. */
const TALL = 5_000;

/** Each line of a box that finds the direction of every paragraph by itself is weighed against all of its text. */
const lineDirection = (text: string): 'auto' | 'ltr' | 'rtl' => (text.length > TALL ? directionOf(text) : 'auto');

/** What the text box of a growing box needs. */
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

/** Room for a text box that grows with its text, up to many pages; then it scrolls. */
export function GrowingBox({ value, inputClassName = '', children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  // A text box measures pasted text before `onChange` is called, so it has to know its direction earlier.
  useEffect(() => {
    const box = room.current;
    const control = ({ data, target }: InputEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || data === null || data.length <= TALL) return;
      if (target.dir === 'auto') target.dir = directionOf(data);
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
