import { Search } from 'lucide-react';
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import type { Choice } from '../../../../components/inputs/choice.ts';
import { Select } from '../../../../components/inputs/select.tsx';
import { useRoving } from '../../../../components/roving.ts';
import { VirtualList } from '../../../../components/virtual-list.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';
import { setLogFilter, useLogFilter } from './log-filter.ts';
import { LogRowView } from './log-row.tsx';
import { eventsIn, type LogRow, logRows } from './log-rows.ts';
import { NoteLine } from './note-line.tsx';
import type { Log } from './use-log.ts';

/** The choice for all models. No model has this id. */
const EVERYBODY = 'every body';
const ROW = 44;

/** The log in words, the newest event first, with search, notes, undo and redo. */
export function LogPanel({ log }: { log: Log }) {
  const translate = useTranslate();
  const filter = useLogFilter(log.id);
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const roving = useRoving(list);
  const toggle = useCallback((n: number) => setOpen((before) => (before === n ? undefined : n)), []);
  const deferred = useDeferredValue(filter);
  const rows = useMemo(
    () => logRows(translate, log.lines, log.played, deferred),
    [translate, log.lines, log.played, deferred],
  );
  const all = log.played + log.undone;
  // A new event scrolls the list to the top; undo and redo do not scroll it.
  const top = useMemo(() => [deferred, all], [deferred, all]);
  const timesShown = useTimesShown(list, rows.length === 0);
  const isCut = filter.model !== '' || filter.text.trim() !== '';
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2>{translate('log.title')}</h2>
        <span className={css.count} role="status">
          {isCut ? translate('log.shown', { shown: eventsIn(rows), all }) : translate('log.count', { n: log.played })}
        </span>
        {isCut ? (
          <Button kind="quiet" className={css.small} onPress={() => setLogFilter(log.id, { model: '', text: '' })}>
            {translate('log.showAll')}
          </Button>
        ) : null}
      </header>
      <Filters id={log.id} text={filter.text} model={filter.model} models={log.models} />
      <NoteLine onNote={log.actions.note} />
      {rows.length === 0 ? (
        <p className={css.empty}>{all === 0 ? translate('log.empty') : translate('log.nothingFound')}</p>
      ) : (
        <div ref={list} className={css.frame} {...roving}>
          <VirtualList
            key={timesShown}
            items={rows}
            keyOf={({ key }) => key}
            rowHeight={ROW}
            measured
            label={translate('log.list')}
            className={css.list}
            filter={top}
            row={(row) => <Row row={row} log={log} open={open} onToggle={toggle} />}
          />
        </div>
      )}
    </div>
  );
}

interface FiltersProps extends Pick<Log, 'id' | 'models'> {
  text: string;
  model: string;
}

/**
 * The search and the filter of the log. They are memoized, so that an event does not render the list of forty models
 * again.
 */
const Filters = memo(function Filters({ id, text, model, models }: FiltersProps) {
  const translate = useTranslate();
  const choices = useMemo<Choice[]>(
    () => [
      { id: EVERYBODY, label: translate('log.everybody') },
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
          value={text}
          onChange={(event) => setLogFilter(id, { text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setLogFilter(id, { text: '' });
          }}
        />
      </div>
      <Select
        label={translate('log.about')}
        bare
        value={model === '' ? EVERYBODY : model}
        choices={choices}
        onChange={(chosen) => setLogFilter(id, { model: chosen === EVERYBODY ? '' : chosen })}
      />
    </search>
  );
});

/**
 * Counts how often a list became visible again. It has to be mounted again each time, because hidden rows have no height.
 */
function useTimesShown(frame: RefObject<HTMLElement | null>, isEmpty: boolean): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (isEmpty || element === null) return;
    let before = element.clientHeight;
    const watch = new ResizeObserver(() => {
      const height = element.clientHeight;
      if (before === 0 && height > 0) setTimes((n) => n + 1);
      before = height;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, isEmpty]);
  return times;
}

interface RowProps {
  row: LogRow;
  log: Log;
  open: number | undefined;
  onToggle(n: number): void;
}

function Row({ row, log, open, onToggle }: RowProps) {
  const translate = useTranslate();
  if (row.kind === 'heading') return <h3 className={css.heading}>{row.words}</h3>;
  if (row.kind === 'now') return <p className={css.now}>{translate('log.now')}</p>;
  const { entry } = row;
  const { id, played, models, actions } = log;
  return (
    <LogRowView
      entry={entry}
      id={id}
      models={models}
      actions={actions}
      isUndone={entry.eventIndex >= played}
      isLast={entry.eventIndex === played - 1}
      isOpen={open === entry.eventIndex}
      onToggle={onToggle}
    />
  );
}
