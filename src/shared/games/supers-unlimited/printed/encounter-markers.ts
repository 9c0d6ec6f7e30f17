/** Counts the tokens and markers that an encounter needs for its models, its scenario and its things. */

import type { EncounterUse } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { getTermName } from '../names.ts';
import type { SuEncounter, SuState, Thing } from '../play/state.ts';
import { formatThingName } from '../play/texts/item-names.ts';
import type { Marker } from './markers.ts';

/** Maximum number of boxes for points that fit on the back of a marker. */
const MAX_POINTS = 10;

interface EncounterCounts {
  readonly modelCount: number;
  readonly sideCount: number;
  /** Maximum altitude of each model; 0 for models that can't fly. */
  readonly maxAltitudes: readonly number[];
  /** The state of the game in progress; undefined before it starts. */
  readonly state: SuState | undefined;
}

/** Returns the markers that this encounter needs, with the number of copies that it needs. */
export function adaptToEncounter(
  translate: Translate,
  allMarkers: readonly Marker[],
  { encounter, activeEncounter }: EncounterUse,
  members: readonly Character[],
  getMaxAltitude: (character: Character) => number,
): Marker[] {
  const models = encounter.sides.flatMap((side) => side.models);
  const characters = new Map(members.map((member) => [member.id, member]));
  const counts: EncounterCounts = {
    modelCount: models.length,
    sideCount: encounter.sides.length,
    maxAltitudes: models.flatMap(({ character: characterId }) => {
      const character = characters.get(characterId);
      return character ? [getMaxAltitude(character)] : [];
    }),
    state: (activeEncounter as unknown as SuEncounter | undefined)?.state,
  };
  const countedMarkers = allMarkers.map((marker) => ({ ...marker, copies: countCopies(marker, counts) }));
  return [...countedMarkers.filter(({ copies }) => copies > 0), ...listThingMarkers(translate, counts)];
}

/**
 * Counts the copies of a marker. A marker is needed as long as a setting that uses it can still be agreed: `scenario` and `deployment`
 * are null until then.
 */
function countCopies(
  { id: markerId, kind, copies, number: altitude = 0 }: Marker,
  { modelCount, sideCount, maxAltitudes, state }: EncounterCounts,
): number {
  const { scenario = null, deployment = null } = state ?? {};
  const canBeScenario = (scenarioId: SuState['scenario']) => scenario === null || scenario === scenarioId;
  switch (kind) {
    case 'effect':
    case 'countdown':
      // A token counts up to two points, and the same Effect rarely hits more than half of the models.
      return Math.max(copies, Math.ceil(modelCount / 2));
    case 'altitude':
      return maxAltitudes.filter((maxAltitude) => altitude <= maxAltitude).length;
    case 'power':
      return canBeScenario('danger-zone') ? copies : 0;
    case 'quest':
      return canBeScenario('super-quest') ? countQuestMarkers(markerId, copies, state) : 0;
    case 'deployment':
      return deployment === 'zones' ? 0 : sideCount;
    case 'plasma-x':
      return state?.extra.isPlasmaRolled ? state.plasma : copies * sideCount;
    case 'objective':
      // `copies` is the number for two players.
      if (markerId === 'objective') return canBeScenario('enemy-territory') ? (copies / 2) * sideCount : 0;
      return state?.extra.hasSubplots ? countMarkers(state, markerId) : sideCount;
  }
}

/** Counts the Quest Markers of the rolled types. Before the roll, all copies are needed. */
function countQuestMarkers(markerId: string, copies: number, state: SuState | undefined): number {
  const questTypes = [...(state?.markers.values() ?? [])].flatMap(({ kind, type }) =>
    kind === 'quest' && type ? [type] : [],
  );
  if (questTypes.length === 0) return copies;
  const wantedType = markerId === 'quest-any' ? 'high-value' : markerId.slice('quest-'.length);
  return questTypes.filter((questType) => questType === wantedType).length;
}

const countMarkers = ({ markers }: SuState, markerKind: string): number =>
  [...markers.values()].filter(({ kind }) => kind === markerKind).length;

/** Lists markers for Objects and Buildings, with boxes for their damage if the boxes fit. */
function listThingMarkers(translate: Translate, { state }: EncounterCounts): Marker[] {
  return [...(state?.things ?? [])].map(([markerId, thing]): Marker => {
    const maxPoints = thing.kind === 'object' ? thing.rank : thing.limit;
    return {
      id: `thing-${markerId}`,
      kind: 'objective',
      name: formatThingName(markerId, thing),
      copies: 1,
      text: describeThing(translate, thing),
      ...(maxPoints <= MAX_POINTS ? { points: maxPoints, pointsName: translate('suMarkers.damage') } : {}),
      diameter: 30,
      shape: 'round',
    };
  });
}

/** Formats the numbers of a thing: `Object, Rank 2`. */
export const describeThing = (translate: Translate, thing: Thing): string =>
  thing.kind === 'object'
    ? translate('suMarkers.object', { rank: thing.rank })
    : translate('suMarkers.building', { material: getTermName(thing.material), limit: thing.limit });
