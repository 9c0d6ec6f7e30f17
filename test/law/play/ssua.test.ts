/** Laws 7 to 11 (docs/rules/common.md#laws). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SsuaModel, SsuaState } from '../../../src/shared/games/ssua/play/state.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { SSUA } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

type State = Omit<SsuaState, 'models'> & { models: Record<string, SsuaModel> };

const GAMES = generateEncounters(SSUA);
const rounds = (
  law: (round: ReturnType<typeof listAcceptedSteps<State>>, options: Readonly<Record<string, unknown>>) => void,
) =>
  fc.assert(
    fc.property(GAMES, (encounter) => {
      const steps = listAcceptedSteps<State>(encounter);
      for (const round of new Set(steps.map(({ after }) => after.round))) {
        law(
          steps.filter(({ after }) => after.round === round),
          encounter.options ?? {},
        );
      }
    }),
    { seed: 7, numRuns: scaleRuns(300) },
  );

const FILE_ORDER = ['zs1', 'zs2', 'zs3'];

/** How often each stands in a list. */
const timesOf = (list: readonly unknown[]) =>
  [...new Set(list)].map((each) => [each, list.filter((other) => other === each).length] as const);

it('law 7: a model is activated once per turn, unless its card says otherwise (A-11, A-13)', () => {
  rounds((round) => {
    const activated = round.filter(({ event }) => event.kind === 'activate' && event.by === undefined);
    for (const [, times] of timesOf(activated.map(({ event }) => event.model))) expect(times).toBe(1);
  });
});

it('law 8: a model spends no more than its AP (A-15, A-17)', () => {
  rounds((round) => {
    const [first] = round;
    for (const id of Object.keys(first?.after.models ?? {})) {
      const apOf = (state: State | undefined) => state?.models[id]?.ap ?? 0;
      const given = round.filter(({ event }) => event.kind === 'adjust' && event.model === id);
      const spent = round.filter(({ event }) => !['adjust', 'begin'].includes(event.kind));
      const sum = spent.reduce((all, { before, after }) => all + apOf(before) - apOf(after), 0);
      const most = given.reduce((all, { before, after }) => all + Math.max(0, apOf(after) - apOf(before)), 0);
      expect(sum).toBeLessThanOrEqual(apOf(first?.after) + most);
      for (const { before, after } of spent) expect(apOf(after)).toBeLessThanOrEqual(apOf(before));
    }
  });
});

it('law 9: a model has one attack per turn, and one more per charge under the option (A-25, A?5)', () => {
  rounds((round, options) => {
    const attacks = round.filter(({ event }) => event.kind === 'attack');
    for (const [model, times] of timesOf(attacks.map(({ event }) => event.model))) {
      const charges = round.filter(
        ({ event }) => event.kind === 'move' && event.how === 'charge' && event.model === model,
      );
      const more = options['ssua.chargeAttackIsExtra'] === true ? charges.length : 0;
      expect(times).toBeLessThanOrEqual(1 + more);
    }
  });
});

it('law 10: the order is the order of the seats from one side on (A-9)', () => {
  rounds((round) => {
    for (const { order } of round.map(({ after }) => after)) {
      const from = FILE_ORDER.indexOf(order[0] ?? 'zs1');
      const rotated = [...FILE_ORDER.slice(from), ...FILE_ORDER.slice(0, from)];
      expect(order).toEqual(order.length === 0 ? [] : rotated);
    }
  });
});

it('law 11: after an activation the next ready side clockwise has the chance, and after one by a card the same side or the next (A-9, A-13, A-14)', () => {
  const vehicles = new Set(['zq3', 'zq5']);
  const sides: Record<string, string[]> = { zs1: ['zq1', 'zq2', 'zq3'], zs2: ['zq4', 'zq5'], zs3: ['zq6'] };
  rounds((round) => {
    for (const { before, after } of round.filter(({ event }) => event.kind === 'end')) {
      const isReady = (side: string) =>
        sides[side]?.some((id) => !vehicles.has(id) && !after.models[id]?.out && !after.models[id]?.activated);
      const isByCard = before.side === null || !sides[before.side]?.includes(before.active ?? '');
      const at = after.order.indexOf(before.side ?? '') + (isByCard ? 0 : 1);
      const next = [...after.order.slice(at), ...after.order.slice(0, at)].find(isReady);
      expect(after.side).toBe(before.side === null ? null : (next ?? null));
    }
  });
});
