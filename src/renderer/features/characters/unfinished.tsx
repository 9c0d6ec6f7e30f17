import { ChevronRight, CircleDashed } from 'lucide-react';
import type { Requirement } from '../../../shared/form/missing-requirements.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { focusField } from '../../fields/focus-field.ts';
import { describeMissingFields } from '../../strings/documents/form.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './unfinished.module.css';

interface Props {
  missing: readonly Requirement[];
  /** Whether the character also breaks a rule. */
  isIllegal: boolean;
}

/** The missing values of a character, each with a link to its field. Nothing is shown for a finished character. */
export function Unfinished({ missing, isIllegal }: Props) {
  const translate = useTranslate();
  if (missing.length === 0) return null;
  return (
    <section className={css.box} aria-label={translate('form.unfinished')}>
      <h3>
        <CircleDashed aria-hidden />
        {translate('form.unfinished')}
      </h3>
      <p>{isIllegal ? translate('form.unfinishedToo') : translate('form.unfinishedNote')}</p>
      <ul>
        {missing.map(({ label, pointers: at }) => (
          <li key={formatLateText(translate, label)}>
            <button type="button" onClick={() => focusField(at[0] ?? '')}>
              {describeMissingFields(translate, [label])}
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
