import { Delete } from 'lucide-react';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './dice.module.css';

interface Props {
  sides: number;
  onFace(face: number): void;
  onBack(): void;
}

/** The most sides of a die with a pad. Dice with more sides would need too many keys, so their faces are typed. */
const MOST = 20;

/** A touch pad with a key for every die face, and one that removes the last die. */
export function FacePad({ sides, onFace, onBack }: Props) {
  const translate = useTranslate();
  if (sides > MOST) return null;
  return (
    <div className={css.pad} data-sides={sides}>
      {Array.from({ length: sides }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: each key is identified by its face
          key={i}
          type="button"
          className={css.key}
          tabIndex={-1}
          aria-label={translate('eventForm.face', { face: i + 1, sides })}
          onClick={() => onFace(i + 1)}
        >
          {i + 1}
        </button>
      ))}
      <button
        type="button"
        className={css.key}
        tabIndex={-1}
        aria-label={translate('eventForm.takeBack')}
        onClick={onBack}
      >
        <Delete aria-hidden />
      </button>
    </div>
  );
}
