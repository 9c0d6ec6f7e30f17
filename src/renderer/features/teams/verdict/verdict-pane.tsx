import type { Finding } from '../../../../shared/rules/finding.ts';
import { FindingList } from '../../../components/findings/finding-list.tsx';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { FINDINGS } from '../../../strings/documents/findings.ts';
import { TEAM } from '../../../strings/documents/team.ts';
import { ModeBadge } from '../mode/mode-badge.tsx';
import { SuggestionsSection } from '../suggestions/suggestions-section.tsx';
import { useTeam } from '../team-view.ts';
import { type Figure, figuresOf } from './figures.ts';
import css from './verdict-pane.module.css';

interface Props {
  className: string | undefined;
  /** Goes to what a finding is about. */
  onGo(finding: Finding): void;
}

/** The current verdict: the stamp, the figures, and every finding with its place in the rules and its fixes. */
export function VerdictPane({ className, onGo }: Props) {
  const { settled, rules, summary, judgement, mode } = useTeam();
  const isBegun = settled.members.length > 0;
  const { fix } = useEdits();
  const { verdict, findings } = judgement;
  const figures = figuresOf(summary, rules, findings);
  return (
    <aside className={`${css.pane} ${className ?? ''}`} aria-label={TEAM.verdict}>
      <ModeBadge mode={mode} />
      <p className={css.stamp} data-verdict={isBegun ? verdict : 'begin'} role="status">
        {isBegun ? (verdict === 'legal' ? TEAM.legal : TEAM.illegal) : TEAM.begin}
      </p>
      <section aria-label={TEAM.figures}>
        <dl className={css.figures}>
          {figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} />
          ))}
        </dl>
        {summary.characters === undefined && settled.members.length > 0 ? (
          <p className={css.uncounted}>{TEAM.uncounted}</p>
        ) : null}
      </section>
      <SuggestionsSection />
      {isBegun ? (
        <section className={css.findings} aria-label={FINDINGS.heading}>
          <h2>{FINDINGS.heading}</h2>
          <FindingList findings={findings} onGo={onGo} onFix={fix} />
        </section>
      ) : (
        <section className={css.begin} aria-label={TEAM.beginTitle}>
          <h2>{TEAM.beginTitle}</h2>
          <ol>
            {TEAM.beginSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}

function FigureRow({ figure }: { figure: Figure }) {
  const { label, value, limit, note, severity, bar } = figure;
  return (
    <div className={css.figure} data-figure={figure.id} data-severity={severity}>
      <dt>{label}</dt>
      <dd>
        <span className={css.value}>
          {severity === 'error' || severity === 'warning' ? <SeverityIcon severity={severity} /> : null}
          {value === null ? TEAM.unknownSum : TEAM.of(value, limit)}
        </span>
        {bar === undefined ? null : <Bar {...bar} />}
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </dd>
    </div>
  );
}

/** Only a picture of the numbers above it. */
function Bar({ value, of }: { value: number; of: number }) {
  const share = of > 0 ? Math.min(1, value / of) : 0;
  const over = value > of && of > 0 ? 1 - of / value : 0;
  return (
    <span className={css.bar} aria-hidden="true">
      <span style={{ width: `${share * (1 - over) * 100}%` }} />
      <span className={css.over} style={{ width: `${over * 100}%` }} />
    </span>
  );
}
