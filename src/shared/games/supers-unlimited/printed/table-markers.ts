/** How many of each token and marker the game on a table needs: by its models, its scenario and what lies there. */
import type { TableUse } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { nameOf } from '../names.ts';
import type { SuEncounter, SuState, Thing } from '../play/state.ts';
import type { Marker } from './markers.ts';

/** A marker has room for so many boxes of points on its back. */
const MOST_POINTS = 10;

interface Table {
  readonly models: number;
  readonly sides: number;
  /** How high each of its flyers can go. */
  readonly heights: readonly number[];
  readonly state: SuState | undefined;
}

/** The pieces with as many copies as this game needs; those that it has no use for are left out. */
export function forTable(
  translate: Translate,
  all: readonly Marker[],
  { encounter, activeEncounter }: TableUse,
  members: readonly Character[],
  heightOf: (character: Character) => number,
): Marker[] {
  const models = encounter.sides.flatMap((side) => side.models);
  const characters = new Map(members.map((member) => [member.id, member]));
  const table: Table = {
    models: models.length,
    sides: encounter.sides.length,
    heights: models.flatMap(({ character }) => {
      const found = characters.get(character);
      return found ? [heightOf(found)] : [];
    }),
    state: (activeEncounter as unknown as SuEncounter | undefined)?.state,
  };
  const counted = all.map((marker) => ({ ...marker, copies: copiesOf(marker, table) }));
  return [...counted.filter(({ copies }) => copies > 0), ...things(translate, table)];
}

/** What is not agreed on yet may still come. */
function copiesOf({ id, kind, copies, number = 0 }: Marker, { models, sides, heights, state }: Table): number {
  const { scenario = null, deployment = null } = state ?? {};
  const mayBe = (one: SuState['scenario']) => scenario === null || scenario === one;
  switch (kind) {
    case 'effect':
    case 'countdown':
      // A token counts up to two points, and seldom is half of everybody hit by the same.
      return Math.max(copies, Math.ceil(models / 2));
    case 'altitude':
      return heights.filter((most) => number <= most).length;
    case 'power':
      return mayBe('danger-zone') ? copies : 0;
    case 'quest':
      return mayBe('super-quest') ? questCopies(id, copies, state) : 0;
    case 'deployment':
      return deployment === 'zones' ? 0 : sides;
    case 'plasma-x':
      return state?.extra.isPlasmaRolled ? state.plasma : copies * sides;
    case 'objective':
      if (id === 'objective') return mayBe('enemy-territory') ? (copies / 2) * sides : 0;
      return state?.extra.hasSubplots ? markersOf(state, id) : sides;
  }
}

/** The kinds that were rolled; until then one of each, and of any as many as may come. */
function questCopies(id: string, copies: number, state: SuState | undefined): number {
  const types = [...(state?.markers.values() ?? [])].flatMap(({ kind, type }) =>
    kind === 'quest' && type ? [type] : [],
  );
  if (types.length === 0) return copies;
  const wanted = id === 'quest-any' ? 'high-value' : id.slice('quest-'.length);
  return types.filter((type) => type === wanted).length;
}

const markersOf = ({ markers }: SuState, wanted: string): number =>
  [...markers.values()].filter(({ kind }) => kind === wanted).length;

/** Objects and Buildings, with boxes for the damage they take where there is room for these. */
function things(translate: Translate, { state }: Table): Marker[] {
  return [...(state?.things ?? [])].map(([id, thing]): Marker => {
    const points = thing.kind === 'object' ? thing.rank : thing.limit;
    return {
      id: `thing-${id}`,
      kind: 'objective',
      name: nameOf(id),
      copies: 1,
      text: thingText(translate, thing),
      ...(points <= MOST_POINTS ? { points, pointsName: translate('suMarkers.damage') } : {}),
      diameter: 30,
      shape: 'round',
    };
  });
}

const thingText = (translate: Translate, thing: Thing): string =>
  thing.kind === 'object'
    ? translate('suMarkers.object', { rank: thing.rank })
    : translate('suMarkers.building', { material: nameOf(thing.material), limit: thing.limit });
