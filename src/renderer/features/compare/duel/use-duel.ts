/** Connects the page to the duel worker. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Chosen, DuelOdds, Pair } from '../../../../shared/compare/duel-rules.ts';
import type { Tally } from '../../../../shared/compare/simulate.ts';
import { isCancelled } from '../../../platform/storage-fault.ts';
import { WorkerClient } from '../../../platform/worker-client.ts';
import { LANGUAGE } from '../../../preferences/language.ts';
import { useGames } from '../../../store/library-context.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { compareOptions } from '../use-compare.ts';
import type { DuelPage, Met } from './answers.ts';
import type { DuelWorker } from './duel.worker.ts';

export interface FightState {
  /** Absent before the first fight. */
  readonly tally?: Tally;
  readonly count: number;
  readonly isRunning: boolean;
}

export interface Duel {
  /** Undefined while it is computed. */
  readonly met: Met | undefined;
  /** Undefined while they are computed; `none` if only a simulation is possible. */
  readonly odds: DuelOdds | 'none' | undefined;
  readonly fight: FightState;
  /** The reason why the worker failed. */
  readonly failed: string | undefined;
  start(count: number, seed: number): void;
  stop(): void;
}

const NO_FIGHT: FightState = { count: 0, isRunning: false };

const openWorker = (): Worker =>
  new Worker(new URL('./duel.worker.ts', import.meta.url), { type: 'module', name: LANGUAGE.get() });

/** Computes everything about a fight between two characters with these attacks. */
export function useDuel(pair: Pair, chosen: Chosen): Duel {
  const translate = useTranslate();
  const gameCatalog = useGames();
  /** Counts the requests, so that answers to an earlier one are ignored. */
  const round = useRef(0);
  const [met, setMet] = useState<Met>();
  const [odds, setOdds] = useState<DuelOdds | 'none'>();
  const [fight, setFight] = useState<FightState>(NO_FIGHT);
  const [failed, setFailed] = useState<string>();
  const options = useMemo(() => compareOptions(gameCatalog, gameCatalog.getGame(pair[0])), [gameCatalog, pair]);
  const [worker] = useState(() => {
    const functions: DuelPage = {
      showTally: (fought, tally) => {
        if (fought !== round.current) return;
        setFight(({ count }) => ({ tally, count, isRunning: tally.duels < count }));
      },
    };
    return new WorkerClient<DuelWorker>(openWorker, { functions });
  });

  const onFailure = useCallback(
    (error: unknown) => {
      if (isCancelled(error)) return;
      setFailed(explainFailure(translate, error));
      setFight((before) => ({ ...before, isRunning: false }));
    },
    [translate],
  );

  useEffect(() => {
    setMet(undefined);
    setFailed(undefined);
    worker.call.meet(pair, options).then(setMet, onFailure);
    return () => worker.stop();
  }, [worker, pair, options, onFailure]);

  const [one, other] = chosen;
  const isDuel = met?.about !== undefined;
  const askOdds = useCallback(() => {
    const asked = round.current;
    const isCurrent = () => asked === round.current;
    worker.call.computeOdds({ pair, options, chosen: [one, other] }).then(
      (answer) => isCurrent() && setOdds(answer ?? 'none'),
      (error) => isCurrent() && onFailure(error),
    );
  }, [worker, pair, options, one, other, onFailure]);
  useEffect(() => {
    setOdds(undefined);
    setFight(NO_FIGHT);
    round.current += 1;
    if (isDuel) askOdds();
  }, [isDuel, askOdds]);

  const start = useCallback(
    (count: number, seed: number) => {
      setFailed(undefined);
      setFight({ count, isRunning: true });
      worker.call.fight(round.current, { pair, options, chosen: [one, other] }, count, seed).catch(onFailure);
    },
    [worker, pair, options, one, other, onFailure],
  );
  const stop = useCallback(() => {
    setFight((before) => ({ ...before, isRunning: false }));
    // During a fight the worker can't receive messages, so it is stopped. The next call starts a new one.
    worker.stop();
    if (odds === undefined) askOdds();
  }, [worker, odds, askOdds]);

  return { met, odds, fight, failed, start, stop };
}
