import { memo, useCallback, useMemo } from 'react';
import { isEqualJson } from '../../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useStable } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type Table, useTable } from '../table-context.ts';
import { LogPanel } from './log-panel.tsx';
import { modelsOfPlay, NOTHING_UNDONE, useLog } from './use-log.ts';

interface Props {
  table: Table;
  /** The undone events, the next one to redo first. */
  undone: readonly JsonObject[];
}

/** The log of a game that is played with its rules. */
export function TableLog() {
  const table = useTable();
  const undone = useItem('encounters', table.id)?.row.undone ?? NOTHING_UNDONE;
  // The game state is painted first, and the log right after it.
  return <Shown {...useAfterPaint(useMemo(() => ({ table, undone }), [table, undone]))} />;
}

const Shown = memo(function Shown({ table, undone }: Props) {
  const translate = useTranslate();
  const { id, rules, activeEncounter, hand } = table;
  const named = useMemo(() => modelsOfPlay(translate, rules, activeEncounter), [rules, activeEncounter, translate]);
  // Every event creates another play, usually with the same models.
  const models = useStable(named, isEqualJson);
  const put = useCallback((event: JsonObject) => hand(event), [hand]);
  return <LogPanel log={useLog(id, table, undone, models, put)} />;
});
