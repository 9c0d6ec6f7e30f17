import { useEffect, useState } from 'react';
import { isTextListFile } from '../../../../../shared/event-pack/file-kinds.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { EventSubmissions } from '../event-submissions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  eventSubmissions: EventSubmissions;
}

/** Shows the members with their Levels, and the text of a text list, also if the organizer has put a team in its place. */
export function SubmissionContents({ submission, eventSubmissions }: Props) {
  const translate = useTranslate();
  const { members, file, isText, changedAt } = submission;
  const hasText = isText === true || (changedAt !== undefined && isTextListFile(file));
  return (
    <>
      {members.length === 0 ? null : (
        <section aria-label={translate('eventLists.members')}>
          <h3>{translate('eventLists.members')}</h3>
          <ul className={css.members}>
            {members.map((member, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same, and the list doesn't change
              <li key={`${index} ${member}`}>{member}</li>
            ))}
          </ul>
        </section>
      )}
      {hasText ? <OriginalText key={file} submission={submission} eventSubmissions={eventSubmissions} /> : null}
    </>
  );
}

/** The text of a list as it arrived, behind a title that unfolds. While it is unfolded, it follows the submission. */
function OriginalText({ submission, eventSubmissions }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    attempt(
      eventSubmissions.readText(submission.file).then((listText) => {
        if (isCurrent) setText(listText);
      }),
      'eventLists.failed',
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, submission, eventSubmissions]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('eventLists.originalText')}</summary>
      <pre className={css.originalText} dir="auto">
        {text}
      </pre>
    </details>
  );
}
