import { NumberBox } from '../../components/number-box.tsx';
import { PRINT } from '../../strings/print.ts';
import { type CardInfo, copiesOf } from './deck.ts';
import { Fold } from './fold.tsx';
import type { Choice } from './job.ts';
import css from './print.module.css';
import { MOST_COPIES } from './settings.ts';

interface Props {
  cards: readonly CardInfo[];
  choice: Choice;
  onChange(choice: Partial<Choice>): void;
}

/** How often: a number for all, and one for each. */
export function CopiesList({ cards, choice, onChange }: Props) {
  const own = Object.keys(choice.each).length;
  return (
    <Fold title={PRINT.copiesEach} summary={own === 0 ? '' : PRINT.copiesSet(own)}>
      <ul className={css.copies}>
        {cards.map((info, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name, and the list does not change
          <li key={i}>
            <span className={css.copyName}>{info.name}</span>
            <NumberBox
              bare
              label={PRINT.copiesOf(info.name)}
              value={copiesOf(info, i, { ...choice, changedOnly: false })}
              least={0}
              most={MOST_COPIES}
              onChange={(n) => onChange({ each: { ...choice.each, [i]: n } })}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
