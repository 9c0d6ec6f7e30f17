import { Copy, Users } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../components/copy-text.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { EVENT_LISTS } from '../../../../strings/documents/events.ts';
import { mostReasons } from '../lists-order.ts';
import type { ListsState } from '../lists-state.ts';
import css from './lists.module.css';
import own from './overview.module.css';

/** Reasons that are told. */
const MOST = 8;

interface Props {
  state: ListsState;
  onReason(code: string): void;
  onPlayers(): void;
}

/** Beside the table while no list is chosen: who has not sent one yet, and what is wrong most often. */
export function ListsOverview({ state, onReason, onPlayers }: Props) {
  const { judged, notes } = state;
  const { lists = [], missing = [] } = judged ?? {};
  const reasons = useMemo(() => mostReasons(lists, MOST), [lists]);
  const expected = notes.expected.length;
  return (
    <aside className={css.details} aria-label={EVENT_LISTS.overview} data-empty>
      <h2>{EVENT_LISTS.overview}</h2>
      <p className={css.quiet}>{EVENT_LISTS.choose}</p>
      <section aria-label={EVENT_LISTS.players} className={own.about}>
        <h3>{EVENT_LISTS.players}</h3>
        <p>{expected === 0 ? EVENT_LISTS.playersNone : EVENT_LISTS.playersOf(expected - missing.length, expected)}</p>
        {missing.length === 0 ? null : (
          <>
            <h4>{EVENT_LISTS.missing}</h4>
            <ul className={own.missing}>
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <div className={css.act}>
          <Button icon={<Users />} onPress={onPlayers}>
            {EVENT_LISTS.playersEdit}
          </Button>
          {missing.length === 0 ? null : (
            <Button icon={<Copy />} onPress={() => attempt(copyText(missing.join('\n')))}>
              {EVENT_LISTS.copyMissing}
            </Button>
          )}
        </div>
      </section>
      {reasons.length === 0 ? null : (
        <section aria-label={EVENT_LISTS.reasons} className={own.about}>
          <h3>{EVENT_LISTS.reasons}</h3>
          <ul className={own.reasons}>
            {reasons.map(({ code, message, differs, lists: count }) => (
              <li key={code}>
                <button type="button" className={own.reasonRow} onClick={() => onReason(code)}>
                  <span className={own.many}>{EVENT_LISTS.reasonLists(count)}</span>
                  <span>{differs ? EVENT_LISTS.reasonExample(message) : message}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
