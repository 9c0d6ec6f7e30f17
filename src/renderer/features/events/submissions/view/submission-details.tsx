import { ClipboardCopy, FileX, ListChecks, Wrench, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { getSubmissionStatus } from '../../../../../shared/event-pack/submission-status.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import { FindingList } from '../../../../components/findings/finding-list.tsx';
import { createLazyPart } from '../../../../components/lazy/lazy-part.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { EventSubmissions } from '../event-submissions.ts';
import { formatVerdictLabel } from '../format-verdict.ts';
import { openToRepair } from '../open-to-repair.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import { RepairedCopy } from './repaired-copy.tsx';
import { SubmissionContents } from './submission-contents.tsx';
import { SubmissionFacts } from './submission-facts.tsx';
import { isTeam, type SubmissionHandlers } from './submission-menu.tsx';
import { SubmissionPlayer } from './submission-player.tsx';
import { SubmissionRuling } from './submission-ruling.tsx';
import css from './submissions.module.css';

const EventTextList = createLazyPart(async () => (await import('./event-text-list.tsx')).EventTextList);

interface Props {
  submission: ShownSubmission;
  eventPack: EventPack;
  eventSubmissions: EventSubmissions;
  actions: SubmissionActions;
  handlers: SubmissionHandlers;
  /** Names of the expected players. */
  expectedPlayers: readonly string[];
  /** Id of the library's team in which the submission is repaired. */
  repairedTeamId: string | undefined;
  onClose(): void;
}

/** Explains the verdict on one submission and offers to repair it. */
export function SubmissionDetails({
  submission,
  eventPack,
  eventSubmissions,
  actions,
  handlers,
  expectedPlayers,
  repairedTeamId,
  onClose,
}: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRepairing, setRepairing] = useState(false);
  const { file } = submission;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another submission moves the focus to its heading
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // In a low window, the tools above the panel scroll away.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [file]);
  const { name, verdict, findings, memberFindings, notes } = submission;
  const isJudged = isTeam(submission);
  const isUnread = verdict === 'unreadable' || verdict === 'unclear';
  const messageButton = (
    <Button icon={<ClipboardCopy />} onPress={() => handlers.onCopyMessage(submission)}>
      {translate('eventLists.message')}
    </Button>
  );
  const startRepair = async () => {
    setRepairing(true);
    try {
      await openToRepair(translate, library, eventSubmissions, submission.file, eventPack);
    } finally {
      setRepairing(false);
    }
  };
  return (
    <aside
      ref={panel}
      className={css.details}
      data-toasts="beside"
      aria-label={translate('eventLists.why', { name: shortenName(name) })}
      onKeyDown={(keyEvent) => {
        if (keyEvent.key === 'Escape') onClose();
      }}
    >
      <div className={css.detailsHead}>
        <h2 ref={heading} tabIndex={-1}>
          <DisplayName name={name} />
        </h2>
        <span className={css.detailsTools}>
          <IconButton
            icon={<FileX />}
            label={translate('eventLists.remove')}
            onPress={() => handlers.onRemove(submission)}
          />
          <IconButton icon={<X />} label={translate('eventLists.close')} onPress={onClose} />
        </span>
      </div>
      <VerdictStamp submission={submission} />
      <SubmissionFacts submission={submission} actions={actions} />
      <SubmissionPlayer submission={submission} expectedPlayers={expectedPlayers} actions={actions} />
      {isJudged && repairedTeamId !== undefined ? (
        <RepairedCopy
          teamId={repairedTeamId}
          submission={submission}
          eventPack={eventPack}
          actions={actions}
          onRepair={startRepair}
        />
      ) : isJudged ? (
        <div className={css.act}>
          <Button
            kind={verdict === 'legal' ? 'plain' : 'primary'}
            icon={<Wrench />}
            isDisabled={isRepairing}
            onPress={() => attempt(startRepair(), 'eventLists.failed')}
          >
            {translate(verdict === 'legal' ? 'eventLists.openAsCopy' : 'eventLists.repair')}
          </Button>
          <span className={css.quiet}>{translate('eventLists.repairHint')}</span>
          {messageButton}
        </div>
      ) : (
        <Reason submission={submission} />
      )}
      {verdict === 'unclear' ? (
        <UnclearTextList file={file} eventPack={eventPack} eventSubmissions={eventSubmissions} actions={actions} />
      ) : null}
      {isUnread || (isJudged && repairedTeamId !== undefined) ? <div className={css.act}>{messageButton}</div> : null}
      {isJudged ? (
        findings.length === 0 ? (
          <p className={css.quiet}>{translate('eventLists.fine')}</p>
        ) : (
          <FindingList findings={findings.map(({ finding }) => finding)} />
        )
      ) : null}
      <SubmissionRuling submission={submission} handlers={handlers} />
      {memberFindings.length === 0 ? null : (
        <section aria-label={translate('eventLists.fromElsewhere')}>
          <h3>{translate('eventLists.fromElsewhere')}</h3>
          <FindingList findings={memberFindings} />
        </section>
      )}
      <RepairSection submission={submission} />
      <SubmissionContents submission={submission} eventSubmissions={eventSubmissions} />
      <SentenceSection
        title={isUnread ? translate('eventLists.todo') : translate('eventLists.notes')}
        sentences={notes}
      />
    </aside>
  );
}

/** Why a file can't be judged: a sentence, or what is unclear in a text list, a line for each question. */
function Reason({ submission: { reason, questions } }: { submission: ShownSubmission }) {
  const translate = useTranslate();
  if (questions.length === 0) return <p>{reason}</p>;
  return (
    <>
      <p>{translate('unreadableLists.questions')}</p>
      <ul className={css.sentences}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  );
}

/** What repairs the errors of a list, or else its warnings. If there are errors, fixes of warnings would look like fixes of the list. */
function RepairSection({ submission: { verdict, findings } }: { submission: ShownSubmission }) {
  const translate = useTranslate();
  const isLegal = verdict === 'legal';
  const repairs = findings.flatMap((entry) =>
    entry.finding.severity === (isLegal ? 'warning' : 'error') ? entry.repairs : [],
  );
  return (
    <SentenceSection
      title={translate(isLegal ? 'eventLists.improvements' : 'eventLists.repairs')}
      sentences={[...new Set(repairs)]}
    />
  );
}

/** A section with a list of sentences; nothing without sentences. */
function SentenceSection({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return sentences.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** Offers to answer the questions about a text list, which then replaces the list. */
function UnclearTextList({
  file,
  eventPack,
  eventSubmissions,
  actions,
}: Pick<Props, 'eventPack' | 'eventSubmissions' | 'actions'> & { file: string }) {
  const translate = useTranslate();
  const [isClearingUp, setClearingUp] = useState(false);
  return (
    <>
      <div className={css.act}>
        <Button kind="primary" icon={<ListChecks />} onPress={() => setClearingUp(true)}>
          {translate('textListReview.resolve')}
        </Button>
        <span className={css.quiet}>{translate('textListReview.resolveHint')}</span>
      </div>
      {isClearingUp ? (
        <EventTextList
          fileName={file}
          eventPack={eventPack}
          eventSubmissions={eventSubmissions}
          onDone={(team) => {
            setClearingUp(false);
            attempt(actions.replaceTextList(file, team), 'eventLists.failed');
          }}
          onClose={() => setClearingUp(false)}
        />
      ) : null}
    </>
  );
}

/** What the submission counts as. The computed verdict is below it, unless it is the same. */
function VerdictStamp({ submission }: { submission: ShownSubmission }) {
  const translate = useTranslate();
  const { verdict } = submission;
  const status = getSubmissionStatus(submission);
  return (
    <>
      <p className={css.stamp} data-status={status}>
        {formatVerdictLabel(translate, submission)}
      </p>
      {status === verdict ? null : (
        <p className={css.quiet}>
          {translate('eventLists.computed', { verdict: translate(`eventLists.verdicts.${verdict}`) })}
        </p>
      )}
    </>
  );
}
