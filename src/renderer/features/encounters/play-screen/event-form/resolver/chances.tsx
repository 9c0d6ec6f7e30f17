import type { CSSProperties } from 'react';
import type { Chance } from '../../../../../../shared/play/play-screen/forecast.ts';
import { formatChance } from '../../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import css from './resolver.module.css';

/** Shows chances as bars with their percentages. */
export function Chances({ chances }: { chances: readonly Chance[] }) {
  const translate = useTranslate();
  if (chances.length === 0) return null;
  return (
    <dl className={css.chances} aria-label={translate('eventForm.odds')}>
      {chances.map(({ label, chance }) => (
        <div key={label} style={{ '--chance': chance } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{formatChance(translate, chance)}</dd>
        </div>
      ))}
    </dl>
  );
}
