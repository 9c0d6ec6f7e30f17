import { Check, ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { countFindings, type PreflightFinding } from '../../../../shared/print/preflight.ts';
import { formatPreflightMessage } from '../../../../shared/print/preflight-messages.ts';
import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import type { Severity } from '../../../../shared/rules/finding.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import text from '../../../components/text.module.css';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FallbackFontButton } from '../../templates/fonts/fallback-font-button.tsx';
import { isCounted } from '../print-messages.ts';
import css from './preflight-list.module.css';
import { createPreflightRows, type GroupKey, type PreflightRow } from './preflight-rows.ts';

/** The height in pixels of a row with two lines, which most rows have. */
const ROW_HEIGHT = 42;

interface Props {
  /** Undefined while the cards are being checked. */
  findings: readonly PreflightFinding[] | undefined;
  /** The progress of the check. */
  progress: PrintProgress | undefined;
  /** Whether the check failed. */
  hasFailed: boolean;
  /** Whether all pages are made, so that they can be printed. */
  isReady: boolean;
  /** Returns whether the subject of the finding has a screen that can be opened. */
  canOpen(finding: PreflightFinding): boolean;
  onOpen(finding: PreflightFinding): void;
  /** Returns the index of the page that shows the subject of the finding, or undefined if no page does. */
  findPage(finding: PreflightFinding): number | undefined;
  onShowPage(pageIndex: number): void;
  /** Moves the focus to the print buttons, because dozens of findings are in the way of the Tab key. */
  onSkip(): void;
}

/** The findings of the preflight. A finding about a document opens that document. */
export const PreflightList = memo(function PreflightList({
  findings,
  progress,
  hasFailed,
  isReady,
  onSkip,
  ...actions
}: Props) {
  const translate = useTranslate();
  return (
    <section className={css.preflight} aria-label={translate('print.notes')}>
      <h2>{translate('print.notes')}</h2>
      {findings === undefined ? <Checking hasFailed={hasFailed} progress={progress} /> : null}
      {findings === undefined || findings.length === 0 ? null : (
        <>
          <button type="button" className={css.skip} onClick={onSkip}>
            {translate('print.skipNotes')}
          </button>
          <Findings findings={findings} {...actions} />
          {findings.some(({ about }) => about.kind === 'missing-glyph') ? <FallbackFontButton /> : null}
          <p className={text.quiet}>{translate('print.noteHint')}</p>
        </>
      )}
      {/* The summary is announced once, because the list changes with every scroll. */}
      <div role="status">
        {findings === undefined ? null : findings.length > 0 ? (
          <span className="visually-hidden">{formatSummary(translate, findings)}</span>
        ) : isReady ? (
          <p className={css.clear}>
            <Check aria-hidden /> {translate('print.checked')}
          </p>
        ) : (
          <p className={text.quiet}>{translate('print.noNotes')}</p>
        )}
      </div>
    </section>
  );
});

function Checking({ hasFailed, progress }: Pick<Props, 'hasFailed' | 'progress'>) {
  const translate = useTranslate();
  if (hasFailed) return <p className={text.quiet}>{translate('print.unchecked')}</p>;
  const countedProgress = progress !== undefined && isCounted(progress) ? progress : undefined;
  return (
    <p className={text.quiet}>
      {translate('print.checking')}
      {/* The progress is hidden from screen readers, because announcing every step would interrupt them. */}
      {countedProgress === undefined ? null : (
        <span aria-hidden> {translate('print.checkedOf', { done: countedProgress.done, of: countedProgress.of })}</span>
      )}
    </p>
  );
}

function formatSummary(translate: Translate, findings: readonly PreflightFinding[]): string {
  const counts = countFindings(findings);
  const severities = (Object.keys(counts) as Severity[]).filter((severity) => counts[severity] > 0);
  return severities.map((severity) => translate(`print.counts.${severity}`, { n: counts[severity] })).join(', ');
}

type FindingActions = Pick<Props, 'canOpen' | 'onOpen' | 'findPage' | 'onShowPage'>;

function Findings({
  findings,
  canOpen,
  onOpen,
  findPage,
  onShowPage,
}: FindingActions & { findings: readonly PreflightFinding[] }) {
  const translate = useTranslate();
  const [toggledGroups, setToggledGroups] = useState<ReadonlySet<GroupKey>>(new Set());
  const rows = useMemo(() => createPreflightRows(findings, toggledGroups), [findings, toggledGroups]);
  const toggleGroup = (groupKey: GroupKey) =>
    setToggledGroups(
      (current) =>
        new Set(
          current.has(groupKey) ? [...current].filter((otherKey) => otherKey !== groupKey) : [...current, groupKey],
        ),
    );
  return (
    <VirtualList
      items={rows}
      getKey={getRowKey}
      rowHeight={ROW_HEIGHT}
      hasMeasuredRows
      label={translate('print.notesList')}
      className={css.notes}
      renderRow={(row) => {
        if (row.kind === 'head') {
          const { severity, isCollapsed, count } = row;
          return (
            <GroupButton severity={severity} isOpen={!isCollapsed} onToggle={() => toggleGroup(severity)}>
              <SeverityIcon severity={severity} isRuleViolation={false} />
              <span>{translate(`print.counts.${severity}`, { n: count })}</span>
            </GroupButton>
          );
        }
        if (row.kind === 'alike') {
          const { severity, isOpen, count, groupKey } = row;
          return (
            <GroupButton severity={severity} isOpen={isOpen} onToggle={() => toggleGroup(groupKey)}>
              <span>{translate('print.alike', { n: count })}</span>
            </GroupButton>
          );
        }
        const { finding } = row;
        return (
          <div className={css.line}>
            <Finding finding={finding} onOpen={canOpen(finding) ? onOpen : undefined} />
            <ShowPage finding={finding} page={findPage(finding)} onShowPage={onShowPage} />
          </div>
        );
      }}
    />
  );
}

const getRowKey = (row: PreflightRow): string =>
  row.kind === 'head' ? row.severity : row.kind === 'alike' ? row.groupKey : String(row.findingIndex);

interface GroupButtonProps {
  severity: Severity;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

function GroupButton({ severity, isOpen, onToggle, children }: GroupButtonProps) {
  return (
    <button type="button" className={css.noteHead} data-severity={severity} aria-expanded={isOpen} onClick={onToggle}>
      {children}
      <ChevronRight aria-hidden />
    </button>
  );
}

/** Scrolls to the page that shows the subject of the finding. */
function ShowPage({
  finding,
  page: pageIndex,
  onShowPage,
}: Pick<FindingActions, 'onShowPage'> & { finding: PreflightFinding; page: number | undefined }) {
  const translate = useTranslate();
  if (pageIndex === undefined) return null;
  return (
    <button
      type="button"
      className={css.show}
      aria-label={translate('print.showPage', { name: finding.name, page: pageIndex + 1 })}
      onClick={() => onShowPage(pageIndex)}
    >
      {translate('print.shortPage', { page: pageIndex + 1 })}
    </button>
  );
}

function Finding({ finding, onOpen }: { finding: PreflightFinding; onOpen: Props['onOpen'] | undefined }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const isRuleViolation = finding.about.kind === 'illegal' || finding.about.kind === 'unknown-member';
  const messageContent = (
    <>
      <SeverityIcon severity={finding.severity} isRuleViolation={isRuleViolation} />
      <span>{formatPreflightMessage(translate, gameCatalog, finding)}.</span>
    </>
  );
  if (onOpen === undefined) {
    return (
      <div className={css.note} data-severity={finding.severity}>
        {messageContent}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={css.note}
      data-severity={finding.severity}
      title={translate('print.goTo')}
      onClick={() => onOpen(finding)}
    >
      {messageContent}
      <ChevronRight aria-hidden />
    </button>
  );
}
