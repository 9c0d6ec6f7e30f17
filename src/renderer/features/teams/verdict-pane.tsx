import { Wrench } from 'lucide-react';
import type { Finding, Fix } from '../../../shared/finding/finding.ts';
import { Button } from '../../components/button.tsx';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import { citeText, FINDINGS } from '../../strings/findings.ts';
import { TEAM } from '../../strings/team.ts';
import { type Figure, figuresOf } from './figures.ts';
import { memberName } from './judgement.ts';
import { fixEdits, withNames } from './members.ts';
import { useTeam } from './team-view.ts';
import css from './verdict-pane.module.css';

interface Props {
  className: string | undefined;
  /** Goes to what a finding is about. */
  onGo(finding: Finding): void;
}

const ORDER = { error: 0, warning: 1, info: 2 };

/** The verdict, alive: the stamp, the figures, and every finding with its place in the rules and what mends it. */
export function VerdictPane({ className, onGo }: Props) {
  const { settled, known, summary, judgement } = useTeam();
  const { verdict, findings } = judgement;
  const figures = figuresOf(settled, summary.sums, findings, (id) => memberName(settled, known, id));
  const sorted = [...findings].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  return (
    <aside className={`${css.pane} ${className ?? ''}`} aria-label={TEAM.verdict}>
      <p className={css.stamp} data-verdict={verdict} role="status">
        {verdict === 'legal' ? TEAM.legal : TEAM.illegal}
      </p>
      <section aria-label={TEAM.figures}>
        <dl className={css.figures}>
          {figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} />
          ))}
        </dl>
        {summary.sums === undefined && settled.members.length > 0 ? (
          <p className={css.uncounted}>{TEAM.uncounted}</p>
        ) : null}
      </section>
      <section className={css.findings} aria-label={FINDINGS.heading}>
        <h2>{FINDINGS.heading}</h2>
        {sorted.length === 0 ? <p className={css.none}>{TEAM.none}</p> : null}
        <ul className={css.list}>
          {sorted.map((finding) => (
            <FindingItem
              key={`${finding.code} ${finding.path} ${finding.subjects.join(' ')}`}
              finding={finding}
              onGo={onGo}
            />
          ))}
        </ul>
      </section>
    </aside>
  );
}

function FigureRow({ figure }: { figure: Figure }) {
  const { label, value, note, severity, bar } = figure;
  return (
    <div className={css.figure} data-figure={figure.id} data-severity={severity}>
      <dt>{label}</dt>
      <dd>
        <span className={css.value}>
          {severity === 'error' || severity === 'warning' ? <SeverityIcon severity={severity} /> : null}
          {value}
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

function FindingItem({ finding, onGo }: { finding: Finding; onGo(finding: Finding): void }) {
  return (
    <li className={css.finding} data-severity={finding.severity}>
      <button type="button" className={css.words} onClick={() => onGo(finding)} title={FINDINGS.show}>
        <SeverityIcon severity={finding.severity} />
        <span>
          {finding.message} <span className={css.cite}>{citeText(finding.cite)}</span>
        </span>
      </button>
      {finding.fixes === undefined ? null : <Fixes fixes={finding.fixes} />}
    </li>
  );
}

/** Each was tried out by the rules: with one press the finding is gone. Undo takes it back. */
function Fixes({ fixes }: { fixes: readonly Fix[] }) {
  const { team, known, edit } = useTeam();
  const names = new Map(
    [...team.members.map((m) => m.character), ...(team.leader === undefined ? [] : [team.leader])].map((id) => [
      id,
      memberName(team, known, id),
    ]),
  );
  return (
    <div className={css.fixes}>
      {fixes.map((fix) => (
        <Button key={fix.label} icon={<Wrench />} className={css.fix} onPress={() => edit(fixEdits(team, fix))}>
          <span>{withNames(fix.label, names)}</span>
        </Button>
      ))}
    </div>
  );
}
