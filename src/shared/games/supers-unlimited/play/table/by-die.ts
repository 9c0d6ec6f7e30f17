/** Steps of the set-up that a die may decide (E-132, E-138 to E-140). */

import type { ByDie } from '../../../../play/play-rules.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { D10, pairOf } from '../rolls/faces.ts';
import { FREE_CHOICE, PRIZE_TYPES } from '../setup/field-events.ts';
import { SCENARIOS, SUBPLOTS, type SuEncounter } from '../state.ts';
import { called } from '../words/called.ts';

/** Steps by their number: none is gone back to. */
const STEPS = { deployment: 3, scenario: 4, subplots: 5 } as const;

export function* byDie(encounter: SuEncounter): Iterable<ByDie> {
  const { state, seats } = encounter;
  const mayBe = (step: keyof typeof STEPS) => state.step <= STEPS[step];
  if (state.phase !== 'setup') return;
  // Whoever lost the Terrain Roll picks.
  if (state.deployment === null && state.terrainLoser === null && mayBe('deployment')) {
    yield die(
      (translate) => translate('suActions.rollDeployment'),
      (face) => ({
        kind: 'deployment',
        type: face % 2 === 0 ? 'zones' : 'markers',
      }),
    );
  }
  if (state.scenario === null && mayBe('scenario')) {
    yield die(
      (translate) => translate('suActions.rollScenario'),
      (face) => ({ kind: 'scenario', scenario: pairOf(SCENARIOS, face) }),
    );
  }
  for (const [marker, { kind, type }] of mayBe('scenario') ? state.markers : []) {
    if (kind !== 'quest' || type !== undefined) continue;
    yield die(
      (translate) => translate('suActions.rollMarker', { marker: called(translate, encounter, marker) ?? marker }),
      (face) => ({
        kind: 'quest',
        marker,
        type: pairOf(QUEST_TYPES, face),
      }),
    );
  }
  // Before it the scenario could no longer be chosen.
  if (state.scenario !== null && !state.extra.hasSubplots && mayBe('subplots'))
    yield subplots(seats.map(({ id }) => id));
}

const die = (label: LateText, says: (face: number) => { readonly kind: string }): ByDie => ({
  label,
  sides: D10,
  event(roll) {
    const face = roll();
    return { ...says(face), dice: [face] };
  },
});

/** More rolls than any table makes until one of the sides has a Subplot of the die. */
const MOST = 50;

/** A die a side, rolled again while everybody would choose; on 9 and 10 the roller chooses, of a Prize on 1 and 2. */
const subplots = (sides: readonly string[]): ByDie => ({
  label: (translate) => translate('suActions.rollSubplots'),
  sides: D10,
  isOpen: true,
  event(roll) {
    let faces = sides.map(roll);
    for (let n = 0; n < MOST && sides.length > 1 && faces.every((face) => face >= FREE_CHOICE); n += 1) {
      faces = sides.map(roll);
    }
    return { kind: 'subplots', picks: sides.map((side, index) => pick(side, faces[index] ?? 1, roll)) };
  },
});

function pick(side: string, face: number, roll: () => number) {
  const subplot = pairOf(SUBPLOTS, face) ?? 'first-blood';
  if (subplot !== 'prize') return { side, subplot, dice: [face] };
  const which = roll();
  return { side, subplot, dice: [face], prize: pairOf(PRIZE_TYPES, which - 2) ?? PRIZE_TYPES[0], prizeDice: [which] };
}
