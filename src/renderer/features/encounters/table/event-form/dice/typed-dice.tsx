import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { describeTypedDice } from '../../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import type { DiceList } from '../model/form-view.ts';
import { withFace, withoutLastFace } from '../model/read-faces.ts';
import css from './dice.module.css';
import { DiceRow } from './die.tsx';
import { FacePad } from './face-pad.tsx';

const coarse = window.matchMedia('(pointer: coarse)');

/** Enters the faces of real dice, typed as digits or tapped one by one. */
export function TypedDice() {
  const { view, type } = useForm();
  const [chosen, choose] = useState<string>();
  const { dice } = view;
  const root = useRef<HTMLDivElement>(null);
  // Users who choose the keyboard want to type at once.
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-missing]')?.focus(), []);
  const list = dice.find(({ path }) => path === chosen) ?? dice.find(({ missing }) => missing > 0) ?? dice[0];
  if (list === undefined) return null;
  return (
    <div className={css.typed} ref={root}>
      {dice.map((each) => (
        <TypedList key={each.path} list={each} isOnly={dice.length === 1} onFocus={() => choose(each.path)} />
      ))}
      <FacePad
        sides={list.dice.sides}
        onFace={(face) => {
          type(list, withFace(list.text, face));
          // This was the last die of the list, so the next tap goes to the next list.
          if (list.missing <= 1) choose(undefined);
        }}
        onBack={() => type(list, withoutLastFace(list.text, list.dice.sides))}
      />
    </div>
  );
}

interface ListProps {
  list: DiceList;
  /** Whether it is the only list, which needs no visible label. */
  isOnly: boolean;
  onFocus(): void;
}

function TypedList({ list, isOnly, onFocus }: ListProps) {
  const translate = useTranslate();
  const { type, form, view } = useForm();
  const id = useId();
  const said = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sides, length } = list.dice;
  const problem = view.problems.get(list.path);

  /** Moves to the next missing dice on Enter before the form is submitted. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || list.missing > 0 || view.missing <= 0) return;
    event.preventDefault();
    const fields = [...(input.current?.form?.querySelectorAll<HTMLInputElement>('[data-dice]') ?? [])];
    const at = fields.indexOf(input.current as HTMLInputElement);
    fields[(at + 1) % fields.length]?.focus();
  }
  return (
    <div className={css.list} data-wrong={problem !== undefined || undefined}>
      <label htmlFor={id} className={isOnly ? 'visually-hidden' : css.listLabel}>
        <span>{list.name}</span>
        <span className={css.count}>{translate('eventForm.diceOf', { n: length, sides })}</span>
      </label>
      <DiceRow sides={sides} faces={list.faces} length={length} marks={list.marks} words={list.markText} />
      <input
        id={id}
        ref={input}
        className={css.digits}
        data-dice
        data-missing={list.missing > 0 || undefined}
        // The pad below replaces the keyboard on touch screens.
        inputMode={coarse.matches ? 'none' : 'numeric'}
        autoComplete="off"
        placeholder={describeTypedDice(translate, sides)}
        aria-describedby={said}
        value={list.text}
        onChange={(event) => type(list, event.target.value)}
        onFocus={onFocus}
        onKeyDown={press}
      />
      <div id={said} className={css.said} role="status" data-wrong={problem !== undefined || undefined}>
        {problem ?? saidOf(translate, list, form.areDiceAdded)}
      </div>
    </div>
  );
}

function saidOf(translate: Translate, { faces, missing, dice: { sides } }: DiceList, areDiceAdded: boolean): string {
  if (faces.length === 0) return '';
  if (missing <= 0) return translate('eventForm.allThere');
  const isAdded = areDiceAdded && faces.includes(sides);
  return isAdded
    ? translate('eventForm.added', { n: missing, face: sides })
    : translate('eventForm.missing', { n: missing });
}
