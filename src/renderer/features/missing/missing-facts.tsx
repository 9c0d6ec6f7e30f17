import type { JournalTable } from '../../../shared/library/journal.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import type { Loss } from '../../store/journal/journal.ts';
import { countDocuments } from '../../strings/library/document-nouns.ts';
import { JOURNAL_TABLES_IN_ORDER } from '../../strings/library/missing.ts';
import { formatTime } from '../../strings/times-and-sizes.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';
import type { MissingRow } from './use-restore.ts';

/** The maximum number of messages about the damaged journal that are shown. */
const MAX_FAULTS = 500;

interface Props {
  libraryLoss: Loss;
  missingRows: readonly MissingRow[];
  /** The time of the newest row, in milliseconds since 1970. */
  newestTime: number | undefined;
}

/** Facts about the loss: how much is missing, the date of the journal, and the location of the damaged database. */
export function MissingFacts({ libraryLoss, missingRows, newestTime }: Props) {
  const translate = useTranslate();
  const countsByStore = new Map<JournalTable, number>();
  for (const { table: storeName } of missingRows) countsByStore.set(storeName, (countsByStore.get(storeName) ?? 0) + 1);
  const countLabels = JOURNAL_TABLES_IN_ORDER.flatMap((storeName) => {
    const rowCount = countsByStore.get(storeName);
    return rowCount === undefined ? [] : [countDocuments(translate, storeName, rowCount)];
  });
  return (
    <dl className={css.facts}>
      <Fact term={translate('missing.counts')} text={countLabels.join(', ')} />
      {newestTime === undefined ? null : (
        <Fact
          term={translate('missing.newest')}
          text={translate('missing.newestText', { time: formatTime(translate, newestTime) })}
        />
      )}
      {libraryLoss.quarantineFolder === undefined ? null : (
        <Fact term={translate('missing.setAside')} text={showHiddenCharacters(libraryLoss.quarantineFolder)} />
      )}
      {libraryLoss.faults.length === 0 ? null : (
        <div className={css.faults}>
          <dt>{translate('missing.copyDamaged')}</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
          <dd tabIndex={0}>
            <ul>
              {libraryLoss.faults.slice(0, MAX_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
              {libraryLoss.faults.length > MAX_FAULTS ? (
                <li>{translate('missing.moreFaults', { n: libraryLoss.faults.length - MAX_FAULTS })}</li>
              ) : null}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
