import { memo, useCallback, useMemo } from 'react';
import { isEqualJson } from '../../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useStable } from '../../../../platform/use-latest.ts';
import { useItem } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type PlaySession, usePlaySession } from '../play-session.ts';
import { LogPanel } from './log-panel.tsx';
import { listModelNames, NO_UNDONE_EVENTS, useLog } from './use-log.ts';

interface Props {
  playSession: PlaySession;
  /** The undone events, the next one to redo first. */
  undone: readonly JsonObject[];
}

/** The log of a game that is played with its rules. */
export function PlayLog() {
  const playSession = usePlaySession();
  const undone = useItem('encounters', playSession.id)?.row.undone ?? NO_UNDONE_EVENTS;
  // The game state is painted first, and the log right after it.
  return <PaintedLog {...useAfterPaint(useMemo(() => ({ playSession, undone }), [playSession, undone]))} />;
}

const PaintedLog = memo(function PaintedLog({ playSession, undone }: Props) {
  const translate = useTranslate();
  const { id: encounterId, rules, activeEncounter, submit } = playSession;
  const namedModels = useMemo(
    () => listModelNames(translate, rules, activeEncounter),
    [rules, activeEncounter, translate],
  );
  // Every event creates another active encounter, usually with the same models.
  const models = useStable(namedModels, isEqualJson);
  const appendEvent = useCallback((event: JsonObject) => submit(event), [submit]);
  return <LogPanel log={useLog(encounterId, playSession, undone, models, appendEvent)} />;
});
