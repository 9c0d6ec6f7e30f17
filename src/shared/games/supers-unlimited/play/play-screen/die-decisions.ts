/** Lists the steps of the setup that a die may decide (E-132, E-138 to E-140). */

import type { DiceStep } from '../../../../play/play-rules.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import { QUEST_TYPES } from '../battlefield/objective-types.ts';
import { D10, pickByFace } from '../rolls/faces.ts';
import { FREE_CHOICE_FACE, PRIZE_TYPES } from '../setup/field-events.ts';
import { SCENARIOS, SUBPLOTS, type SuEncounter } from '../state.ts';
import { getItemName } from '../texts/item-names.ts';

/** Numbers of the steps in the book (E-131). The setup never goes back. */
const STEPS = { deployment: 3, scenario: 4, subplots: 5 } as const;

export function* listDieDecisions(encounter: SuEncounter): Iterable<DiceStep> {
  const { state, seats } = encounter;
  const isStepOpen = (step: keyof typeof STEPS) => state.step <= STEPS[step];
  if (state.phase !== 'setup') return;
  // A loser of the Terrain Roll chooses the deployment without a die.
  if (state.deployment === null && state.terrainLoser === null && isStepOpen('deployment')) {
    yield createDieDecision(
      'deployment',
      (translate) => translate('suActions.rollDeployment'),
      (face) => ({ type: face % 2 === 0 ? 'zones' : 'markers' }),
    );
  }
  if (state.scenario === null && isStepOpen('scenario')) {
    yield createDieDecision(
      'scenario',
      (translate) => translate('suActions.rollScenario'),
      (face) => ({ scenario: pickByFace(SCENARIOS, face) }),
    );
  }
  for (const [markerId, { kind, type }] of isStepOpen('scenario') ? state.markers : []) {
    if (kind !== 'quest' || type !== undefined) continue;
    yield createDieDecision(
      'quest',
      (translate) =>
        translate('suActions.rollMarker', { marker: getItemName(translate, encounter, markerId) ?? markerId }),
      (face) => ({ marker: markerId, type: pickByFace(QUEST_TYPES, face) }),
    );
  }
  // The Subplots wait for the scenario, because no scenario can be chosen after them.
  if (state.scenario !== null && !state.extra.hasSubplots && isStepOpen('subplots'))
    yield createSubplotDecision(seats.map(({ id }) => id));
}

const createDieDecision = (
  kind: string,
  label: LateText,
  createDecision: (face: number) => Readonly<Record<string, unknown>>,
): DiceStep => ({
  kind,
  label,
  sides: D10,
  event(rollFace) {
    const face = rollFace();
    return { kind, ...createDecision(face), dice: [face] };
  },
});

/** Maximum number of rerolls while all sides may choose their Subplots. No real game needs that many. */
const MAX_REROLLS = 50;

/** Rolls a die for the Subplot of each side. Rolls again while all sides may choose, which a face of 9 or 10 allows. */
const createSubplotDecision = (sideIds: readonly string[]): DiceStep => ({
  kind: 'subplots',
  label: (translate) => translate('suActions.rollSubplots'),
  sides: D10,
  hasChoices: true,
  event(rollFace) {
    let faces = sideIds.map(rollFace);
    for (
      let rerollCount = 0;
      rerollCount < MAX_REROLLS && sideIds.length > 1 && faces.every((face) => face >= FREE_CHOICE_FACE);
      rerollCount += 1
    ) {
      faces = sideIds.map(rollFace);
    }
    return { kind: 'subplots', picks: sideIds.map((sideId, index) => createPick(sideId, faces[index] ?? 1, rollFace)) };
  },
});

/** Creates the pick of a side. If the die allows a free choice of the Subplot or of the type of Prize, the player has to make it. */
function createPick(sideId: string, face: number, rollFace: () => number) {
  const subplot = pickByFace(SUBPLOTS, face);
  if (subplot === undefined) return { side: sideId, dice: [face] };
  if (subplot !== 'prize') return { side: sideId, subplot, dice: [face] };
  const prizeFace = rollFace();
  // On 1 and 2 the player chooses; the faces from 3 on mean the types (E-139b).
  const prize = pickByFace(PRIZE_TYPES, prizeFace - 2);
  return {
    side: sideId,
    subplot,
    dice: [face],
    ...(prize === undefined ? {} : { prize }),
    prizeDice: [prizeFace],
  };
}
