import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { FindingList } from '../../../components/findings/finding-list.tsx';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { formatFigure, listFirstSteps } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ModeBadge } from '../mode/mode-badge.tsx';
import { SuggestionsSection } from '../suggestions/suggestions-section.tsx';
import { useTeam } from '../team-view.ts';
import { type Figure, listFigures } from './figures.ts';
import css from './verdict-pane.module.css';

interface Props {
  className: string | undefined;
  /** Focuses the subject of a finding. */
  onShowField(finding: Finding): void;
}

/** Shows the current verdict: the stamp, the figures, and every finding with its source in the rules and its fixes. */
export function VerdictPane({ className, onShowField }: Props) {
  const translate = useTranslate();
  const { settledTeam, teamRules, summary, judgement, teamMode } = useTeam();
  const hasMembers = settledTeam.members.length > 0;
  const { applyFix } = useDocumentEdits();
  const { verdict, findings } = judgement;
  const figures = listFigures(summary, teamRules, findings);
  return (
    <aside className={`${css.pane} ${className ?? ''}`} aria-label={translate('team.verdict')}>
      <ModeBadge teamMode={teamMode} />
      <p className={css.stamp} data-verdict={hasMembers ? verdict : 'begin'} role="status">
        {hasMembers
          ? verdict === 'legal'
            ? translate('team.legal')
            : translate('team.illegal')
          : translate('team.begin')}
      </p>
      <section aria-label={translate('team.figures')}>
        <dl className={css.figures}>
          {figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} />
          ))}
        </dl>
        {summary.characters === undefined && settledTeam.members.length > 0 ? (
          <p className={css.uncounted}>{translate('team.uncounted')}</p>
        ) : null}
      </section>
      <SuggestionsSection />
      {hasMembers ? (
        <section className={css.findings} aria-label={translate('findings.heading')}>
          <h2>{translate('findings.heading')}</h2>
          <FindingList findings={findings} onShowField={onShowField} onFix={applyFix} />
        </section>
      ) : (
        <section className={css.begin} aria-label={translate('team.beginTitle')}>
          <h2>{translate('team.beginTitle')}</h2>
          <ol>
            {listFirstSteps(translate).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}

function FigureRow({ figure }: { figure: Figure }) {
  const translate = useTranslate();
  const { label, value, limit, note, severity, bar } = figure;
  return (
    <div className={css.figure} data-figure={figure.id} data-severity={severity}>
      <dt>{formatLateText(translate, label)}</dt>
      <dd>
        <span className={css.value}>
          {severity === 'error' || severity === 'warning' ? <SeverityIcon severity={severity} /> : null}
          {value === null
            ? translate('team.unknownSum')
            : formatFigure(translate, formatLateText(translate, value), limit)}
        </span>
        {bar === undefined ? null : <FigureBar {...bar} />}
        {note === undefined ? null : <span className={css.note}>{formatLateText(translate, note)}</span>}
      </dd>
    </div>
  );
}

/**
 * Shows the value of a figure as a bar. If the value is above its maximum, the whole bar shows the value, and its end, drawn in
 * another color, for the excess. Screen readers skip the bar, because the row states the same numbers.
 */
function FigureBar({ value, max }: { value: number; max: number }) {
  const filledShare = max > 0 ? Math.min(1, value / max) : 0;
  const overshoot = value > max && max > 0 ? 1 - max / value : 0;
  return (
    <span className={css.bar} aria-hidden="true">
      <span style={{ width: `${filledShare * (1 - overshoot) * 100}%` }} />
      <span className={css.over} style={{ width: `${overshoot * 100}%` }} />
    </span>
  );
}
