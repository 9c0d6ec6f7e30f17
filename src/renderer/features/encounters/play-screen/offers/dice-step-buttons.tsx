import { Dices } from 'lucide-react';
import { rollDice } from '../../../../../shared/dice/random.ts';
import { countFaces } from '../../../../../shared/play/log/log.ts';
import { createOffer } from '../../../../../shared/play/offers.ts';
import type { DiceStep } from '../../../../../shared/play/play-rules.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useDiceMode } from '../event-form/dice/dice-mode.ts';
import { usePlayActions } from '../play-actions.ts';
import { usePlaySession } from '../play-session.ts';
import type { MeantKinds } from './meant-kinds.ts';
import css from './offers-panel.module.css';

/**
 * Buttons for steps that Rollcall decides with a die. They are hidden if the players roll real dice. The players then press
 * the button of the choice that their die decides; each choice names its faces.
 */
export function DiceStepButtons({ steps, meantKinds }: { steps: readonly DiceStep[]; meantKinds: MeantKinds }) {
  const translate = useTranslate();
  const { rules, activeEncounter, encounter } = usePlaySession();
  const { submit, openForm } = usePlayActions();
  const { mode } = useDiceMode(encounter);
  if (mode === 'typed') return null;
  const rollStep = ({ sides, event, hasChoices = false }: DiceStep) => {
    // The faces follow from the seed of the encounter and the number of dice before, so that a replay gives the same faces.
    let nextDieIndex = countFaces(encounter.log);
    const rolledEvent = event(() => rollDice(1, sides, encounter.seed ?? 0, nextDieIndex++)[0] ?? 1);
    if (hasChoices) openForm(createOffer(rules, activeEncounter, rolledEvent, false));
    else submit(rolledEvent);
  };
  return steps.map((step) => {
    const stepLabel = formatLateText(translate, step.label);
    return (
      <li key={stepLabel} className={css.option} data-meant={meantKinds?.has(step.kind) || undefined}>
        <button
          {...ROVING_PROPS}
          type="button"
          className={css.offer}
          data-label={stepLabel}
          onClick={() => rollStep(step)}
        >
          <span className={css.words}>{stepLabel}</span>
          <Dices aria-hidden className={css.die} />
        </button>
      </li>
    );
  });
}
