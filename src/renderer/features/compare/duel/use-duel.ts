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
import { getComparisonOptions } from '../comparison-data.ts';
import type { DuelWorker } from './duel.worker.ts';
import type { DuelPage, Matchup } from './duel-functions.ts';

export interface FightState {
  /** Absent before the first fight. */
  readonly tally?: Tally;
  readonly count: number;
  readonly isRunning: boolean;
}

export interface Duel {
  /** Undefined while the matchup is computed. */
  readonly matchup: Matchup | undefined;
  /** Undefined while the odds are computed; `none` if only a simulation is possible. */
  readonly odds: DuelOdds | 'none' | undefined;
  readonly fight: FightState;
  /** The reason why the worker failed. */
  readonly failure: string | undefined;
  start(count: number, seed: number): void;
  stop(): void;
}

const NO_FIGHT: FightState = { count: 0, isRunning: false };

/** Creates the worker. Its name tells it the language of its texts. */
const openWorker = (): Worker =>
  new Worker(new URL('./duel.worker.ts', import.meta.url), { type: 'module', name: LANGUAGE.get() });

/** Computes everything about a fight between two characters with these attacks. */
export function useDuel(pair: Pair, chosenAttacks: Chosen): Duel {
  const translate = useTranslate();
  const gameCatalog = useGames();
  /** Counts the requests, so that answers to an earlier one are ignored. */
  const currentRound = useRef(0);
  const [matchup, setMatchup] = useState<Matchup>();
  const [odds, setOdds] = useState<DuelOdds | 'none'>();
  const [fight, setFight] = useState<FightState>(NO_FIGHT);
  const [failure, setFailure] = useState<string>();
  const options = useMemo(() => getComparisonOptions(gameCatalog, gameCatalog.getGame(pair[0])), [gameCatalog, pair]);
  const [worker] = useState(() => {
    const pageFunctions: DuelPage = {
      showTally: (fightRound, tally) => {
        if (fightRound !== currentRound.current) return;
        setFight(({ count }) => ({ tally, count, isRunning: tally.duels < count }));
      },
    };
    return new WorkerClient<DuelWorker>(openWorker, { functions: pageFunctions });
  });

  const onFailure = useCallback(
    (error: unknown) => {
      if (isCancelled(error)) return;
      setFailure(explainFailure(translate, error));
      setFight((previous) => ({ ...previous, isRunning: false }));
    },
    [translate],
  );

  useEffect(() => {
    setMatchup(undefined);
    setFailure(undefined);
    worker.call.meet(pair, options).then(setMatchup, onFailure);
    return () => worker.stop();
  }, [worker, pair, options, onFailure]);

  const [firstAttack, secondAttack] = chosenAttacks;
  const hasDuel = matchup?.about !== undefined;
  const requestOdds = useCallback(() => {
    const requestRound = currentRound.current;
    const isCurrent = () => requestRound === currentRound.current;
    worker.call.computeOdds({ pair, options, chosen: [firstAttack, secondAttack] }).then(
      (answer) => isCurrent() && setOdds(answer ?? 'none'),
      (error) => isCurrent() && onFailure(error),
    );
  }, [worker, pair, options, firstAttack, secondAttack, onFailure]);
  useEffect(() => {
    setOdds(undefined);
    setFight(NO_FIGHT);
    currentRound.current += 1;
    if (hasDuel) requestOdds();
  }, [hasDuel, requestOdds]);

  const start = useCallback(
    (count: number, seed: number) => {
      setFailure(undefined);
      setFight({ count, isRunning: true });
      worker.call
        .fight(currentRound.current, { pair, options, chosen: [firstAttack, secondAttack] }, count, seed)
        .catch(onFailure);
    },
    [worker, pair, options, firstAttack, secondAttack, onFailure],
  );
  const stop = useCallback(() => {
    setFight((previous) => ({ ...previous, isRunning: false }));
    // During a fight the worker can't receive messages, so it is stopped. The next call starts a new one.
    worker.stop();
    // Stopping the worker has also cancelled an open request for the odds.
    if (odds === undefined) requestOdds();
  }, [worker, odds, requestOdds]);

  return { matchup, odds, fight, failure, start, stop };
}
