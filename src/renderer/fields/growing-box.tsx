import { type ReactNode, useEffect, useRef } from 'react';
import { detectDirection } from '../../shared/text/lines/bidi.ts';
import css from '../components/inputs/field.module.css';

/** A box with more characters than this scrolls instead of growing. Laying out thousands of lines at once would delay typing. */
const MAX_GROWING_LENGTH = 5_000;

/**
 * Returns the writing direction of a box. With `auto`, the browser compares each line with the whole text, which is too slow
 * for long texts.
 */
const getDirection = (text: string): 'auto' | 'ltr' | 'rtl' =>
  text.length > MAX_GROWING_LENGTH ? detectDirection(text) : 'auto';

/** The props of the text box in a growing box. */
interface TextBoxProps {
  readonly className: string;
  readonly dir: 'auto' | 'ltr' | 'rtl';
  readonly spellCheck: true;
}

interface Props {
  value: string;
  inputClassName?: string | undefined;
  children(textBoxProps: TextBoxProps): ReactNode;
}

/**
 * Makes a text box grow with its text: an invisible twin behind the box has the same text and gives both its height. A very long text
 * scrolls.
 */
export function GrowingBox({ value, inputClassName = '', children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  // The browser measures pasted text before `onChange` is called, so the direction is set before the text is inserted.
  useEffect(() => {
    const boxElement = container.current;
    const setDirection = ({ data, target }: InputEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || data === null || data.length <= MAX_GROWING_LENGTH) return;
      if (target.dir === 'auto') target.dir = detectDirection(data);
    };
    boxElement?.addEventListener('beforeinput', setDirection);
    return () => boxElement?.removeEventListener('beforeinput', setDirection);
  }, []);
  const isTall = value.length > MAX_GROWING_LENGTH;
  const inputClass = `${css.input} ${inputClassName}`;
  return (
    <div className={css.grow} ref={container}>
      {isTall ? null : <div aria-hidden className={`${css.twin} ${inputClassName}`}>{`${value} `}</div>}
      {children({
        className: isTall ? `${inputClass} ${css.tall}` : inputClass,
        dir: getDirection(value),
        spellCheck: true,
      })}
    </div>
  );
}
