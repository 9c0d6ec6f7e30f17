import type { JournalTable } from '../../../shared/library/journal.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import type { Loss } from '../../store/journal/journal.ts';
import { countDocuments } from '../../strings/library/document-nouns.ts';
import { TABLE_ORDER } from '../../strings/library/missing.ts';
import { formatTime } from '../../strings/times-and-sizes.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';
import type { MissingRow } from './use-restore.ts';

/** The maximum number of shown messages about the damaged journal. */
const MOST_FAULTS = 500;

interface Props {
  loss: Loss;
  rows: readonly MissingRow[];
  /** The time of the newest row, in milliseconds since 1970. */
  newest: number | undefined;
}

/** Facts about the loss: how much is missing, the date of the journal, and the location of the damaged database. */
export function MissingFacts({ loss, rows, newest }: Props) {
  const translate = useTranslate();
  const counts = new Map<JournalTable, number>();
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1);
  const parts = TABLE_ORDER.flatMap((table) => {
    const n = counts.get(table);
    return n === undefined ? [] : [countDocuments(translate, table, n)];
  });
  return (
    <dl className={css.facts}>
      <Fact name={translate('missing.counts')} value={parts.join(', ')} />
      {newest === undefined ? null : (
        <Fact
          name={translate('missing.newest')}
          value={translate('missing.newestText', { time: formatTime(translate, newest) })}
        />
      )}
      {loss.quarantineFolder === undefined ? null : (
        <Fact name={translate('missing.setAside')} value={showHiddenCharacters(loss.quarantineFolder)} />
      )}
      {loss.faults.length === 0 ? null : (
        <div className={css.faults}>
          <dt>{translate('missing.copyDamaged')}</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
          <dd tabIndex={0}>
            <ul>
              {loss.faults.slice(0, MOST_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
              {loss.faults.length > MOST_FAULTS ? (
                <li>{translate('missing.moreFaults', { n: loss.faults.length - MOST_FAULTS })}</li>
              ) : null}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
