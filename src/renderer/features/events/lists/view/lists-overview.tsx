import { Copy, Users } from 'lucide-react';
import { useMemo } from 'react';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../components/copy-text.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { mostReasons } from '../lists-order.ts';
import type { ListsState } from '../lists-state.ts';
import css from './lists.module.css';
import own from './overview.module.css';

/** The maximum number of reasons shown. */
const MOST = 8;

interface Props {
  state: ListsState;
  onReason(code: string): void;
  onPlayers(): void;
}

/** Shows which players have not submitted a list yet and which errors are most common, while no list is chosen. */
export function ListsOverview({ state, onReason, onPlayers }: Props) {
  const translate = useTranslate();
  const { judged, notes } = state;
  const { lists = [], missing = [] } = judged ?? {};
  const reasons = useMemo(() => mostReasons(lists, MOST), [lists]);
  const expected = notes.expected.length;
  return (
    <aside className={css.details} aria-label={translate('eventLists.overview')} data-empty>
      <h2>{translate('eventLists.overview')}</h2>
      <p className={css.quiet}>{translate('eventLists.choose')}</p>
      <section aria-label={translate('eventLists.players')} className={own.about}>
        <h3>{translate('eventLists.players')}</h3>
        <p>
          {expected === 0
            ? translate('eventLists.playersNone')
            : translate('eventLists.playersOf', { there: expected - missing.length, all: expected })}
        </p>
        {missing.length === 0 ? null : (
          <>
            <h4>{translate('eventLists.missing')}</h4>
            <ul className={own.missing}>
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <div className={css.act}>
          <Button icon={<Users />} onPress={onPlayers}>
            {translate('eventLists.playersEdit')}
          </Button>
          {missing.length === 0 ? null : (
            <Button icon={<Copy />} onPress={() => attempt(copyText(translate, missing.join('\n')))}>
              {translate('eventLists.copyMissing')}
            </Button>
          )}
        </div>
      </section>
      {reasons.length === 0 ? null : (
        <section aria-label={translate('eventLists.reasons')} className={own.about}>
          <h3>{translate('eventLists.reasons')}</h3>
          <ul className={own.reasons}>
            {reasons.map(({ code, message, differs, lists: count }) => (
              <li key={code}>
                <button type="button" className={own.reasonRow} onClick={() => onReason(code)}>
                  <span className={own.many}>{translate('eventLists.reasonLists', { n: count })}</span>
                  <span>
                    {differs
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
