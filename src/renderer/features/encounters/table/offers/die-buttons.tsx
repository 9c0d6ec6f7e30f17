import { Dices } from 'lucide-react';
import { rollDice } from '../../../../../shared/dice/random.ts';
import { facesIn } from '../../../../../shared/play/log/log.ts';
import { offerOf } from '../../../../../shared/play/offers.ts';
import type { ByDie } from '../../../../../shared/play/play-rules.ts';
import { formatText } from '../../../../../shared/texts/late-text.ts';
import { ROVING } from '../../../../components/roving.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useDiceMode } from '../event-form/dice/dice-mode.ts';
import { useTableActions } from '../table-actions.ts';
import { useTable } from '../table-context.ts';
import css from './offers-panel.module.css';

/** Steps that Rollcall rolls for. Where dice are typed, the buttons of the single choices say which faces they stand for. */
export function DieButtons({ steps }: { steps: readonly ByDie[] }) {
  const translate = useTranslate();
  const { rules, activeEncounter, encounter } = useTable();
  const { hand, state } = useTableActions();
  const { mode } = useDiceMode(encounter);
  if (mode === 'typed') return null;
  const roll = ({ sides, event, isOpen = false }: ByDie) => {
    let from = facesIn(encounter.log);
    const rolled = event(() => rollDice(1, sides, encounter.seed ?? 0, from++)[0] ?? 1);
    if (isOpen) state(offerOf(rules, activeEncounter, rolled, false));
    else hand(rolled);
  };
  return steps.map((step) => {
    const label = formatText(translate, step.label);
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
