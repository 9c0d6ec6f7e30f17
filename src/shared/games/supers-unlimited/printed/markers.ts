/**
 * Creates the tokens and markers of a game. Tokens are placed next to a model and count points (lasting Effects, Altitude, Countdown).
 * Markers have a Size and the base of the Size (E-13, E-14). The number of copies is enough for a game of two players.
 */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { type ActionTrait, type EffectId, RULESET_ID, SIZES, SPECIALTIES, type SpecialtyId } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatMessage } from '../reference/format-message.ts';
import { PLASMA, QUESTS, SCENARIOS, SETUP, SUBPLOTS } from '../reference/play.ts';
import { collectTeamUse } from '../reference/team-use.ts';
import type { Numbers, SectionFact } from '../reference/types.ts';
import { adaptToEncounter } from './encounter-markers.ts';
import type { MarkerKind, MarkerShape } from './marker-kinds.ts';
import type { SuPieceUse } from './piece-use.ts';

/** Width of tokens in millimeters: small enough to stack next to a base, large enough for a word. The rules give no size. */
const TOKEN_SIZE = 20;
/** Returns the base diameter of a Size (E-14). Markers are of Size 1 (Plasma X, E-144) or 2 (E-142, E-143), which have the same base. */
const getBaseDiameter = (markerSize: number): number =>
  SIZES.find((sizeRow) => sizeRow.size === markerSize)?.base ?? TOKEN_SIZE;

export interface Marker {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly name: string;
  readonly copies: number;
  readonly diameter: number;
  readonly shape: MarkerShape;
  /** Text below the name: how the marker is resolved. */
  readonly text?: string;
  /** Number of points on the front. */
  readonly number?: number;
  /** Number of points on the back. */
  readonly back?: number;
  /** Number of boxes for points on the back. */
  readonly points?: number;
  /** Name of the points that are ticked on the back. */
  readonly pointsName?: string;
  /** The word on the back of a marker that has been resolved. */
  readonly resolved?: string;
  /** Results of a D10. */
  readonly results?: readonly { readonly roll: string; readonly text: string }[];
}

/**
 * The Effects that last on a model and are counted in points (E-100 to E-118). Countdown has tokens of its own (E-103). Control ends
 * immediately (E-102).
 */
export const LASTING_EFFECTS: readonly EffectId[] = [
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

/** Movement Types that use Altitude tokens (E-70). */
const FLYERS: readonly string[] = ['flight', 'glide', 'winged-flight'];
/** Numbers on the front and the back of each Altitude token (E-70). */
const ALTITUDES = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
] as const;

const TOKEN_LOOK = { diameter: TOKEN_SIZE, shape: 'square' } as const;
const createMarkerLook = (markerSize: number) => ({ diameter: getBaseDiameter(markerSize), shape: 'round' }) as const;

const getNumbers = ({ rows }: SectionFact, rowId: string): Numbers =>
  rows.find((row) => row.id === rowId)?.numbers ?? {};
const getRoll = ({ rows }: SectionFact, rowId: string): string =>
  (rows.find((row) => row.id === rowId)?.value ?? '').replace('-', '–');
const getNumber = (section: SectionFact, rowId: string, numberName: string): number =>
  Number(getNumbers(section, rowId)[numberName] ?? 0);

const listTokens = (translate: Translate): Marker[] => [
  ...LASTING_EFFECTS.map(
    (effectId): Marker => ({
      id: effectId,
      kind: 'effect',
      name: getTermName(effectId),
      copies: 4,
      number: 1,
      back: 2,
      ...TOKEN_LOOK,
    }),
  ),
  { id: 'ko', kind: 'effect', name: translate('suMarkers.ko'), copies: 4, ...TOKEN_LOOK },
  {
    id: 'countdown',
    kind: 'countdown',
    name: translate('suMarkers.countdown'),
    copies: 6,
    number: 1,
    back: 2,
    ...TOKEN_LOOK,
  },
  ...ALTITUDES.map(
    ([frontNumber, backNumber]): Marker => ({
      id: `altitude-${frontNumber}`,
      kind: 'altitude',
      name: translate('suMarkers.altitude'),
      copies: 2,
      number: frontNumber,
      back: backNumber,
      ...TOKEN_LOOK,
    }),
  ),
];

/** The Trait that is rolled for each kind of Quest Marker (E-139b). */
const QUEST_TRAITS: Readonly<Record<SpecialtyId, ActionTrait>> = {
  athletics: 'aim',
  knowledge: 'mind',
  might: 'fight',
  mystic: 'magic',
};

/** Lists the Quest Markers: the four types that need a Trait Roll, and High Value, which needs no roll (E-139b). */
function listQuestMarkers(translate: Translate, options: SuOptions): Marker[] {
  return [
    {
      id: 'quest-any',
      kind: 'quest',
      name: translate('suMarkers.highValue'),
      copies: 1,
      text: translate('suMarkers.noRoll'),
      resolved: translate('suMarkers.resolved'),
      ...createMarkerLook(2),
    },
    ...SPECIALTIES.map(
      (specialtyId): Marker => ({
        id: `quest-${specialtyId}`,
        kind: 'quest',
        name: getTermName(specialtyId),
        copies: 1,
        text: translate('suMarkers.trait', {
          trait: getTraitName(QUEST_TRAITS[specialtyId], options),
          number: getNumber(QUESTS, specialtyId, 'quest'),
        }),
        resolved: translate('suMarkers.resolved'),
        ...createMarkerLook(2),
      }),
    ),
  ];
}

/** The rows of the D10 for Plasma X (E-144). Their texts are short enough for the back of a marker. */
const PLASMA_RESULTS = ['power', 'heal', 'move', 'success', 'choice'] as const;

const formatPlasmaResult = (translate: Translate, resultId: (typeof PLASMA_RESULTS)[number]): string =>
  formatMessage(translate, `suMarkers.plasmaResults.${resultId}`, getNumbers(PLASMA, resultId)) ?? '';

/** Levels of a game if no team states them: a medium game (E-40). */
const DEFAULT_LEVELS = 25;
/** Maximum number of Levels that counts for Plasma X, because a file may state any number. */
const MAX_LEVELS = 100;

/** Returns the maximum number of Plasma X markers of a player: 1D10 - 3, and one more for each ten Levels (E-144). */
function countPlasmaMarkers(gameLevels: number): number {
  const { dice, less: subtracted, more: addedPerStep, levels: levelsPerStep } = getNumbers(SETUP, 'plasma-x');
  return (
    Number(dice) * 10 -
    Number(subtracted) +
    Number(addedPerStep) * Math.floor(Math.min(MAX_LEVELS, Math.max(0, gameLevels)) / Number(levelsPerStep))
  );
}

const listSceneryMarkers = (translate: Translate, options: SuOptions, gameLevels: number): Marker[] => [
  {
    id: 'power',
    kind: 'power',
    name: translate('suMarkers.power'),
    // As many Power Markers as the scenario Danger Zone needs (E-139).
    copies: getNumber(SCENARIOS, 'danger-zone', 'markers'),
    text: translate('suMarkers.anyTrait', { number: getNumber(SCENARIOS, 'danger-zone', 'tn') }),
    resolved: translate('suMarkers.resolved'),
    ...createMarkerLook(2),
  },
  ...listQuestMarkers(translate, options),
  {
    id: 'objective',
    kind: 'objective',
    name: translate('suMarkers.objective'),
    // The rule gives the number for each player (E-139).
    copies: 2 * getNumber(SCENARIOS, 'enemy-territory', 'markers'),
    ...createMarkerLook(2),
  },
  {
    id: 'deployment',
    kind: 'deployment',
    name: translate('suMarkers.deployment'),
    copies: 2,
    text: translate('suMarkers.within', { inches: getNumber(SETUP, 'markers', 'within') }),
    ...createMarkerLook(2),
  },
  {
    id: 'prize',
    kind: 'objective',
    name: translate('suMarkers.prize'),
    copies: 2,
    text: translate('suMarkers.targetNumber', { number: getNumber(SUBPLOTS, 'prize', 'tn') }),
    points: getNumber(SUBPLOTS, 'prize', 'points'),
    pointsName: translate('suMarkers.studyPoints'),
    ...createMarkerLook(getNumber(SUBPLOTS, 'prize', 'size')),
  },
  {
    id: 'vip',
    kind: 'objective',
    name: translate('suMarkers.vip'),
    copies: 2,
    text: translate('suMarkers.trait', { trait: 'Mind', number: getNumber(SUBPLOTS, 'vip', 'tn') }),
    points: getNumber(SUBPLOTS, 'vip', 'points'),
    pointsName: translate('suMarkers.conviction'),
    ...createMarkerLook(getNumber(SUBPLOTS, 'vip', 'size')),
  },
  {
    id: 'plasma-x',
    kind: 'plasma-x',
    name: getTermName('plasma-x'),
    copies: countPlasmaMarkers(gameLevels),
    text: translate('suMarkers.plasma'),
    results: PLASMA_RESULTS.map((resultId) => ({
      roll: getRoll(PLASMA, resultId),
      text: formatPlasmaResult(translate, resultId),
    })),
    ...createMarkerLook(getNumber(PLASMA, 'trigger', 'size')),
  },
];

/** Returns the maximum altitude of a character. It is 0 for a character that can't fly. */
const getMaxAltitude = ({ movement = [], move }: Character): number =>
  movement.some((movementType) => FLYERS.includes(movementType)) ? move : 0;

/** Creates a filter for the tokens that a team or the sides of an encounter can bring into play. Scenarios can use every marker. */
function createTokenFilter({ team, encounterUse, members }: SuPieceUse): (piece: Marker) => boolean {
  const gimmicks = team?.gimmicks ?? encounterUse?.encounter.sides.flatMap((side) => side.gimmicks ?? []) ?? [];
  const { effects } = collectTeamUse('', members, gimmicks);
  const maxAltitudes = members.map(getMaxAltitude);
  return ({ kind, id, number: altitude = 0 }) => {
    if (kind === 'altitude') return maxAltitudes.some((maxAltitude) => altitude <= maxAltitude);
    if (id === 'ko') return true;
    return kind === 'effect' || kind === 'countdown' ? effects.has(id) : true;
  };
}

/** Returns the agreed size of a game, or else the Levels of the largest side of the encounter, or else a medium game (E-40). */
function getGameLevels({ team, encounterUse, members }: Partial<SuPieceUse> = {}): number {
  const agreedLevels = team?.levels ?? encounterUse?.encounter.setup?.levels;
  if (typeof agreedLevels === 'number') return agreedLevels;
  if (!encounterUse || !members) return DEFAULT_LEVELS;
  const levelsById = new Map(members.map((member) => [member.id, member.level]));
  const sums = encounterUse.encounter.sides.map(({ models }) =>
    models.reduce((levelSum, { character }) => levelSum + (levelsById.get(character) ?? 0), 0),
  );
  return Math.max(0, ...sums);
}

/** Creates the tokens and markers that a team or an encounter can need, or else all tokens and markers. */
export function createMarkerPieces(translate: Translate, options: SuOptions, pieceUse?: SuPieceUse): GamePiece[] {
  const allMarkers = [...listTokens(translate), ...listSceneryMarkers(translate, options, getGameLevels(pieceUse))];
  const neededMarkers = pieceUse === undefined ? allMarkers : allMarkers.filter(createTokenFilter(pieceUse));
  const pieces =
    pieceUse?.encounterUse === undefined
      ? neededMarkers
      : adaptToEncounter(translate, neededMarkers, pieceUse.encounterUse, pieceUse.members, getMaxAltitude);
  return pieces.map(({ copies, ...data }) => ({
    kind: 'marker',
    ruleset: RULESET_ID,
    id: data.id,
    name: data.name,
    copies,
    data,
  }));
}
