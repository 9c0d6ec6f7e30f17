import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { useTable } from '../table-context.ts';
import { LogPanel } from './log-panel.tsx';
import { modelsOfPlay, useLog } from './use-log.ts';

/** The log of a game that is played with its rules. */
export function TableLog() {
  const table = useTable();
  const { id, rules, play, hand } = table;
  const count = play.figures.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the play changes in place; models only come
  const named = useMemo(() => modelsOfPlay(rules, play), [rules, play, count]);
  // Going back makes another play with the same models.
  const before = useRef(named);
  if (!same(before.current, named)) before.current = named;
  const models = before.current;
  const put = useCallback((event: JsonObject) => hand(event), [hand]);
  // Where the game stands is on the screen first, what has happened right after it.
  return <Panel log={useDeferredValue(useLog(id, table, models, put))} />;
}

const Panel = memo(LogPanel);
