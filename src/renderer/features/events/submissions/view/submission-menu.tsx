import { CircleCheck, CircleX, ClipboardCopy, FileX, ListChecks, LogOut, Undo2, Wrench } from 'lucide-react';
import type { AuditEntry } from '../../../../../shared/event-pack/audit-trail.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { MenuAction } from '../../../../components/row-menu/action-menu.tsx';
import type { ContextMenuContent } from '../../../../components/row-menu/use-context-menu.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import type { ReasonedAction } from './ruling-dialog.tsx';

/** What can be done with a submission. */
export interface SubmissionHandlers {
  /** Asks for the reason of a decision before it applies. */
  onAsk(submission: ShownSubmission, action: ReasonedAction): void;
  onRule(submission: ShownSubmission, action: AuditEntry['action']): void;
  onOpen(submission: ShownSubmission): void;
  onRepair(submission: ShownSubmission): void;
  onCopyMessage(submission: ShownSubmission): void;
  onRemove(submission: ShownSubmission): void;
}

/** Whether the file was read as a team, which can be opened to fix it. */
export const isTeam = ({ verdict }: ShownSubmission): boolean =>
  verdict === 'legal' || verdict === 'illegal' || verdict === 'incomplete';

/** Whether the file is a list of a player, in contrast to a single character, for example. */
export const isPlayerList = ({ verdict }: ShownSubmission): boolean => verdict !== 'library' && verdict !== 'no-list';

/** Returns what a judge can decide about a submission: in the details of the submission and in its menu. */
export function createRulingActions(
  translate: Translate,
  submission: ShownSubmission,
  { onAsk, onRule }: Pick<SubmissionHandlers, 'onAsk' | 'onRule'>,
): readonly MenuAction[] {
  const { decision, verdict, withdrawal } = submission;
  const createAction = (action: 'accept' | 'reject' | 'revoke' | 'withdraw' | 'restore'): MenuAction => {
    const Icon = RULING_ICONS[action];
    return {
      id: action,
      label: translate(`eventLists.ruleAs.${action}`),
      icon: <Icon aria-hidden />,
      run: () => (action === 'revoke' || action === 'restore' ? onRule(submission, action) : onAsk(submission, action)),
    };
  };
  return [
    createAction(decision !== undefined ? 'revoke' : verdict === 'legal' ? 'reject' : 'accept'),
    createAction(withdrawal === undefined ? 'withdraw' : 'restore'),
  ];
}

const RULING_ICONS = { accept: CircleCheck, reject: CircleX, revoke: Undo2, withdraw: LogOut, restore: Undo2 } as const;

/**
 * Returns the menu of a row in the table of submissions.
 *
 * @param hasRepairedCopy whether the library has a team in which the submission is repaired, which the details offer to open
 */
export function createSubmissionMenu(
  translate: Translate,
  submission: ShownSubmission,
  hasRepairedCopy: boolean,
  handlers: SubmissionHandlers,
): ContextMenuContent {
  const { onOpen, onRepair, onCopyMessage, onRemove } = handlers;
  const openAction: MenuAction = {
    id: 'open',
    label: translate('eventLists.showDetails'),
    icon: <ListChecks aria-hidden />,
    run: () => onOpen(submission),
  };
  const repairAction: MenuAction = {
    id: 'repair',
    label: translate(submission.verdict === 'legal' ? 'eventLists.openAsCopy' : 'eventLists.repair'),
    icon: <Wrench aria-hidden />,
    run: () => onRepair(submission),
  };
  const messageAction: MenuAction = {
    id: 'message',
    label: translate('eventLists.message'),
    icon: <ClipboardCopy aria-hidden />,
    run: () => onCopyMessage(submission),
  };
  const removeAction: MenuAction = {
    id: 'remove',
    label: translate('eventLists.remove'),
    icon: <FileX aria-hidden />,
    run: () => onRemove(submission),
  };
  return {
    label: shortenName(submission.name),
    actions: [
      openAction,
      ...(isTeam(submission) && !hasRepairedCopy ? [repairAction] : []),
      ...(isPlayerList(submission) ? [messageAction, ...createRulingActions(translate, submission, handlers)] : []),
      removeAction,
    ],
  };
}
