import { ChevronRight, CircleDashed } from 'lucide-react';
import type { Requirement } from '../../../shared/form/missing-requirements.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { focusField } from '../../fields/focus-field.ts';
import { describeMissingFields } from '../../strings/documents/form.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing-fields.module.css';

interface Props {
  missingFields: readonly Requirement[];
}

/** Lists the missing values of a character, each with a link to its field. Shows nothing if no values are missing. */
export function MissingFields({ missingFields }: Props) {
  const translate = useTranslate();
  if (missingFields.length === 0) return null;
  return (
    <section className={css.box} aria-label={translate('form.unfinished')}>
      <h3>
        <CircleDashed aria-hidden />
        {translate('form.unfinished')}
      </h3>
      <ul>
        {missingFields.map(({ label, pointers }) => (
          <li key={formatLateText(translate, label)}>
            <button type="button" onClick={() => focusField(pointers[0] ?? '')}>
              {describeMissingFields(translate, [label])}
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
