import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { formatLocalDate } from '../../../../../shared/texts/dates.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { listCommonErrors } from '../filter-submissions.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import { AbsentPlayers } from './absent-players.tsx';
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
  const { results } = state;
  const { submissions = [] } = results ?? {};
  const commonErrors = useMemo(() => listCommonErrors(submissions, MAX_SHOWN_ERRORS), [submissions]);
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
        <AbsentPlayers state={state} eventPack={eventPack}>
          <Button icon={<Users />} onPress={onEditPlayers}>
            {translate('eventLists.playersEdit')}
          </Button>
        </AbsentPlayers>
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
