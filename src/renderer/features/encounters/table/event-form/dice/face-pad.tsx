import { Delete } from 'lucide-react';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './dice.module.css';

interface Props {
  sides: number;
  onFace(face: number): void;
  onBack(): void;
}

/** Above this many sides a pad would be a wall of keys: they are typed. */
const MOST = 20;

/** Every face of a die as a key for the thumb, and one that takes the last die back. */
export function FacePad({ sides, onFace, onBack }: Props) {
  const translate = useTranslate();
  if (sides > MOST) return null;
  return (
    <div className={css.pad} data-sides={sides}>
      {Array.from({ length: sides }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the face is its own name
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
