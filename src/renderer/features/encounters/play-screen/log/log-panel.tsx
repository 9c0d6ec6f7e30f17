import { Search } from 'lucide-react';
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import type { Choice } from '../../../../components/inputs/choice.ts';
import { Select } from '../../../../components/inputs/select.tsx';
import { useRovingFocus } from '../../../../components/use-roving-focus.ts';
import { VirtualList } from '../../../../components/virtual-list.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';
import { setLogFilter, useLogFilter } from './log-filter.ts';
import { LogRowView } from './log-row.tsx';
import { countEvents, createLogRows, type LogRow } from './log-rows.ts';
import { NoteForm } from './note-form.tsx';
import type { Log } from './use-log.ts';

/** The choice for all models. Rollcall creates ids without spaces, so no model has this id. */
const ALL_MODELS = 'every body';
/** The estimated height of a row in pixels. The list measures the real heights. */
const ESTIMATED_ROW_HEIGHT_PX = 44;

/** The log in words, the newest event first, with search, notes, undo and redo. */
export function LogPanel({ log: encounterLog }: { log: Log }) {
  const translate = useTranslate();
  const filter = useLogFilter(encounterLog.id);
  const [openEvent, setOpenEvent] = useState<number>();
  const listRef = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(listRef);
  const toggleEvent = useCallback(
    (eventIndex: number) => setOpenEvent((previousEvent) => (previousEvent === eventIndex ? undefined : eventIndex)),
    [],
  );
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(
    () => createLogRows(translate, encounterLog.lines, encounterLog.playedCount, deferredFilter),
    [translate, encounterLog.lines, encounterLog.playedCount, deferredFilter],
  );
  const eventCount = encounterLog.playedCount + encounterLog.undoneCount;
  // A new event scrolls the list to the top; undo and redo do not scroll it.
  const scrollTrigger = useMemo(() => [deferredFilter, eventCount], [deferredFilter, eventCount]);
  const timesShown = useTimesShown(listRef, rows.length === 0);
  const isFiltered = filter.modelId !== '' || filter.searchText.trim() !== '';
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2>{translate('log.title')}</h2>
        <span className={css.count} role="status">
          {isFiltered
            ? translate('log.shown', { shown: countEvents(rows), all: eventCount })
            : translate('log.count', { n: encounterLog.playedCount })}
        </span>
        {isFiltered ? (
          <Button
            kind="quiet"
            className={css.small}
            onPress={() => setLogFilter(encounterLog.id, { modelId: '', searchText: '' })}
          >
            {translate('log.showAll')}
          </Button>
        ) : null}
      </header>
      <Filters
        id={encounterLog.id}
        searchText={filter.searchText}
        modelId={filter.modelId}
        models={encounterLog.models}
      />
      <NoteForm onNote={encounterLog.actions.addNote} />
      {rows.length === 0 ? (
        <p className={css.empty}>{eventCount === 0 ? translate('log.empty') : translate('log.nothingFound')}</p>
      ) : (
        <div ref={listRef} className={css.frame} {...roving}>
          <VirtualList
            key={timesShown}
            items={rows}
            getKey={({ key }) => key}
            rowHeight={ESTIMATED_ROW_HEIGHT_PX}
            hasMeasuredRows
            label={translate('log.list')}
            className={css.list}
            scrollResetKey={scrollTrigger}
            renderRow={(row) => (
              <LogPanelRow row={row} encounterLog={encounterLog} openEvent={openEvent} onToggle={toggleEvent} />
            )}
          />
        </div>
      )}
    </div>
  );
}

interface FiltersProps extends Pick<Log, 'id' | 'models'> {
  searchText: string;
  modelId: string;
}

/**
 * The search and the filter of the log. They are memoized, so that an event does not render the list of forty models
 * again.
 */
const Filters = memo(function Filters({ id: encounterId, searchText, modelId, models }: FiltersProps) {
  const translate = useTranslate();
  const choices = useMemo<Choice[]>(
    () => [
      { id: ALL_MODELS, label: translate('log.everybody') },
      ...models.map(({ id, name }) => ({ id, label: name })),
    ],
    [models, translate],
  );
  return (
    <search className={css.filters}>
      <div className={css.find}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label={translate('log.find')}
          placeholder={translate('log.findHint')}
          value={searchText}
          onChange={(event) => setLogFilter(encounterId, { searchText: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setLogFilter(encounterId, { searchText: '' });
          }}
        />
      </div>
      <Select
        label={translate('log.about')}
        isLabelHidden
        value={modelId === '' ? ALL_MODELS : modelId}
        choices={choices}
        onChange={(chosenId) => setLogFilter(encounterId, { modelId: chosenId === ALL_MODELS ? '' : chosenId })}
      />
    </search>
  );
});

/**
 * Counts how often the list became visible again. The list is mounted again each time, because it has measured the hidden rows
 * as 0 pixels high.
 */
function useTimesShown(frameRef: RefObject<HTMLElement | null>, isEmpty: boolean): number {
  const [showCount, setShowCount] = useState(0);
  useEffect(() => {
    const element = frameRef.current;
    if (isEmpty || element === null) return;
    let previousHeight = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const currentHeight = element.clientHeight;
      if (previousHeight === 0 && currentHeight > 0) setShowCount((count) => count + 1);
      previousHeight = currentHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frameRef, isEmpty]);
  return showCount;
}

interface LogPanelRowProps {
  row: LogRow;
  encounterLog: Log;
  openEvent: number | undefined;
  onToggle(eventIndex: number): void;
}

function LogPanelRow({ row, encounterLog, openEvent, onToggle }: LogPanelRowProps) {
  const translate = useTranslate();
  if (row.kind === 'heading') return <h3 className={css.heading}>{row.words}</h3>;
  if (row.kind === 'now') return <p className={css.now}>{translate('log.now')}</p>;
  const { entry } = row;
  const { id: encounterId, playedCount, models, actions } = encounterLog;
  return (
    <LogRowView
      entry={entry}
      id={encounterId}
      models={models}
      actions={actions}
      isUndone={entry.eventIndex >= playedCount}
      isLast={entry.eventIndex === playedCount - 1}
      isOpen={openEvent === entry.eventIndex}
      onToggle={onToggle}
    />
  );
}
