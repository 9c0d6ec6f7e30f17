import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../../../components/button.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './fields.module.css';

/** With this many choices or fewer, all of them stay visible. */
const MAX_UNFOLDED = 4;

export interface ChoiceFolding {
  /** Whether only the chosen choices are shown. */
  readonly isFolded: boolean;
  /** The props of the element around the choices. */
  readonly groupProps: {
    readonly ref: React.RefObject<HTMLDivElement | null>;
    onKeyDown(event: KeyboardEvent): void;
    onClick(event: MouseEvent): void;
    onBlur(event: FocusEvent): void;
  };
  /** The button that shows all choices again, or hides those that are not chosen; null while it is not needed. */
  readonly button: ReactNode;
}

interface Options {
  choiceCount: number;
  chosenCount: number;
  /** Whether several choices can be chosen, so that the list stays open once it has been opened again. */
  allowsSeveral: boolean;
}

/**
 * Folds a long group of choices to the chosen ones, so that what follows is in sight: after a tap on a choice or a tile, or when the Tab
 * key leaves the group. While arrow keys move through the choices, the group stays open.
 */
export function useChoiceFolding({ choiceCount, chosenCount, allowsSeveral }: Options): ChoiceFolding {
  const translate = useTranslate();
  const groupRef = useRef<HTMLDivElement>(null);
  const [isHeldOpen, setHeldOpen] = useState(false);
  const wasOpenedRef = useRef(false);
  const isTabRef = useRef(false);
  const canFold = choiceCount > MAX_UNFOLDED && chosenCount > 0 && chosenCount < choiceCount;
  const isFolded = canFold && !isHeldOpen;
  useEffect(() => {
    if (!isHeldOpen || !wasOpenedRef.current) return;
    wasOpenedRef.current = false;
    groupRef.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
  }, [isHeldOpen]);
  return {
    isFolded,
    groupProps: {
      ref: groupRef,
      onKeyDown({ key }) {
        isTabRef.current = key === 'Tab';
        if (key.startsWith('Arrow') && !allowsSeveral) setHeldOpen(true);
      },
      onClick({ target }) {
        // A tap on a label also clicks its input, as the keys do.
        if (target instanceof HTMLInputElement) return;
        // A tap on the only choice in sight shows the others.
        if (!allowsSeveral || (isFolded && chosenCount === 1)) setHeldOpen(isFolded);
      },
      onBlur({ currentTarget, relatedTarget }) {
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isLeft && isTabRef.current) setHeldOpen(false);
      },
    },
    button: canFold ? (
      <Button
        kind="quiet"
        className={css.foldButton}
        aria-expanded={!isFolded}
        onPress={() => {
          wasOpenedRef.current = isFolded;
          setHeldOpen(isFolded);
        }}
      >
        {translate(isFolded ? 'eventForm.changeChoice' : 'eventForm.foldChoices')}
      </Button>
    ) : null,
  };
}
