import { useMemo } from 'react';
import { STATES } from '../../../../shared/library/import/compare-documents.ts';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { countState, labelEmbedded } from '../../../strings/library/transfer.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { embeddedIn } from './embedded.ts';
import css from './import.module.css';
import type { ImportReview } from './use-import-review.ts';

/** Shows the progress of reading, and filters the list. */
export function ImportBar({ review, onStop }: { review: ImportReview; onStop(): void }) {
  const translate = useTranslate();
  const { contents, reader, counts, filter, setFilter } = review;
  const { candidates, isReading, isWithEmbedded, progress } = contents;
  const embedded = useMemo(() => embeddedIn(translate, candidates, reader.isKnown), [candidates, reader, translate]);
  const { only: _only, ...anyState } = filter;
  return (
    <>
      {isReading ? (
        <div className={css.reading} role="status">
          <span>{translate('transfer.reading')}</span>
          <progress aria-label={translate('transfer.reading')} value={progress.done} max={progress.of || 1} />
          <span>{translate('transfer.readSoFar', { n: candidates.length })}</span>
          <Button onPress={onStop}>{translate('transfer.stop')}</Button>
        </div>
      ) : null}
      {candidates.length > 1 || embedded.length > 0 ? (
        <div className={css.bar}>
          <input
            type="search"
            aria-label={translate('transfer.filter')}
            placeholder={translate('transfer.filterHint')}
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
          />
          <div className={css.states}>
            {STATES.filter((state) => counts[state] > 0).map((state) => (
              <Chip
                key={state}
                pressed={filter.only === state}
                onPress={() => setFilter(filter.only === state ? anyState : { ...filter, only: state })}
              >
                {countState(translate, state, counts[state])}
              </Chip>
            ))}
          </div>
          {embedded.length > 0 ? (
            <Switch
              label={labelEmbedded(translate, embedded)}
              on={isWithEmbedded}
              onChange={(on) => reader.setWithEmbedded(on)}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
