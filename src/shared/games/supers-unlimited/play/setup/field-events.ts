/** Steps 2 to 6 of the set-up: terrain, deployment, scenario, Subplots, Plasma X (E-131). */
import { dice, type EventOf, id, listOf, optional, word } from '../../../../play/event/keys.ts';
import { type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import { figureLevels } from '../ending/levels.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { placeScenarioMarkers, placeSubplotMarkers } from '../field/place-markers.ts';
import { faceOf, pairOf } from '../rolls/faces.ts';
import { SCENARIOS, SUBPLOTS, type SuEncounter } from '../state.ts';
import { decide, refuseEntries } from './roll-off.ts';
import { facesBySide, oneDie, refuseRollOff, rollsDice, rollsKey, setupEvent } from './rows.ts';

export const terrainRoll = setupEvent({
  kind: 'terrain-roll',
  step: 2,
  isDone: ({ state }) => state.terrainWinner !== null,
  spec: {
    keys: { rolls: rollsKey },
    refuse: (encounter, { rolls }) => refuseRollOff(encounter, 'terrain-roll', rolls),
    dice: (_encounter, { rolls }) => rollsDice(rolls),
    apply(encounter, { rolls }) {
      const { state, seats } = encounter;
      const faces = facesBySide(rolls);
      const lowest = Math.min(...faces.values());
      if (state.terrainLoser === null && Math.max(...faces.values()) > lowest) {
        state.terrainLoser = seats.find(({ id }) => faces.get(id) === lowest)?.id ?? null;
      }
      state.terrainWinner = decide(encounter, 'terrain-roll', faces);
      return undefined;
    },
  },
});

export const deployment = setupEvent({
  kind: 'deployment',
  step: 3,
  isDone: ({ state }) => state.deployment !== null,
  spec: {
    keys: { type: word('zones', 'markers'), dice: optional(dice) },
    refuse({ state }, { type, dice = [] }) {
      const face = faceOf(dice);
      if (face === undefined || state.terrainLoser !== null) return undefined;
      return (face % 2 === 0) === (type === 'zones') ? undefined : wrongChoice(type, 'E-132');
    },
    dice: (_encounter, event) => oneDie(event.dice),
    apply({ state }, { type }) {
      state.deployment = type;
      return undefined;
    },
  },
});

/** A die beside a word of a table of five rows says another word. */
function saysOtherwise(dice: readonly number[] | undefined, words: readonly string[], chosen: string): boolean {
  const face = faceOf(dice ?? []);
  return face !== undefined && pairOf(words, face) !== chosen;
}

export const scenario = setupEvent({
  kind: 'scenario',
  step: 4,
  isDone: ({ state }) => state.scenario !== null,
  spec: {
    keys: { scenario: word(...SCENARIOS), dice: optional(dice) },
    refuse: (_encounter, { scenario, dice }) =>
      saysOtherwise(dice, SCENARIOS, scenario) ? wrongChoice(scenario, 'E-138') : undefined,
    dice: (_encounter, event) => oneDie(event.dice),
    apply(encounter, { scenario }) {
      encounter.state.scenario = scenario;
      placeScenarioMarkers(encounter, scenario);
      return undefined;
    },
  },
});

export const markerRoll = setupEvent({
  kind: 'marker-roll',
  step: 4,
  isDone: ({ state }) => state.firstMarker !== null,
  spec: {
    keys: { rolls: rollsKey },
    refuse(encounter, { rolls }) {
      const refusal = refuseRollOff(encounter, 'marker-roll', rolls);
      if (refusal) return refusal;
      const { scenario } = encounter.state;
      const hasMarkers = scenario === 'danger-zone' || scenario === 'super-quest';
      return hasMarkers ? undefined : wrongChoice(scenario ?? 'none', 'E-139');
    },
    dice: (_encounter, { rolls }) => rollsDice(rolls),
    apply(encounter, { rolls }) {
      encounter.state.firstMarker = decide(encounter, 'marker-roll', facesBySide(rolls));
      return undefined;
    },
  },
});

export const quest = setupEvent({
  kind: 'quest',
  step: 4,
  spec: {
    keys: { marker: id('marker'), type: word(...QUEST_TYPES), dice: optional(dice) },
    refuse({ state }, { marker, type, dice }) {
      if (state.markers.get(marker)?.kind !== 'quest') return wrongChoice(marker, 'E-139b');
      return saysOtherwise(dice, QUEST_TYPES, type) ? wrongChoice(type, 'E-139b') : undefined;
    },
    dice: (_encounter, event) => oneDie(event.dice),
    apply({ state }, { marker, type }) {
      const quest = state.markers.get(marker);
      if (quest) quest.type = type;
      return undefined;
    },
  },
});

export const PRIZE_TYPES = ['athletics', 'knowledge', 'might', 'mystic'] as const;

const pickKeys = {
  side: id('side'),
  subplot: word(...SUBPLOTS),
  dice: optional(dice),
  prize: optional(word(...PRIZE_TYPES)),
  prizeDice: optional(dice),
};
export type Pick = EventOf<typeof pickKeys>;

/** A pick whose Subplot is the Prize says which. */
const picksKey = listOf(pickKeys);
const picks: typeof picksKey = {
  ...picksKey,
  is: (value) =>
    picksKey.is(value) &&
    (value as readonly Pick[]).every(({ subplot, prize }) => subplot !== 'prize' || prize !== undefined),
};

export const subplots = setupEvent({
  kind: 'subplots',
  step: 5,
  isDone: ({ state }) => state.extra.hasSubplots,
  spec: {
    keys: { picks },
    refuse: ({ seats }, { picks }) =>
      refuseEntries(
        picks,
        seats.map(({ id }) => id),
        'E-140',
      ) ??
      refuseSubplots(picks) ??
      refusePrizes(picks),
    dice: (_encounter, { picks }) => picks.flatMap(({ dice, prizeDice }) => [...oneDie(dice), ...oneDie(prizeDice)]),
    apply(encounter, { picks }) {
      encounter.state.extra.hasSubplots = true;
      encounter.state.subplots = picks.map(({ side, subplot }) => ({ side, subplot }));
      placeSubplotMarkers(encounter, picks);
      return undefined;
    },
  },
});

/** From here on the roller chooses (E-140). */
export const FREE_CHOICE = 9;

function refuseSubplots(picks: readonly Pick[]): Refusal | undefined {
  const faces = picks.map(({ dice }) => faceOf(dice ?? []));
  for (const [index, { subplot }] of picks.entries()) {
    const face = faces[index];
    if (face !== undefined && face < FREE_CHOICE && pairOf(SUBPLOTS, face) !== subplot)
      return wrongChoice(subplot, 'E-140');
  }
  const allChoose = picks.length > 1 && faces.every((face) => face !== undefined && face >= FREE_CHOICE);
  return allChoose ? wrongChoice('reroll', 'E-140') : undefined;
}

/** On 1 and 2 the roller chooses (E-139b). */
function refusePrizes(picks: readonly Pick[]): Refusal | undefined {
  for (const { subplot, prize, prizeDice } of picks) {
    const face = faceOf(prizeDice ?? []);
    if (subplot !== 'prize' || prize === undefined || face === undefined || face <= 2) continue;
    if (pairOf(PRIZE_TYPES, face - 2) !== prize) return wrongChoice(prize, 'E-139b');
  }
  return undefined;
}

/** E-144: what is taken off the die, and the Levels of the game that add one. */
const PLASMA = { less: 3, levels: 10 } as const;

export const plasmaRoll = setupEvent({
  kind: 'plasma-roll',
  step: 6,
  isDone: ({ state }) => state.extra.isPlasmaRolled,
  spec: {
    keys: { rolls: rollsKey },
    refuse: ({ seats }, { rolls }) =>
      refuseEntries(
        rolls,
        seats.map(({ id }) => id),
        'E-144',
      ),
    dice: (_encounter, { rolls }) => rollsDice(rolls),
    apply(encounter, { rolls }) {
      const { state } = encounter;
      const more = Math.floor(gameLevels(encounter) / PLASMA.levels);
      const markers: Record<string, number> = {};
      for (const [side, face] of facesBySide(rolls)) markers[side] = Math.max(0, face - PLASMA.less + more);
      state.extra.isPlasmaRolled = true;
      state.plasma = Object.values(markers).reduce((sum, each) => sum + each, 0);
      return { markers };
    },
  },
});

/** The size of the game: as agreed, else the largest team at the table. */
function gameLevels(encounter: SuEncounter): number {
  const { levels } = encounter.setup;
  return typeof levels === 'number' ? levels : Math.max(...figureLevels(encounter).values());
}
