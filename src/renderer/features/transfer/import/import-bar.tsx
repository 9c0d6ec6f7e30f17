import { useMemo } from 'react';
import { STATES } from '../../../../shared/library/import/compare-documents.ts';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { countState, labelEmbedded } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { listEmbeddedDocuments } from './embedded-documents.ts';
import css from './import.module.css';
import type { ImportReview } from './use-import-review.ts';

/** Shows the progress of reading and the filters of the list. */
export function ImportBar({ review, onStop }: { review: ImportReview; onStop(): void }) {
  const translate = useTranslate();
  const { contents, reader, counts, filter, setFilter } = review;
  const { candidates, isReading, includesEmbedded, progress } = contents;
  const embeddedDocuments = useMemo(
    () => listEmbeddedDocuments(translate, candidates, reader.isKnown),
    [candidates, reader, translate],
  );
  const { onlyState: _onlyState, ...filterWithoutState } = filter;
  return (
    <>
      {isReading ? (
        <div className={css.reading} role="status">
          <span>{translate('transfer.reading')}</span>
          <progress
            aria-label={translate('transfer.reading')}
            value={progress.doneCount}
            max={progress.totalCount || 1}
          />
          <span>{translate('transfer.readSoFar', { n: candidates.length })}</span>
          <Button onPress={onStop}>{translate('transfer.stop')}</Button>
        </div>
      ) : null}
      {candidates.length > 1 || embeddedDocuments.length > 0 ? (
        <div className={css.bar}>
          <input
            type="search"
            aria-label={translate('transfer.filter')}
            placeholder={translate('transfer.filterHint')}
            value={filter.searchText}
            onChange={(event) => setFilter({ ...filter, searchText: event.target.value })}
          />
          <div className={css.states}>
            {STATES.filter((state) => counts[state] > 0).map((state) => (
              <Chip
                key={state}
                isPressed={filter.onlyState === state}
                onPress={() =>
                  setFilter(filter.onlyState === state ? filterWithoutState : { ...filter, onlyState: state })
                }
              >
                {countState(translate, state, counts[state])}
              </Chip>
            ))}
          </div>
          {embeddedDocuments.length > 0 ? (
            <Switch
              label={labelEmbedded(translate, embeddedDocuments)}
              isOn={includesEmbedded}
              onChange={(isIncluded) => reader.setIncludesEmbedded(isIncluded)}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
