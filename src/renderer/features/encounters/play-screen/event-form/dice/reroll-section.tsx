import { useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { DieMark } from '../../../../../../shared/play/play-screen/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import fields from '../fields/fields.module.css';
import { useForm } from '../form-port.ts';
import {
  getRerolls,
  listRerollChoices,
  REROLLS_PATH,
  type Reroll,
  toggleReroll,
  toggleRerollDie,
} from '../model/rerolls.ts';
import css from './dice.module.css';
import { Die } from './die.tsx';

/** Chooses which dice of a roll are rerolled, and which ability allows the reroll. */
export function RerollSection({ faceMarks }: { faceMarks: readonly DieMark[] | undefined }) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, view, changeField } = useForm();
  const labelId = useId();
  const choices = listRerollChoices(translate, rules, activeEncounter, form.event);
  if (choices.length === 0) return null;
  const rerolls = getRerolls(form.event);
  const problem = view.problems.get(REROLLS_PATH);
  return (
    <details className={css.rerolls} open={rerolls.length > 0 || undefined}>
      <summary>{translate('eventForm.rerolls')}</summary>
      <div className={css.list}>
        <span id={labelId} className={fields.label}>
          {translate('eventForm.rerollHint')}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout */}
        <div role="group" aria-labelledby={labelId} className={fields.chipGroup}>
          {choices.map(({ value: ability, label: abilityName }) => (
            <ToggleButton
              key={ability}
              className={fields.chip ?? ''}
              isSelected={rerolls.some(({ by: rerollAbility }) => rerollAbility === ability)}
              onChange={() => changeField(REROLLS_PATH, toggleReroll(rerolls, String(ability)))}
            >
              {abilityName}
            </ToggleButton>
          ))}
        </div>
        {rerolls.map((reroll) => (
          <ChosenDice
            key={reroll.by}
            reroll={reroll}
            groupLabel={choices.find(({ value: ability }) => ability === reroll.by)?.label ?? reroll.by}
            faceMarks={faceMarks}
            onToggle={(dieIndex) => changeField(REROLLS_PATH, toggleRerollDie(rerolls, reroll.by, dieIndex))}
          />
        ))}
        {problem === undefined ? null : <span className={fields.problem}>{problem}</span>}
      </div>
    </details>
  );
}

interface ChosenProps {
  reroll: Reroll;
  groupLabel: string;
  faceMarks: readonly DieMark[] | undefined;
  onToggle(dieIndex: number): void;
}

function ChosenDice({ reroll, groupLabel, faceMarks, onToggle }: ChosenProps) {
  const translate = useTranslate();
  const { view } = useForm();
  const [firstList] = view.dice;
  if (firstList === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
    <div role="group" aria-label={groupLabel} className={css.row}>
      {firstList.faces.map((face, dieIndex) => (
        <ToggleButton
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their index
          key={dieIndex}
          aria-label={translate('eventForm.die', { n: dieIndex + 1, face })}
          className={css.chosen ?? ''}
          isSelected={reroll.indexes.includes(dieIndex)}
          onChange={() => onToggle(dieIndex)}
        >
          <Die sides={firstList.dice.sides} face={face} mark={faceMarks?.[face - 1]} />
        </ToggleButton>
      ))}
    </div>
  );
}
