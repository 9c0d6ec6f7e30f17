import { Check, CircleX, FileQuestion, LogOut, type LucideIcon, Replace, TriangleAlert } from 'lucide-react';
import { getSubmissionStatus, type SubmissionStatus } from '../../../../../shared/event-pack/submission-status.ts';
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
import { isPlayerList } from './submission-menu.tsx';
import css from './submissions.module.css';

const ROW_HEIGHT = 64;
const STATUS_ICONS: Readonly<Record<SubmissionStatus | 'library' | 'no-list', LucideIcon>> = {
  legal: Check,
  accepted: Check,
  illegal: CircleX,
  rejected: CircleX,
  incomplete: TriangleAlert,
  unclear: TriangleAlert,
  unreadable: TriangleAlert,
  replaced: Replace,
  withdrawn: LogOut,
  library: FileQuestion,
  'no-list': FileQuestion,
};

interface Props {
  submissions: readonly ShownSubmission[];
  chosenFile: string | undefined;
  hasChanges: boolean;
  /** Whether players are expected, so that a row says when its player is unknown. */
  hasPlayers: boolean;
  onChoose(filePath: string): void;
}

/** Returns the player and the file, or only the file if its name contains the player's name. */
const formatPlayerAndFile = ({ file, player = '' }: ShownSubmission): string =>
  normalizeForSearch(file).includes(normalizeForSearch(player)) ? file : `${player} · ${file}`;

/** Lists what a row says about the verdict, each on a line of its own. */
const listReasons = ({ rulings, reason, questions, differences }: ShownSubmission): readonly string[] =>
  [...rulings, ...(questions.length === 0 ? [reason] : questions), ...differences].filter((line) => line !== '');

/** Returns what the row says below the status: the computed verdict if it differs, or else the number of findings. */
function formatVerdictMark(translate: Translate, submission: ShownSubmission): string {
  const { verdict, isLate, errorCount, warningCount } = submission;
  if (getSubmissionStatus(submission) !== verdict)
    return translate('eventLists.computed', { verdict: translate(`eventLists.verdicts.${verdict}`) });
  return [
    ...(isLate === true ? [translate('eventLists.lateMark')] : []),
    ...(errorCount + warningCount === 0
      ? []
      : [countFindings(translate, errorCount, errorCount === 0 ? warningCount : 0)]),
  ].join(', ');
}

/** Returns what has changed since the earlier table: the earlier verdict if it was another one; empty if nothing has. */
function formatChange(translate: Translate, { change, earlierStatus }: ShownSubmission): string {
  if (earlierStatus !== undefined) return translate('eventLists.wasVerdict', { verdict: earlierStatus });
  return change === 'same' ? '' : getChangeLabel(translate, change);
}

/** Does nothing: arrow keys only move the focus to a submission, and Enter opens it. */
const ignoreMove = (): void => {};

/** The table of submissions: team, verdict, size and first reason. */
export function SubmissionsTable({ submissions, chosenFile, hasChanges, hasPlayers, onChoose }: Props) {
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
        const { file, name, size, change, player } = submission;
        const status = getSubmissionStatus(submission);
        const StatusIcon = STATUS_ICONS[status];
        return (
          <button
            {...ROVING_PROPS}
            type="button"
            className={css.row}
            data-status={status}
            aria-current={file === chosenFile}
            onClick={() => onChoose(file)}
          >
            <span className={css.verdict}>
              <StatusIcon aria-hidden />
              <span>
                {formatVerdictLabel(translate, submission)}
                <span className={css.found}>{formatVerdictMark(translate, submission)}</span>
              </span>
            </span>
            <span className={css.who}>
              <DisplayName name={name} />
              <span className={css.file}>
                {hasPlayers && player === undefined && isPlayerList(submission)
                  ? `${translate('eventLists.playerUnknown')} · ${file}`
                  : formatPlayerAndFile(submission)}
              </span>
            </span>
            <span className={css.size}>{size}</span>
            <span className={css.reason}>{listReasons(submission).join('\n')}</span>
            {hasChanges ? (
              <span className={css.change} data-change={change}>
                {formatChange(translate, submission)}
              </span>
            ) : null}
          </button>
        );
      }}
    />
  );
}
