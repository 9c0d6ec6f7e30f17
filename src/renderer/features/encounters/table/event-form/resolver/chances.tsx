import type { CSSProperties } from 'react';
import type { Chance } from '../../../../../../shared/play/table/forecast.ts';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import css from './resolver.module.css';

/** How likely each is, as bars with their numbers. */
export function Chances({ chances }: { chances: readonly Chance[] }) {
  if (chances.length === 0) return null;
  return (
    <dl className={css.chances} aria-label={EVENT_FORM.odds}>
      {chances.map(({ label, chance }) => (
        <div key={label} style={{ '--chance': chance } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{EVENT_FORM.percent(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}
