/** Defines steps 2 to 6 of the setup: terrain, deployment, scenario, Subplots, Plasma X (E-131). */
import { diceKey, idKey, objectListKey, optional, type ParsedEvent, wordKey } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import { QUEST_TYPES } from '../battlefield/objective-types.ts';
import { placeScenarioMarkers, placeSubplotMarkers } from '../battlefield/place-markers.ts';
import { sumFigureLevels } from '../ending/levels.ts';
import { pickByFace, readSingleFace } from '../rolls/faces.ts';
import { SCENARIOS, SUBPLOTS, type SuEncounter } from '../state.ts';
import { decideRollOff, refuseEntries } from './roll-off.ts';
import { askDicePerSide, askOneDie, defineSetupEvent, getFacesBySide, refuseRollOff, rollsKey } from './setup-event.ts';

/** The side with the highest roll places the terrain. The side with the lowest roll chooses the deployment (E-132). */
export const terrainRollEvent = defineSetupEvent({
  kind: 'terrain-roll',
  step: 2,
  isDone: ({ state }) => state.terrainWinner !== null,
  spec: {
    keys: { rolls: rollsKey },
    refuse: (encounter, { rolls }) => refuseRollOff(encounter, 'terrain-roll', rolls),
    dice: (_encounter, { rolls }) => askDicePerSide(rolls),
    apply(encounter, { rolls }) {
      const { state, seats } = encounter;
      const faces = getFacesBySide(rolls);
      const lowestFace = Math.min(...faces.values());
      // The first roll without a tie of all sides decides the loser.
      if (state.terrainLoser === null && Math.max(...faces.values()) > lowestFace) {
        state.terrainLoser = seats.find(({ id }) => faces.get(id) === lowestFace)?.id ?? null;
      }
      state.terrainWinner = decideRollOff(encounter, 'terrain-roll', faces);
      return undefined;
    },
  },
});

export const deploymentEvent = defineSetupEvent({
  kind: 'deployment',
  step: 3,
  isDone: ({ state }) => state.deployment !== null,
  spec: {
    keys: { type: wordKey('zones', 'markers'), dice: optional(diceKey) },
    refuse({ state }, { type, dice = [] }) {
      const face = readSingleFace(dice);
      if (face === undefined || state.terrainLoser !== null) return undefined;
      // Without a loser of the Terrain Roll, an even face means zones and an odd face means markers.
      return (face % 2 === 0) === (type === 'zones') ? undefined : createChoiceRefusal(type, 'E-132');
    },
    dice: (_encounter, event) => askOneDie(event.dice),
    apply({ state }, { type }) {
      state.deployment = type;
      return undefined;
    },
  },
});

/** Whether a die was rolled and picks another word than `chosenWord`. */
function contradictsDie(dice: readonly number[] | undefined, words: readonly string[], chosenWord: string): boolean {
  const face = readSingleFace(dice ?? []);
  return face !== undefined && pickByFace(words, face) !== chosenWord;
}

export const scenarioEvent = defineSetupEvent({
  kind: 'scenario',
  step: 4,
  isDone: ({ state }) => state.scenario !== null,
  spec: {
    keys: { scenario: wordKey(...SCENARIOS), dice: optional(diceKey) },
    refuse: (_encounter, { scenario, dice }) =>
      contradictsDie(dice, SCENARIOS, scenario) ? createChoiceRefusal(scenario, 'E-138') : undefined,
    dice: (_encounter, event) => askOneDie(event.dice),
    apply(encounter, { scenario }) {
      encounter.state.scenario = scenario;
      placeScenarioMarkers(encounter, scenario);
      return undefined;
    },
  },
});

export const markerRollEvent = defineSetupEvent({
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
      return hasMarkers ? undefined : createChoiceRefusal(scenario ?? 'none', 'E-139');
    },
    dice: (_encounter, { rolls }) => askDicePerSide(rolls),
    apply(encounter, { rolls }) {
      encounter.state.firstMarker = decideRollOff(encounter, 'marker-roll', getFacesBySide(rolls));
      return undefined;
    },
  },
});

export const questEvent = defineSetupEvent({
  kind: 'quest',
  step: 4,
  spec: {
    keys: { marker: idKey('marker'), type: wordKey(...QUEST_TYPES), dice: optional(diceKey) },
    refuse({ state }, { marker: markerId, type, dice }) {
      if (state.markers.get(markerId)?.kind !== 'quest') return createChoiceRefusal(markerId, 'E-139b');
      return contradictsDie(dice, QUEST_TYPES, type) ? createChoiceRefusal(type, 'E-139b') : undefined;
    },
    dice: (_encounter, event) => askOneDie(event.dice),
    apply({ state }, { marker: markerId, type }) {
      const quest = state.markers.get(markerId);
      if (quest) quest.type = type;
      return undefined;
    },
  },
});

export const PRIZE_TYPES = ['athletics', 'knowledge', 'might', 'mystic'] as const;

const pickKeys = {
  side: idKey('side'),
  subplot: wordKey(...SUBPLOTS),
  dice: optional(diceKey),
  prize: optional(wordKey(...PRIZE_TYPES)),
  prizeDice: optional(diceKey),
};
export type SubplotPick = ParsedEvent<typeof pickKeys>;

const picksKey = objectListKey(pickKeys);
/** Requires the type of a Prize in a pick of the Subplot Prize. */
const prizePicksKey: typeof picksKey = {
  ...picksKey,
  isValid: (candidate) =>
    picksKey.isValid(candidate) &&
    (candidate as readonly SubplotPick[]).every(({ subplot, prize }) => subplot !== 'prize' || prize !== undefined),
};

export const subplotsEvent = defineSetupEvent({
  kind: 'subplots',
  step: 5,
  isDone: ({ state }) => state.extra.hasSubplots,
  spec: {
    keys: { picks: prizePicksKey },
    refuse: ({ seats }, { picks }) =>
      refuseEntries(
        picks,
        seats.map(({ id }) => id),
        'E-140',
      ) ??
      refuseSubplots(picks) ??
      refusePrizes(picks),
    dice: (_encounter, { picks }) =>
      picks.flatMap(({ dice, prizeDice }) => [...askOneDie(dice), ...askOneDie(prizeDice)]),
    apply(encounter, { picks }) {
      encounter.state.extra.hasSubplots = true;
      encounter.state.subplots = picks.map(({ side: sideId, subplot }) => ({ side: sideId, subplot }));
      placeSubplotMarkers(encounter, picks);
      return undefined;
    },
  },
});

/** Lowest face on which the roller chooses the Subplot (E-140). */
export const FREE_CHOICE_FACE = 9;

/** Refuses a Subplot that contradicts its die, and all picks if every side could choose, because all sides roll again then (E-140). */
function refuseSubplots(picks: readonly SubplotPick[]): Refusal | undefined {
  const faces = picks.map(({ dice }) => readSingleFace(dice ?? []));
  for (const [index, { subplot }] of picks.entries()) {
    const face = faces[index];
    if (face !== undefined && face < FREE_CHOICE_FACE && pickByFace(SUBPLOTS, face) !== subplot)
      return createChoiceRefusal(subplot, 'E-140');
  }
  const allChoose = picks.length > 1 && faces.every((face) => face !== undefined && face >= FREE_CHOICE_FACE);
  return allChoose ? createChoiceRefusal('reroll', 'E-140') : undefined;
}

/** Checks the types of Prizes. On 1 and 2 the roller chooses; the faces from 3 on mean the types, two faces each (E-139b). */
function refusePrizes(picks: readonly SubplotPick[]): Refusal | undefined {
  for (const { subplot, prize, prizeDice } of picks) {
    const face = readSingleFace(prizeDice ?? []);
    if (subplot !== 'prize' || prize === undefined || face === undefined || face <= 2) continue;
    if (pickByFace(PRIZE_TYPES, face - 2) !== prize) return createChoiceRefusal(prize, 'E-139b');
  }
  return undefined;
}

/** Each side has as many Plasma X markers as its die shows, less this number (E-144). */
const PLASMA_SUBTRACTION = 3;
/** Levels of the game that add one Plasma X marker for each side (E-144). */
const LEVELS_PER_PLASMA = 10;

export const plasmaRollEvent = defineSetupEvent({
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
    dice: (_encounter, { rolls }) => askDicePerSide(rolls),
    apply(encounter, { rolls }) {
      const { state } = encounter;
      const levelBonus = Math.floor(getGameLevels(encounter) / LEVELS_PER_PLASMA);
      const markersBySide: Record<string, number> = {};
      for (const [sideId, face] of getFacesBySide(rolls))
        markersBySide[sideId] = Math.max(0, face - PLASMA_SUBTRACTION + levelBonus);
      state.extra.isPlasmaRolled = true;
      state.plasma = Object.values(markersBySide).reduce((sum, markerCount) => sum + markerCount, 0);
      return { markers: markersBySide };
    },
  },
});

/** Returns the agreed size of the game in Levels, or else the Levels of the largest side. */
function getGameLevels(encounter: SuEncounter): number {
  const { levels } = encounter.setup;
  return typeof levels === 'number' ? levels : Math.max(...sumFigureLevels(encounter).values());
}
