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
import { FallbackFontButton } from '../../templates/fonts/fallback-button.tsx';
import { isCounted } from '../job.ts';
import { type Fold, type Row, rowsOf } from './preflight-groups.ts';
import css from './preflight-list.module.css';

/** The height in pixels of a row with two lines, which most rows have. */
const ROW = 42;

interface Props {
  /** Undefined while the cards are being checked. */
  findings: readonly PreflightFinding[] | undefined;
  /** The progress of the check. */
  progress: PrintProgress | undefined;
  /** Whether the check failed. */
  lost: boolean;
  /** Whether the finding has a screen to go to. */
  canGo(finding: PreflightFinding): boolean;
  onGo(finding: PreflightFinding): void;
  /** Returns the page that shows the subject of the finding, from 0, or undefined if no page does. */
  pageOf(finding: PreflightFinding): number | undefined;
  onShow(page: number): void;
  /** Moves the focus to the print buttons, because dozens of findings are in the way of the Tab key. */
  onSkip(): void;
}

/** The findings of the preflight. A finding about a document opens that document. */
export const PreflightList = memo(function PreflightList({ findings, progress, lost, onSkip, ...places }: Props) {
  const translate = useTranslate();
  return (
    <section className={css.preflight} aria-label={translate('print.notes')}>
      <h2>{translate('print.notes')}</h2>
      {findings === undefined ? <Checking lost={lost} progress={progress} /> : null}
      {findings === undefined || findings.length === 0 ? null : (
        <>
          <button type="button" className={css.skip} onClick={onSkip}>
            {translate('print.skipNotes')}
          </button>
          <Findings findings={findings} {...places} />
          {findings.some(({ about }) => about.kind === 'missing-glyph') ? <FallbackFontButton /> : null}
          <p className={text.quiet}>{translate('print.noteHint')}</p>
        </>
      )}
      {/* The summary is announced once, because the list itself changes with every scroll. */}
      <div role="status">
        {findings === undefined ? null : findings.length > 0 ? (
          <span className="visually-hidden">{summary(translate, findings)}</span>
        ) : (
          <p className={css.clear}>
            <Check aria-hidden /> {translate('print.checked')}
          </p>
        )}
      </div>
    </section>
  );
});

function Checking({ lost, progress }: Pick<Props, 'lost' | 'progress'>) {
  const translate = useTranslate();
  if (lost) return <p className={text.quiet}>{translate('print.unchecked')}</p>;
  const counted = progress !== undefined && isCounted(progress) ? progress : undefined;
  return (
    <p className={text.quiet}>
      {translate('print.checking')}
      {/* The progress is hidden from screen readers, because announcing every step would interrupt them. */}
      {counted === undefined ? null : (
        <span aria-hidden> {translate('print.checkedOf', { done: counted.done, of: counted.of })}</span>
      )}
    </p>
  );
}

function summary(translate: Translate, findings: readonly PreflightFinding[]): string {
  const counts = countFindings(findings);
  const parts = (Object.keys(counts) as Severity[]).filter((severity) => counts[severity] > 0);
  return parts.map((severity) => translate(`print.counts.${severity}`, { n: counts[severity] })).join(', ');
}

type Places = Pick<Props, 'canGo' | 'onGo' | 'pageOf' | 'onShow'>;

function Findings({ findings, canGo, onGo, pageOf, onShow }: Places & { findings: readonly PreflightFinding[] }) {
  const translate = useTranslate();
  const [turned, setTurned] = useState<ReadonlySet<Fold>>(new Set());
  const rows = useMemo(() => rowsOf(findings, turned), [findings, turned]);
  const turn = (fold: Fold) =>
    setTurned((now) => new Set(now.has(fold) ? [...now].filter((one) => one !== fold) : [...now, fold]));
  return (
    <VirtualList
      items={rows}
      keyOf={keyOf}
      rowHeight={ROW}
      measured
      label={translate('print.notesList')}
      className={css.notes}
      row={(row) => {
        if (row.kind === 'head') {
          const { severity, folded, count } = row;
          return (
            <FoldButton severity={severity} isOpen={!folded} onTurn={() => turn(severity)}>
              <SeverityIcon severity={severity} isOfRules={false} />
              <span>{translate(`print.counts.${severity}`, { n: count })}</span>
            </FoldButton>
          );
        }
        if (row.kind === 'alike') {
          const { severity, isOpen, count, fold } = row;
          return (
            <FoldButton severity={severity} isOpen={isOpen} onTurn={() => turn(fold)}>
              <span>{translate('print.alike', { n: count })}</span>
            </FoldButton>
          );
        }
        const { finding } = row;
        return (
          <div className={css.line}>
            <Finding finding={finding} onGo={canGo(finding) ? onGo : undefined} />
            <ShowPage finding={finding} page={pageOf(finding)} onShow={onShow} />
          </div>
        );
      }}
    />
  );
}

const keyOf = (row: Row): string =>
  row.kind === 'head' ? row.severity : row.kind === 'alike' ? row.fold : String(row.number);

interface FoldProps {
  severity: Severity;
  isOpen: boolean;
  onTurn(): void;
  children: ReactNode;
}

function FoldButton({ severity, isOpen, onTurn, children }: FoldProps) {
  return (
    <button type="button" className={css.noteHead} data-severity={severity} aria-expanded={isOpen} onClick={onTurn}>
      {children}
      <ChevronRight aria-hidden />
    </button>
  );
}

/** Scrolls to the page that shows the subject of the finding. */
function ShowPage({
  finding,
  page,
  onShow,
}: Pick<Places, 'onShow'> & { finding: PreflightFinding; page: number | undefined }) {
  const translate = useTranslate();
  if (page === undefined) return null;
  return (
    <button
      type="button"
      className={css.show}
      aria-label={translate('print.showPage', { name: finding.name, page: page + 1 })}
      onClick={() => onShow(page)}
    >
      {translate('print.shortPage', { page: page + 1 })}
    </button>
  );
}

function Finding({ finding, onGo }: { finding: PreflightFinding; onGo: Props['onGo'] | undefined }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const isOfRules = finding.about.kind === 'illegal' || finding.about.kind === 'unknown-member';
  const words = (
    <>
      <SeverityIcon severity={finding.severity} isOfRules={isOfRules} />
      <span>{formatPreflightMessage(translate, gameCatalog, finding)}.</span>
    </>
  );
  if (onGo === undefined) {
    return (
      <div className={css.note} data-severity={finding.severity}>
        {words}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={css.note}
      data-severity={finding.severity}
      title={translate('print.goTo')}
      onClick={() => onGo(finding)}
    >
      {words}
      <ChevronRight aria-hidden />
    </button>
  );
}
