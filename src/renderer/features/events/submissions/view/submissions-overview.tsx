import { ClipboardCopy, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { parseDeadline } from '../../../../../shared/event-pack/event-dates.ts';
import { formatLocalDate } from '../../../../../shared/texts/dates.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../components/copy-text.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { listCommonErrors } from '../filter-submissions.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import overviewCss from './overview.module.css';
import { RulingHistory } from './ruling-history.tsx';
import css from './submissions.module.css';

/** The maximum number of common errors that are shown. */
const MAX_SHOWN_ERRORS = 8;

interface Props {
  state: SubmissionsState;
  eventPack: EventPack;
  onChooseReason(findingCode: string): void;
  onEditPlayers(): void;
}

/** Shows which players have not submitted a team yet and which errors are most common, while no submission is chosen. */
export function SubmissionsOverview({ state, eventPack, onChooseReason, onEditPlayers }: Props) {
  const translate = useTranslate();
  const { results, notes } = state;
  const { submissions = [], missingPlayers = [], withdrawnPlayers = [] } = results ?? {};
  const commonErrors = useMemo(() => listCommonErrors(submissions, MAX_SHOWN_ERRORS), [submissions]);
  const expectedCount = notes.expected.length;
  // The time is read once, because rendering must not depend on the clock.
  const [openedAt] = useState(() => Date.now());
  const isDeadlineOver = openedAt > (parseDeadline(eventPack) ?? Number.POSITIVE_INFINITY);
  return (
    <aside className={css.details} aria-label={translate('eventLists.overview')} data-empty>
      <h2>{translate('eventLists.overview')}</h2>
      <p className={css.quiet}>{translate('eventLists.choose')}</p>
      <section aria-label={translate('eventLists.players')} className={overviewCss.about}>
        <h3>{translate('eventLists.players')}</h3>
        {eventPack.deadline === undefined ? null : (
          <p className={css.quiet}>
            {translate('eventLists.deadline', { date: formatLocalDate(translate.language, eventPack.deadline) })}
          </p>
        )}
        <p>
          {expectedCount === 0
            ? translate('eventLists.playersNone')
            : translate('eventLists.playersOf', { there: expectedCount - missingPlayers.length, all: expectedCount })}
        </p>
        {missingPlayers.length === 0 ? null : (
          <>
            <h4>{isDeadlineOver ? translate('eventLists.missed') : translate('eventLists.missing')}</h4>
            <ul className={overviewCss.missing}>
              {missingPlayers.map((playerName) => (
                <li key={playerName}>{playerName}</li>
              ))}
            </ul>
          </>
        )}
        {withdrawnPlayers.length === 0 ? null : (
          <>
            <h4>{translate('eventLists.withdrewPlayers')}</h4>
            <ul className={overviewCss.missing}>
              {withdrawnPlayers.map((playerName) => (
                <li key={playerName}>{playerName}</li>
              ))}
            </ul>
          </>
        )}
        <div className={css.act}>
          <Button icon={<Users />} onPress={onEditPlayers}>
            {translate('eventLists.playersEdit')}
          </Button>
          {missingPlayers.length === 0 ? null : (
            <Button icon={<ClipboardCopy />} onPress={() => attempt(copyText(translate, missingPlayers.join('\n')))}>
              {translate('eventLists.copyMissing')}
            </Button>
          )}
        </div>
      </section>
      {results === undefined || results.removedHistory.length === 0 ? null : (
        <RulingHistory
          title={translate('eventLists.removedHistory', { n: results.removedHistory.length })}
          entries={results.removedHistory}
        />
      )}
      {commonErrors.length === 0 ? null : (
        <section aria-label={translate('eventLists.reasons')} className={overviewCss.about}>
          <h3>{translate('eventLists.reasons')}</h3>
          <ul className={overviewCss.reasons}>
            {commonErrors.map(({ code, message, hasOtherWordings, submissionCount }) => (
              <li key={code}>
                <button type="button" className={overviewCss.reasonRow} onClick={() => onChooseReason(code)}>
                  <span className={overviewCss.many}>
                    {translate('eventLists.reasonLists', { n: submissionCount })}
                  </span>
                  <span>
                    {hasOtherWordings
                      ? translate('eventLists.reasonExample', { message: formatLateText(translate, message) })
                      : formatLateText(translate, message)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
