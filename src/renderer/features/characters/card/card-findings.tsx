import { ChevronRight } from 'lucide-react';
import { getFindingFields, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import { formatCardIssue } from '../../../../shared/print/preflight-messages.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { focusField } from '../../../fields/focus-field.ts';
import { useGames } from '../../../store/library-context.ts';
import { toSentence } from '../../../strings/sentence.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FallbackFontButton } from '../../templates/fonts/fallback-font-button.tsx';
import css from './card-findings.module.css';

/** Lists the findings about the card's layout, for example text that needs another card, or an image that can't be used. */
export function CardFindings({ findings }: { findings: readonly PreflightFinding[] }) {
  const gameCatalog = useGames();
  const translate = useTranslate();
  const shownFindings = findings.flatMap((finding) => {
    const { about, severity } = finding;
    // Broken rules are listed below the card, unknown members concern a team, and tables have no character.
    const isAboutCard = about.kind !== 'illegal' && about.kind !== 'unknown-member' && about.kind !== 'deck-table';
    return isAboutCard && severity !== 'info' ? [{ severity, about, field: getFindingFields(finding)[0] }] : [];
  });
  const hasMissingGlyphs = shownFindings.some(({ about }) => about.kind === 'missing-glyph');
  return (
    <>
      <ul className={css.notes} aria-live="polite">
        {shownFindings.map(({ severity, about, field }) => {
          const sentence = toSentence(formatCardIssue(translate, gameCatalog, about));
          const content = (
            <>
              <SeverityIcon severity={severity} isRuleViolation={false} />
              <span>{sentence}</span>
            </>
          );
          return (
            <li key={sentence} data-severity={severity}>
              {field === undefined ? (
                <div className={css.note}>{content}</div>
              ) : (
                <button type="button" className={css.note} onClick={() => focusField(field)}>
                  {content}
                  <ChevronRight aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {hasMissingGlyphs ? <FallbackFontButton /> : null}
    </>
  );
}
