import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { describeTypedDice } from '../../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import type { DiceList } from '../model/form-view.ts';
import { appendFace, removeLastFace } from '../model/read-faces.ts';
import css from './dice.module.css';
import { DiceRow } from './die.tsx';
import { FacePad } from './face-pad.tsx';

const coarsePointer = window.matchMedia('(pointer: coarse)');

/** Enters the faces of real dice, typed as digits or tapped one by one. */
export function TypedDice() {
  const { view, typeText } = useForm();
  const [chosenPath, setChosenPath] = useState<string>();
  const { dice: diceLists } = view;
  const root = useRef<HTMLDivElement>(null);
  // Users who choose to type the dice can start typing immediately.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-missing]')?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const activeList =
    diceLists.find(({ path }) => path === chosenPath) ??
    diceLists.find(({ missingCount }) => missingCount > 0) ??
    diceLists[0];
  if (activeList === undefined) return null;
  return (
    <div className={css.typed} ref={root}>
      {diceLists.map((diceList) => (
        <TypedList
          key={diceList.path}
          diceList={diceList}
          isOnly={diceLists.length === 1}
          onFocus={() => setChosenPath(diceList.path)}
        />
      ))}
      <FacePad
        onDigit={(digit) => {
          typeText(activeList, appendFace(activeList.typedText, digit));
          const diceInputs = [...(root.current?.querySelectorAll<HTMLInputElement>('[data-dice]') ?? [])];
          diceInputs[diceLists.indexOf(activeList)]?.focus();
        }}
        sides={activeList.dice.sides}
        onFace={(face) => {
          typeText(activeList, appendFace(activeList.typedText, face));
          // If this was the last missing die of the list, the next tap goes to the next list.
          if (activeList.missingCount <= 1) setChosenPath(undefined);
        }}
        onRemoveLast={() => typeText(activeList, removeLastFace(activeList.typedText, activeList.dice.sides))}
      />
    </div>
  );
}

interface ListProps {
  diceList: DiceList;
  /** Whether this is the only list, which needs no visible label. */
  isOnly: boolean;
  onFocus(): void;
}

function TypedList({ diceList, isOnly, onFocus }: ListProps) {
  const translate = useTranslate();
  const { typeText, form, view } = useForm();
  const inputId = useId();
  const statusId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { sides, length } = diceList.dice;
  const problem = view.problems.get(diceList.path);

  /** Moves to the next missing dice on Enter before the form is submitted. */
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || diceList.missingCount > 0 || view.missingDiceCount <= 0) return;
    event.preventDefault();
    const diceInputs = [...(inputRef.current?.form?.querySelectorAll<HTMLInputElement>('[data-dice]') ?? [])];
    const inputIndex = diceInputs.indexOf(inputRef.current as HTMLInputElement);
    diceInputs[(inputIndex + 1) % diceInputs.length]?.focus();
  }
  return (
    <div className={css.list} data-wrong={problem !== undefined || undefined}>
      <label htmlFor={inputId} className={isOnly ? 'visually-hidden' : css.listLabel}>
        <span>{diceList.name}</span>
        <span className={css.count}>{translate('eventForm.diceOf', { n: length, sides })}</span>
      </label>
      <DiceRow
        sides={sides}
        faces={diceList.faces}
        diceCount={length}
        faceMarks={diceList.marks}
        markTexts={diceList.markTexts}
      />
      <input
        id={inputId}
        ref={inputRef}
        className={css.digits}
        data-dice
        data-takes-no-letters
        data-missing={diceList.missingCount > 0 || undefined}
        // The pad below replaces the keyboard on touch screens.
        inputMode={coarsePointer.matches ? 'none' : 'numeric'}
        autoComplete="off"
        placeholder={describeTypedDice(translate, sides)}
        aria-describedby={statusId}
        value={diceList.typedText}
        onChange={(event) => typeText(diceList, event.target.value)}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
      />
      <div id={statusId} className={css.said} role="status" data-wrong={problem !== undefined || undefined}>
        {problem ?? describeMissingDice(translate, diceList, form.areDiceAdded)}
      </div>
    </div>
  );
}

function describeMissingDice(
  translate: Translate,
  { faces, missingCount, dice: { sides } }: DiceList,
  areDiceAdded: boolean,
): string {
  if (faces.length === 0) return '';
  if (missingCount <= 0) return translate('eventForm.allThere');
  const isAdded = areDiceAdded && faces.includes(sides);
  return isAdded
    ? translate('eventForm.added', { n: missingCount, face: sides })
    : translate('eventForm.missing', { n: missingCount });
}
