/** What is worked out about two characters that face each other, in the worker that answers the page. */
import type { Duels } from '../../../../shared/compare/duel-rules.ts';
import { simulate } from '../../../../shared/compare/simulate.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import type { DuelReply, DuelRequest, Met } from './job.ts';

type Meet = Extract<DuelRequest, { kind: 'meet' }>;

/** Milliseconds between two reports. */
const REPORT = 100;

/** Answers each request by any number of replies. Odds and fights are about the two that have met last. */
export function duelAnswers(
  games: GamesWith<'duel'>,
  reply: (message: DuelReply) => void,
): (request: DuelRequest) => void {
  let now: Meet | undefined;
  return (request) => {
    if (request.kind === 'meet') {
      now = request;
      reply({ kind: 'met', met: meet(games, request) });
    } else if (now !== undefined) {
      const rules = games.of(now.pair[0]).duel?.duels;
      if (rules !== undefined && 'fighter' in rules) run(rules, now, request, reply);
    }
  };
}

function meet(games: GamesWith<'duel'>, { pair, options }: Meet): Met {
  const rules = games.of(pair[0]).duel;
  if (rules === undefined) return { meetings: [] };
  const { attacks, duels } = rules;
  const [one, other] = pair;
  return {
    meetings: rules.meetings(pair, options),
    ...(attacks ? { tables: [attacks(pair, options), attacks([other, one], options)] } : {}),
    ...('none' in duels ? { none: duels.none } : { about: duels.about }),
  };
}

function run(
  rules: Duels,
  { pair, options }: Meet,
  request: Exclude<DuelRequest, { kind: 'meet' }>,
  reply: (message: DuelReply) => void,
): void {
  const { round, chosen } = request;
  if (request.kind === 'odds') {
    const odds = rules.exact(pair, chosen, options);
    reply({ kind: 'odds', round, ...(odds ? { odds } : {}) });
    return;
  }
  let last = performance.now();
  for (const tally of simulate(rules.fighter(pair, chosen, options), request.count, request.seed)) {
    if (tally.duels < request.count && performance.now() - last < REPORT) continue;
    reply({ kind: 'tally', round, tally });
    last = performance.now();
  }
}
