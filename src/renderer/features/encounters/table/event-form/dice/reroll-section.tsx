import { useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { DieMark } from '../../../../../../shared/play/play-screen/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import fields from '../fields/fields.module.css';
import { useForm } from '../form-port.ts';
import { REROLLS, type Reroll, rerollChoices, rerollsOf, withIndex, withReroll } from '../model/rerolls.ts';
import css from './dice.module.css';
import { Die } from './die.tsx';

/** Chooses which dice of a roll are rerolled, and which ability allows the reroll. */
export function RerollSection({ marks }: { marks: readonly DieMark[] | undefined }) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, view, change } = useForm();
  const label = useId();
  const choices = rerollChoices(translate, rules, activeEncounter, form.event);
  if (choices.length === 0) return null;
  const rerolls = rerollsOf(form.event);
  const problem = view.problems.get(REROLLS);
  return (
    <details className={css.rerolls} open={rerolls.length > 0 || undefined}>
      <summary>{translate('eventForm.rerolls')}</summary>
      <div className={css.list}>
        <span id={label} className={fields.label}>
          {translate('eventForm.rerollHint')}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout */}
        <div role="group" aria-labelledby={label} className={fields.chipGroup}>
          {choices.map(({ value, label: name }) => (
            <ToggleButton
              key={value}
              className={fields.chip ?? ''}
              isSelected={rerolls.some(({ by }) => by === value)}
              onChange={() => change(REROLLS, withReroll(rerolls, String(value)))}
            >
              {name}
            </ToggleButton>
          ))}
        </div>
        {rerolls.map((reroll) => (
          <ChosenDice
            key={reroll.by}
            reroll={reroll}
            label={choices.find(({ value }) => value === reroll.by)?.label ?? reroll.by}
            marks={marks}
            onToggle={(index) => change(REROLLS, withIndex(rerolls, reroll.by, index))}
          />
        ))}
        {problem === undefined ? null : <span className={fields.problem}>{problem}</span>}
      </div>
    </details>
  );
}

interface ChosenProps {
  reroll: Reroll;
  label: string;
  marks: readonly DieMark[] | undefined;
  onToggle(index: number): void;
}

function ChosenDice({ reroll, label, marks, onToggle }: ChosenProps) {
  const translate = useTranslate();
  const { view } = useForm();
  const [first] = view.dice;
  if (first === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
    <div role="group" aria-label={label} className={css.row}>
      {first.faces.map((face, i) => (
        <ToggleButton
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their index
          key={i}
          aria-label={translate('eventForm.die', { n: i + 1, face })}
          className={css.chosen ?? ''}
          isSelected={reroll.indexes.includes(i)}
          onChange={() => onToggle(i)}
        >
          <Die sides={first.dice.sides} face={face} mark={marks?.[face - 1]} />
        </ToggleButton>
      ))}
    </div>
  );
}
