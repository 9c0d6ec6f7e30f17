/**
 * Tokens and markers of the table. Tokens are counted beside a model (Effects that last, Altitude, Countdown); markers are
 * models of a Size with its base (E-13, E-14), as many as a game of two players can need.
 */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { type ActionTrait, type EffectId, RULESET_ID, SIZES, SPECIALTIES, type SpecialtyId } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatMessage } from '../reference/format-message.ts';
import { PLASMA, QUESTS, SCENARIOS, SETUP, SUBPLOTS } from '../reference/play.ts';
import type { Numbers, SectionFact } from '../reference/types.ts';
import { teamUse } from '../reference/use.ts';
import type { MarkerKind, MarkerShape } from './marker-kinds.ts';
import type { SuPieceUse } from './piece-use.ts';
import { forTable } from './table-markers.ts';

/** Millimetres: small enough to stack beside a base, large enough for a word. The rules give no size. */
const TOKEN = 20;
/** E-14: markers are of Size 1 (E-144: Plasma X) or 2 (E-142, E-143); both stand on the same base. */
const base = (size: number): number => SIZES.find((row) => row.size === size)?.base ?? TOKEN;

export interface Marker {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly name: string;
  readonly copies: number;
  readonly diameter: number;
  readonly shape: MarkerShape;
  /** Text below its name: how it is resolved. */
  readonly text?: string;
  /** Its points, and those on its other side. */
  readonly number?: number;
  readonly back?: number;
  /** How many points score, to be marked on its back, and what they are called. */
  readonly points?: number;
  readonly pointsName?: string;
  /** What a D10 does. */
  readonly results?: readonly { readonly roll: string; readonly text: string }[];
}

/**
 * E-100 to E-118: the Effects that stay on a model and are counted in points. Countdown has tokens of its own (E-103);
 * Control ends as it comes (E-102).
 */
export const LASTING: readonly EffectId[] = [
  'stun',
  'blind',
  'weaken',
  'poison',
  'paralysis',
  'entangle',
  'nullify',
  'attack-boost',
  'defense-boost',
];

/** E-70: movement types that hold Altitude tokens, and the tokens: front and back together count up to ten. */
const FLYERS: readonly string[] = ['flight', 'glide', 'winged-flight'];
const ALTITUDES = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
] as const;

const token = { diameter: TOKEN, shape: 'square' } as const;
const marker = (size: number) => ({ diameter: base(size), shape: 'round' }) as const;

const numbersOf = ({ rows }: SectionFact, id: string): Numbers => rows.find((row) => row.id === id)?.n ?? {};
const rollOf = ({ rows }: SectionFact, id: string): string =>
  (rows.find((row) => row.id === id)?.value ?? '').replace('-', '–');
const numberOf = (section: SectionFact, id: string, key: string): number => Number(numbersOf(section, id)[key] ?? 0);

const tokens = (translate: Translate): Marker[] => [
  ...LASTING.map((id): Marker => ({ id, kind: 'effect', name: nameOf(id), copies: 4, number: 1, back: 2, ...token })),
  { id: 'ko', kind: 'effect', name: translate('suMarkers.ko'), copies: 4, ...token },
  {
    id: 'countdown',
    kind: 'countdown',
    name: translate('suMarkers.countdown'),
    copies: 6,
    number: 1,
    back: 2,
    ...token,
  },
  ...ALTITUDES.map(
    ([number, back]): Marker => ({
      id: `altitude-${number}`,
      kind: 'altitude',
      name: translate('suMarkers.altitude'),
      copies: 2,
      number,
      back,
      ...token,
    }),
  ),
];

/** E-139b: the Trait that is rolled for each kind of Quest Marker. */
const QUEST_TRAITS: Readonly<Record<SpecialtyId, ActionTrait>> = {
  athletics: 'aim',
  knowledge: 'mind',
  might: 'fight',
  mystic: 'magic',
};

/** E-139b: the four kinds that a Trait is rolled for, and the one that needs no roll. */
function quests(translate: Translate, options: SuOptions): Marker[] {
  return [
    {
      id: 'quest-any',
      kind: 'quest',
      name: translate('suMarkers.highValue'),
      copies: 1,
      text: translate('suMarkers.noRoll'),
      ...marker(2),
    },
    ...SPECIALTIES.map(
      (id): Marker => ({
        id: `quest-${id}`,
        kind: 'quest',
        name: nameOf(id),
        copies: 1,
        text: translate('suMarkers.trait', {
          trait: traitName(QUEST_TRAITS[id], options),
          number: numberOf(QUESTS, id, 'quest'),
        }),
        ...marker(2),
      }),
    ),
  ];
}

/** E-144: the rows of the D10, short enough for the back of a marker. */
const PLASMA_RESULTS = ['power', 'heal', 'move', 'success', 'choice'] as const;

const plasmaResult = (translate: Translate, row: (typeof PLASMA_RESULTS)[number]): string =>
  formatMessage(translate, `suMarkers.plasmaResults.${row}`, numbersOf(PLASMA, row)) ?? '';

/** Levels of a game when no team says how many: a medium one (E-40); and the most that count, since a file may state any number. */
const [USUAL_LEVELS, MOST_LEVELS] = [25, 100];

/** E-144: what a player may place at most, 1D10 - 3 and one more for each ten Levels. */
function plasmaCopies(levels: number): number {
  const { dice, less, more, levels: each } = numbersOf(SETUP, 'plasma-x');
  return (
    Number(dice) * 10 -
    Number(less) +
    Number(more) * Math.floor(Math.min(MOST_LEVELS, Math.max(0, levels)) / Number(each))
  );
}

const scenery = (translate: Translate, options: SuOptions, levels: number): Marker[] => [
  {
    id: 'power',
    kind: 'power',
    name: translate('suMarkers.power'),
    // E-139
    copies: numberOf(SCENARIOS, 'danger-zone', 'markers'),
    text: translate('suMarkers.anyTrait', { number: numberOf(SCENARIOS, 'danger-zone', 'tn') }),
    ...marker(2),
  },
  ...quests(translate, options),
  {
    id: 'objective',
    kind: 'objective',
    name: translate('suMarkers.objective'),
    // E-139: so many for each of two players.
    copies: 2 * numberOf(SCENARIOS, 'enemy-territory', 'markers'),
    ...marker(2),
  },
  {
    id: 'deployment',
    kind: 'deployment',
    name: translate('suMarkers.deployment'),
    copies: 2,
    text: translate('suMarkers.within', { inches: numberOf(SETUP, 'markers', 'within') }),
    ...marker(2),
  },
  {
    id: 'prize',
    kind: 'objective',
    name: translate('suMarkers.prize'),
    copies: 2,
    text: translate('suMarkers.targetNumber', { number: numberOf(SUBPLOTS, 'prize', 'tn') }),
    points: numberOf(SUBPLOTS, 'prize', 'points'),
    pointsName: translate('suMarkers.studyPoints'),
    ...marker(numberOf(SUBPLOTS, 'prize', 'size')),
  },
  {
    id: 'vip',
    kind: 'objective',
    name: translate('suMarkers.vip'),
    copies: 2,
    text: translate('suMarkers.trait', { trait: 'Mind', number: numberOf(SUBPLOTS, 'vip', 'tn') }),
    points: numberOf(SUBPLOTS, 'vip', 'points'),
    pointsName: translate('suMarkers.conviction'),
    ...marker(numberOf(SUBPLOTS, 'vip', 'size')),
  },
  {
    id: 'plasma-x',
    kind: 'plasma-x',
    name: nameOf('plasma-x'),
    copies: plasmaCopies(levels),
    text: translate('suMarkers.plasma'),
    results: PLASMA_RESULTS.map((row) => ({ roll: rollOf(PLASMA, row), text: plasmaResult(translate, row) })),
    ...marker(numberOf(PLASMA, 'trigger', 'size')),
  },
];

/** How high a character can go; 0 for one that does not fly. */
const heightOf = ({ movement = [], move }: Character): number =>
  movement.some((type) => FLYERS.includes(type)) ? move : 0;

/** Whether a team, or somebody at a table, can bring a token into play. Scenarios can send anybody to every marker. */
function metBy({ team, table, members }: SuPieceUse): (piece: Marker) => boolean {
  const gimmicks = team?.gimmicks ?? table?.encounter.sides.flatMap((side) => side.gimmicks ?? []) ?? [];
  const { effects } = teamUse('', members, gimmicks);
  const heights = members.map(heightOf);
  return ({ kind, id, number = 0 }) => {
    if (kind === 'altitude') return heights.some((most) => number <= most);
    if (id === 'ko') return true;
    return kind === 'effect' || kind === 'countdown' ? effects.has(id) : true;
  };
}

/** The agreed size of a game; at a table that states none, the largest sum of Levels of a side (E-40). */
function levelsOf({ team, table, members }: Partial<SuPieceUse> = {}): number {
  const agreed = team?.levels ?? table?.encounter.setup?.levels;
  if (typeof agreed === 'number') return agreed;
  if (!table || !members) return USUAL_LEVELS;
  const level = new Map(members.map((member) => [member.id, member.level]));
  const sums = table.encounter.sides.map(({ models }) =>
    models.reduce((sum, { character }) => sum + (level.get(character) ?? 0), 0),
  );
  return Math.max(0, ...sums);
}

/** All tokens and markers, or those that a team can meet, or those of the game on a table. */
export function markerPieces(translate: Translate, options: SuOptions, use?: SuPieceUse): GamePiece[] {
  const all = [...tokens(translate), ...scenery(translate, options, levelsOf(use))];
  const met = use === undefined ? all : all.filter(metBy(use));
  const pieces = use?.table === undefined ? met : forTable(translate, met, use.table, use.members, heightOf);
  return pieces.map(({ copies, ...data }) => ({
    kind: 'marker',
    ruleset: RULESET_ID,
    id: data.id,
    name: data.name,
    copies,
    data,
  }));
}
