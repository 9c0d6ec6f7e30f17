import { Check, CircleX, FileQuestion, LogOut, TriangleAlert } from 'lucide-react';
import { getEffectiveVerdict } from '../../../../../shared/event-pack/audit-trail.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { normalizeForSearch } from '../../../../components/search-text.ts';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { VirtualList } from '../../../../components/virtual-list.tsx';
import { getChangeLabel } from '../../../../strings/documents/events.ts';
import { countFindings } from '../../../../strings/documents/findings.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { formatVerdictLabel } from '../format-verdict.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import css from './submissions.module.css';

const ROW_HEIGHT = 64;
const VERDICT_ICONS = {
  legal: Check,
  illegal: CircleX,
  unreadable: TriangleAlert,
  library: FileQuestion,
  'no-list': FileQuestion,
} as const;

interface Props {
  submissions: readonly ShownSubmission[];
  chosenFile: string | undefined;
  hasChanges: boolean;
  onChoose(filePath: string): void;
}

/** Returns the player and the file, or only the file if its name contains the player's name. */
const formatPlayerAndFile = (filePath: string, playerName = ''): string =>
  normalizeForSearch(filePath).includes(normalizeForSearch(playerName)) ? filePath : `${playerName} · ${filePath}`;

/** Returns what the row says below the verdict: whether the submission counts, the computed verdict, or the number of findings. */
function formatVerdictMark(
  translate: Translate,
  { verdict, withdrawal, replacedBy, isLate, decision, errorCount, warningCount }: ShownSubmission,
): string {
  if (withdrawal === undefined && replacedBy !== undefined) return translate('eventLists.replacedMark');
  if (withdrawal !== undefined || decision !== undefined)
    return translate('eventLists.computed', { verdict: translate(`eventLists.verdicts.${verdict}`) });
  return [
    ...(isLate === true ? [translate('eventLists.lateMark')] : []),
    ...(errorCount + warningCount === 0
      ? []
      : [countFindings(translate, errorCount, errorCount === 0 ? warningCount : 0)]),
  ].join(', ');
}

/** Does nothing: arrow keys only move the focus to a submission, and Enter opens it. */
const ignoreMove = (): void => {};

/** The table of submissions: team, verdict, size and first reason. */
export function SubmissionsTable({ submissions, chosenFile, hasChanges, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={submissions}
      getKey={({ file }) => file}
      rowHeight={ROW_HEIGHT}
      label={translate('eventLists.list')}
      scrollResetKey={submissions}
      className={css.list}
      onFocusMove={ignoreMove}
      renderRow={(submission) => {
        const { file, name, verdict, size, reason, change, player, replacedBy, decision, withdrawal, rulings } =
          submission;
        const effectiveVerdict = getEffectiveVerdict(verdict, decision);
        const VerdictIcon = withdrawal === undefined ? VERDICT_ICONS[effectiveVerdict] : LogOut;
        return (
          <button
            {...ROVING_PROPS}
            type="button"
            className={css.row}
            data-verdict={effectiveVerdict}
            data-replaced={replacedBy === undefined && withdrawal === undefined ? undefined : true}
            aria-current={file === chosenFile}
            onClick={() => onChoose(file)}
          >
            <span className={css.verdict}>
              <VerdictIcon aria-hidden />
              <span>
                {formatVerdictLabel(translate, submission)}
                <span className={css.found}>{formatVerdictMark(translate, submission)}</span>
              </span>
            </span>
            <span className={css.who}>
              <DisplayName name={name} />
              <span className={css.file}>{formatPlayerAndFile(file, player)}</span>
            </span>
            <span className={css.size}>{size}</span>
            <span className={css.reason}>{[...rulings, reason].join(' ')}</span>
            {hasChanges ? (
              <span className={css.change} data-change={change}>
                {change === 'same' ? '' : getChangeLabel(translate, change)}
              </span>
            ) : null}
          </button>
        );
      }}
    />
  );
}
