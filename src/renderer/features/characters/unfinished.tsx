import { ChevronRight, CircleDashed } from 'lucide-react';
import type { Need } from '../../../shared/form/unfinished.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import { focusField } from '../../fields/focus-field.ts';
import { describeMissingFields } from '../../strings/documents/form.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './unfinished.module.css';

interface Props {
  missing: readonly Need[];
  /** Whether the character also breaks a rule. */
  isIllegal: boolean;
}

/** What a character still lacks, each with a way to its field. Nothing for a finished one. */
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
        {missing.map(({ label, at }) => (
          <li key={formatText(translate, label)}>
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
