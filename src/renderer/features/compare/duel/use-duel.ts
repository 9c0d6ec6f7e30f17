/** The worker of duels, seen from the page. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Chosen, DuelOdds, Pair } from '../../../../shared/compare/duel-rules.ts';
import type { Tally } from '../../../../shared/compare/simulate.ts';
import { LANGUAGE } from '../../../preferences/language.ts';
import { useGames } from '../../../store/library-context.ts';
import { compareOptions } from '../use-compare.ts';
import type { DuelReply, DuelRequest, Met } from './job.ts';

export interface FightState {
  /** Absent while nothing has been fought. */
  readonly tally?: Tally;
  readonly count: number;
  readonly isRunning: boolean;
}

export interface Duel {
  /** Undefined while it is worked out. */
  readonly met: Met | undefined;
  /** Undefined while it is worked out; `none` where only dice can tell. */
  readonly odds: DuelOdds | 'none' | undefined;
  readonly fight: FightState;
  /** Why the worker failed. */
  readonly failed: string | undefined;
  start(count: number, seed: number): void;
  stop(): void;
}

const NO_FIGHT: FightState = { count: 0, isRunning: false };

const newWorker = (): Worker =>
  new Worker(new URL('./duel.worker.ts', import.meta.url), { type: 'module', name: LANGUAGE.get() });

/** Everything about two characters that face each other with these attacks. */
export function useDuel(pair: Pair, chosen: Chosen): Duel {
  const games = useGames();
  const worker = useRef<Worker>(undefined);
  const round = useRef(0);
  const [met, setMet] = useState<Met>();
  const [odds, setOdds] = useState<DuelOdds | 'none'>();
  const [fight, setFight] = useState<FightState>(NO_FIGHT);
  const [failed, setFailed] = useState<string>();
  const options = useMemo(() => compareOptions(games, games.of(pair[0])), [games, pair]);

  const hear = useCallback((answer: DuelReply) => {
    if (answer.kind === 'met') setMet(answer.met);
    else if (answer.round !== round.current) return;
    else if (answer.kind === 'odds') setOdds(answer.odds ?? 'none');
    else {
      const { tally } = answer;
      setFight(({ count }) => ({ tally, count, isRunning: tally.duels < count }));
    }
  }, []);

  const open = useCallback(() => {
    worker.current?.terminate();
    const made = newWorker();
    made.addEventListener('message', ({ data }: MessageEvent<DuelReply>) => hear(data));
    made.addEventListener('error', ({ message }) => {
      setFailed(message);
      setFight((before) => ({ ...before, isRunning: false }));
    });
    made.postMessage({ kind: 'meet', pair, options } satisfies DuelRequest);
    worker.current = made;
  }, [hear, pair, options]);

  useEffect(() => {
    setMet(undefined);
    setFailed(undefined);
    open();
    return () => worker.current?.terminate();
  }, [open]);

  const [one, other] = chosen;
  const isDuel = met?.about !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other characters are another question too
  useEffect(() => {
    setOdds(undefined);
    setFight(NO_FIGHT);
    if (!isDuel) return;
    round.current += 1;
    worker.current?.postMessage({ kind: 'odds', round: round.current, chosen: [one, other] } satisfies DuelRequest);
  }, [isDuel, one, other, pair]);

  const start = useCallback(
    (count: number, seed: number) => {
      setFailed(undefined);
      setFight({ count, isRunning: true });
      const request: DuelRequest = { kind: 'fight', round: round.current, chosen: [one, other], count, seed };
      worker.current?.postMessage(request);
    },
    [one, other],
  );
  const stop = useCallback(() => {
    setFight((before) => ({ ...before, isRunning: false }));
    // A worker in the middle of a fight hears nothing: it is ended, and another one takes its place.
    open();
  }, [open]);

  return { met, odds, fight, failed, start, stop };
}
