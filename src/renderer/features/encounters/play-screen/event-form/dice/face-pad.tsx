import { Delete } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './dice.module.css';

interface Props {
  sides: number;
  onFace(face: number): void;
  /** Types a digit of the keyboard, pressed while a key of the pad has the focus. */
  onDigit(digit: number): void;
  onRemoveLast(): void;
}

/** The maximum number of sides of a die with a pad. Dice with more sides would need too many keys, so their faces are typed. */
const MAX_PAD_SIDES = 20;

/** A touch pad with a key for every die face, and one that removes the last die. */
export function FacePad({ sides, onFace, onDigit, onRemoveLast }: Props) {
  const translate = useTranslate();
  if (sides > MAX_PAD_SIDES) return null;
  function handleKeyDown(event: KeyboardEvent): void {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onDigit(Number(event.key));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the pad handle the digits together
    <div className={css.pad} data-sides={sides} onKeyDown={handleKeyDown}>
      {Array.from({ length: sides }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: each key is identified by its face
          key={index}
          type="button"
          className={css.key}
          tabIndex={-1}
          aria-label={translate('eventForm.face', { face: index + 1, sides })}
          onClick={() => onFace(index + 1)}
        >
          {index + 1}
        </button>
      ))}
      <button
        type="button"
        className={css.key}
        tabIndex={-1}
        aria-label={translate('eventForm.takeBack')}
        onClick={onRemoveLast}
      >
        <Delete aria-hidden />
      </button>
    </div>
  );
}
