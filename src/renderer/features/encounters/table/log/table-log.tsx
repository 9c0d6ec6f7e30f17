import { memo, useCallback, useMemo } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
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
  /** Events that were taken back, the next one first. */
  undone: readonly JsonObject[];
}

/** The log of a game that is played with its rules. */
export function TableLog() {
  const table = useTable();
  const undone = useItem('encounters', table.id)?.row.undone ?? NOTHING_UNDONE;
  // Where the game stands is on the screen first, what has happened right after it.
  return <Shown {...useAfterPaint(useMemo(() => ({ table, undone }), [table, undone]))} />;
}

const Shown = memo(function Shown({ table, undone }: Props) {
  const translate = useTranslate();
  const { id, rules, activeEncounter, hand } = table;
  const named = useMemo(() => modelsOfPlay(translate, rules, activeEncounter), [rules, activeEncounter, translate]);
  // Every event makes another play, and most of them with the same models.
  const models = useStable(named, same);
  const put = useCallback((event: JsonObject) => hand(event), [hand]);
  return <LogPanel log={useLog(id, table, undone, models, put)} />;
});
