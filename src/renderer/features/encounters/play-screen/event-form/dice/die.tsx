import { Check, Minus, Zap } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { DieMark } from '../../../../../../shared/play/play-screen/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './dice.module.css';

/** SVG paths of the outlines of dice by their number of sides, in a square of 40 × 40. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M20 3 38 35H2Z',
  8: 'M20 2 36 20 20 38 4 20Z',
  10: 'M20 1 38 17 20 39 2 17Z',
  12: 'M20 2 37 14.5 30.5 36H9.5L3 14.5Z',
  20: 'M20 2 36 11V29L20 38 4 29V11Z',
};
const SQUARE_SHAPE = 'M7 3H33Q37 3 37 7V33Q37 37 33 37H7Q3 37 3 33V7Q3 3 7 3Z';

interface Props {
  sides: number;
  /** Undefined if the die is not rolled yet. */
  face: number | undefined;
  mark?: DieMark | undefined;
  /** The names of the marks. */
  markTexts?: Readonly<Record<DieMark, string>> | undefined;
  /** The index of the die. Its animation ends later than those of the dice before it. */
  dieIndex?: number;
}

/**
 * Shows one die with its face, and below it a mark that shows what the face counts as: `miss` is nothing, `success` is a Success,
 * and `pow` is a Success with an extra effect.
 */
export function Die({ sides, face, mark, markTexts, dieIndex = 0 }: Props) {
  const translate = useTranslate();
  const MarkIcon = mark === 'pow' ? Zap : mark === 'success' ? Check : Minus;
  return (
    <span
      className={css.die}
      data-mark={mark}
      data-empty={face === undefined || undefined}
      data-sides={sides}
      style={{ '--at': dieIndex } as CSSProperties}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={SHAPES[sides] ?? SQUARE_SHAPE} />
      </svg>
      <span className={css.faceText}>{face ?? ''}</span>
      {mark === undefined ? null : (
        <>
          <MarkIcon className={css.mark} aria-hidden />
          <span className="visually-hidden"> {markTexts?.[mark] ?? translate(`eventForm.marks.${mark}`)}</span>
        </>
      )}
    </span>
  );
}

interface RowProps {
  sides: number;
  faces: readonly number[];
  /** The number of dice that are needed. */
  diceCount: number;
  /** The mark of each face, from face 1 on. */
  faceMarks?: readonly DieMark[] | undefined;
  markTexts?: Readonly<Record<DieMark, string>> | undefined;
  isRolling?: boolean;
}

/** Shows a row of dice. Dice that are not rolled yet are empty. */
export function DiceRow({ sides, faces, diceCount, faceMarks, markTexts, isRolling = false }: RowProps) {
  const translate = useTranslate();
  const shownCount = Math.max(diceCount, faces.length);
  return (
    <ul className={css.row} aria-label={translate('eventForm.dice')} data-rolling={isRolling || undefined}>
      {Array.from({ length: shownCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their index
        <li key={index}>
          <Die
            sides={sides}
            face={faces[index]}
            mark={faces[index] === undefined ? undefined : faceMarks?.[faces[index] - 1]}
            markTexts={markTexts}
            dieIndex={index}
          />
        </li>
      ))}
    </ul>
  );
}
