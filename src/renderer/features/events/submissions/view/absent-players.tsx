import { ClipboardCopy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { parseDeadline } from '../../../../../shared/event-pack/event-dates.ts';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../components/copy-text.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import overviewCss from './overview.module.css';
import css from './submissions.module.css';

interface Props {
  state: SubmissionsState;
  eventPack: EventPack;
  /** Another button. */
  children?: ReactNode;
}

/** How many of the expected players have sent a list, and the names of those who haven't or who have withdrawn theirs. */
export function AbsentPlayers({ state: { results, notes }, eventPack, children }: Props) {
  const translate = useTranslate();
  const { missingPlayers = [], withdrawnPlayers = [] } = results ?? {};
  const expectedCount = notes.expected.length;
  // The time is read once, because rendering must not depend on the clock.
  const [openedAt] = useState(() => Date.now());
  const isDeadlineOver = openedAt > (parseDeadline(eventPack) ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <p>
        {expectedCount === 0
          ? translate('eventLists.playersNone')
          : translate('eventLists.playersOf', { there: expectedCount - missingPlayers.length, all: expectedCount })}
      </p>
      <PlayerNames
        title={translate(isDeadlineOver ? 'eventLists.missed' : 'eventLists.missing')}
        names={missingPlayers}
      />
      <PlayerNames title={translate('eventLists.withdrewPlayers')} names={withdrawnPlayers} />
      <div className={css.act}>
        {children}
        {missingPlayers.length === 0 ? null : (
          <Button icon={<ClipboardCopy />} onPress={() => attempt(copyText(translate, missingPlayers.join('\n')))}>
            {translate('eventLists.copyMissing')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A title with names; nothing without names. */
function PlayerNames({ title, names }: { title: string; names: readonly string[] }) {
  return names.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className={overviewCss.missing}>
        {names.map((playerName) => (
          <li key={playerName}>{playerName}</li>
        ))}
      </ul>
    </>
  );
}
