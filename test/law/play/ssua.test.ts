/**
 * Laws 7 to 11 (docs/rules/common.md#laws). Each law is checked on the accepted events of each round of random encounters; `before` and
 * `after` are the states around an event.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SsuaModel, SsuaState } from '../../../src/shared/games/ssua/play/state.ts';
import { SSUA } from '../../support/play/game-setups.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

type State = Omit<SsuaState, 'models'> & { models: Record<string, SsuaModel> };

const ANY_ENCOUNTER = generateEncounters(SSUA);
const checkRounds = (
  law: (round: ReturnType<typeof listAcceptedSteps<State>>, options: Readonly<Record<string, unknown>>) => void,
) =>
  fc.assert(
    fc.property(ANY_ENCOUNTER, (encounter) => {
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

/** The sides in the order of their seats, which is their order in the file. */
const SEAT_ORDER = ['zs1', 'zs2', 'zs3'];

/** Counts how often each item occurs in a list. */
const countOccurrences = (items: readonly unknown[]) =>
  [...new Set(items)].map((item) => [item, items.filter((otherItem) => otherItem === item).length] as const);

it('law 7: a model is activated at most once per turn, unless its card says otherwise (A-11, A-13)', () => {
  checkRounds((round) => {
    const activations = round.filter(({ event }) => event.kind === 'activate' && event.by === undefined);
    for (const [, times] of countOccurrences(activations.map(({ event }) => event.model))) expect(times).toBe(1);
  });
});

it('law 8: a model spends no more than its AP (A-15, A-17)', () => {
  checkRounds((round) => {
    const [firstStep] = round;
    for (const modelId of Object.keys(firstStep?.after.models ?? {})) {
      const getAp = (state: State | undefined) => state?.models[modelId]?.ap ?? 0;
      const adjustments = round.filter(({ event }) => event.kind === 'adjust' && event.model === modelId);
      const spendingSteps = round.filter(({ event }) => !['adjust', 'begin'].includes(event.kind));
      const spentAp = spendingSteps.reduce((total, { before, after }) => total + getAp(before) - getAp(after), 0);
      const addedAp = adjustments.reduce(
        (total, { before, after }) => total + Math.max(0, getAp(after) - getAp(before)),
        0,
      );
      expect(spentAp).toBeLessThanOrEqual(getAp(firstStep?.after) + addedAp);
      for (const { before, after } of spendingSteps) expect(getAp(after)).toBeLessThanOrEqual(getAp(before));
    }
  });
});

it('law 9: a model has at most one attack per turn, and one more per charge under the option (A-25, A?5)', () => {
  checkRounds((round, options) => {
    const attacks = round.filter(({ event }) => event.kind === 'attack');
    for (const [model, times] of countOccurrences(attacks.map(({ event }) => event.model))) {
      const charges = round.filter(
        ({ event }) => event.kind === 'move' && event.how === 'charge' && event.model === model,
      );
      const extraAttacks = options['ssua.chargeAttackIsExtra'] === true ? charges.length : 0;
      expect(times).toBeLessThanOrEqual(1 + extraAttacks);
    }
  });
});

it('law 10: the order is the order of the seats from one side on (A-9)', () => {
  checkRounds((round) => {
    for (const { order } of round.map(({ after }) => after)) {
      const startIndex = SEAT_ORDER.indexOf(order[0] ?? 'zs1');
      const rotated = [...SEAT_ORDER.slice(startIndex), ...SEAT_ORDER.slice(0, startIndex)];
      expect(order).toEqual(order.length === 0 ? [] : rotated);
    }
  });
});

it('law 11: after an activation the next ready side clockwise has the chance, and after one by a card the same side or the next (A-9, A-13, A-14)', () => {
  // Vehicles are not activated themselves, so they never make a side ready.
  const vehicles = new Set(['zq3', 'zq5']);
  const modelsBySide: Record<string, string[]> = { zs1: ['zq1', 'zq2', 'zq3'], zs2: ['zq4', 'zq5'], zs3: ['zq6'] };
  checkRounds((round) => {
    for (const { before, after } of round.filter(({ event }) => event.kind === 'end')) {
      const isReady = (side: string) =>
        modelsBySide[side]?.some(
          (modelId) => !vehicles.has(modelId) && !after.models[modelId]?.out && !after.models[modelId]?.activated,
        );
      const isByCard = before.side === null || !modelsBySide[before.side]?.includes(before.active ?? '');
      const startIndex = after.order.indexOf(before.side ?? '') + (isByCard ? 0 : 1);
      const nextSide = [...after.order.slice(startIndex), ...after.order.slice(0, startIndex)].find(isReady);
      expect(after.side).toBe(before.side === null ? null : (nextSide ?? null));
    }
  });
});
