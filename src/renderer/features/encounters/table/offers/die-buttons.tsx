import { Dices } from 'lucide-react';
import { rollDice } from '../../../../../shared/dice/random.ts';
import { countFaces } from '../../../../../shared/play/log/log.ts';
import { createOffer } from '../../../../../shared/play/offers.ts';
import type { DiceStep } from '../../../../../shared/play/play-rules.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { ROVING } from '../../../../components/roving.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useDiceMode } from '../event-form/dice/dice-mode.ts';
import { useTableActions } from '../table-actions.ts';
import { useTable } from '../table-context.ts';
import css from './offers-panel.module.css';

/**
 * Buttons for steps that Rollcall can roll. They are hidden if dice are typed; then the buttons of the choices show the
 * faces for each.
 */
export function DieButtons({ steps }: { steps: readonly DiceStep[] }) {
  const translate = useTranslate();
  const { rules, activeEncounter, encounter } = useTable();
  const { hand, state } = useTableActions();
  const { mode } = useDiceMode(encounter);
  if (mode === 'typed') return null;
  const roll = ({ sides, event, hasChoices: isOpen = false }: DiceStep) => {
    let from = countFaces(encounter.log);
    const rolled = event(() => rollDice(1, sides, encounter.seed ?? 0, from++)[0] ?? 1);
    if (isOpen) state(createOffer(rules, activeEncounter, rolled, false));
    else hand(rolled);
  };
  return steps.map((step) => {
    const label = formatLateText(translate, step.label);
    return (
      <li key={label} className={css.option}>
        <button {...ROVING} type="button" className={css.offer} data-label={label} onClick={() => roll(step)}>
          <span className={css.words}>{label}</span>
          <Dices aria-hidden className={css.die} />
        </button>
      </li>
    );
  });
}
