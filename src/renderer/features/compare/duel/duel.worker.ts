/** Works out what two characters do to each other, beside the page: a thousand duels take a second. */
import type { Duels } from '../../../../shared/compare/duel-rules.ts';
import { simulate } from '../../../../shared/compare/simulate.ts';
import { DUELS } from '../../../../shared/registry/duels.ts';
import { loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import type { DuelReply, DuelRequest, Met } from './job.ts';

/** Milliseconds between two reports. */
const REPORT = 100;

const reply = (message: DuelReply): void => self.postMessage(message);

const language = loadWorkerLanguage();

let now: Extract<DuelRequest, { kind: 'meet' }> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<DuelRequest>) => {
  await language;
  if (data.kind === 'meet') {
    now = data;
    reply({ kind: 'met', met: meet(data) });
  } else if (now !== undefined) {
    const rules = DUELS.get(now.pair[0].ruleset)?.duels;
    if (rules !== undefined && 'fighter' in rules) run(rules, now, data);
  }
});

function meet({ pair, options }: Extract<DuelRequest, { kind: 'meet' }>): Met {
  const rules = DUELS.get(pair[0].ruleset);
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
  { pair, options }: Extract<DuelRequest, { kind: 'meet' }>,
  request: Exclude<DuelRequest, { kind: 'meet' }>,
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
