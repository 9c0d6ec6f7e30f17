/**
 * Computes the initiative of a unit: the bonus that is added to 2d6. Each kind of unit has a line of the rules:
 *
 * - players' units: Walk/Cruise MP + Piloting level + Tactics level (B-1)
 * - NPCs: Walk/Cruise MP + 13 - Piloting base - Gunnery base (B-2)
 * - infantry: Walk MP + 2 + 2 for each experience level above Green (B-3)
 *
 * The current Movement Points (MP) count, which heat and damage reduce (B-6).
 */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES, UNITS } from './fields.ts';
import type { BtOptions } from './options.ts';

/** The initiative lines of the rules (B-1, B-2, B-3). */
export type InitiativeLine = 'player' | 'npc' | 'infantry';

/** The fields that a line requires. The document format doesn't require them, since units with other lines don't have them. */
export const REQUIRED_FIELDS: Readonly<
  Record<InitiativeLine, readonly ('piloting' | 'tactics' | 'pilotingBase' | 'gunneryBase')[]>
> = {
  player: ['piloting', 'tactics'],
  npc: ['pilotingBase', 'gunneryBase'],
  infantry: [],
};

/** Bonus of every NPC (B-2). */
export const NPC_BONUS = 13;
/** Bonus of all infantry (B-3). */
export const INFANTRY_BONUS = 2;
/** Bonus of infantry for each experience level above Green (B-3, B?1). */
export const PER_LEVEL = 2;

const INFANTRY_TYPES: readonly string[] = ['jump-infantry', 'mechanised-infantry', 'foot-infantry'];

type LineOptions = Pick<BtOptions, 'bt.pcInfantryUsesPcLine'>;

/** Returns the initiative line of a unit; undefined for an unknown unit or type. A house rule gives players' infantry their line (B?10). */
export function getInitiativeLine(
  { unit, type }: Pick<BtUnit, 'unit' | 'type'>,
  options: LineOptions,
): InitiativeLine | undefined {
  if (!UNITS.some(({ id }) => id === unit) || !UNIT_TYPES.some(({ id }) => id === type)) return undefined;
  if (unit === 'infantry') return 'infantry';
  const isPlayer = unit === 'pc' || unit === 'nppc';
  if (INFANTRY_TYPES.includes(type) && !(isPlayer && options['bt.pcInfantryUsesPcLine'])) return 'infantry';
  return isPlayer ? 'player' : 'npc';
}

/** One part of the bonus. The label is also the key of `PART_LABELS`. */
export interface BonusPart {
  readonly label: string;
  readonly value: number;
}

/** Returns the number of experience levels above Green; undefined for an unknown word. */
export function getExperienceLevel({ experience = 'green' }: Pick<BtUnit, 'experience'>): number | undefined {
  const levelIndex = EXPERIENCE.findIndex(({ id }) => id === experience);
  return levelIndex < 0 ? undefined : levelIndex;
}

/** A unit as its card states it, or with the values in play. */
type UnitInPlay = Omit<BtUnit, 'equipment'>;

/**
 * Lists the parts that are added to 2d6, in the order of the line; undefined if a value is missing or wrong. With
 * `bt.extendedInitMods` a crew of 2 or more has a penalty: its square root, rounded up (P-8). The penalty for other units of the side isn't
 * included.
 */
export function listBonusParts(unit: UnitInPlay, options: BtOptions): readonly BonusPart[] | undefined {
  const initiativeLine = getInitiativeLine(unit, options);
  if (initiativeLine === undefined) return undefined;
  if (REQUIRED_FIELDS[initiativeLine].some((fieldName) => unit[fieldName] === undefined)) return undefined;
  const { piloting = 0, tactics = 0, pilotingBase = 0, gunneryBase = 0, crew = 1 } = unit;
  const movementPoints = unit.mpNow ?? unit.mp;
  const experienceLevel = getExperienceLevel(unit);
  if (!areNumbersOfKind('int', movementPoints) || (initiativeLine === 'infantry' && experienceLevel === undefined))
    return undefined;
  if (!areNumbersOfKind('integer', ...REQUIRED_FIELDS[initiativeLine].map((fieldName) => unit[fieldName] ?? 0)))
    return undefined;
  if (options['bt.extendedInitMods'] && !areNumbersOfKind('int+', crew)) return undefined;
  const walkPart = { label: initiativeLine === 'infantry' ? 'Walk' : 'Walk/Cruise', value: movementPoints };
  const partsByLine: Readonly<Record<InitiativeLine, readonly BonusPart[]>> = {
    player: [walkPart, { label: 'Piloting', value: piloting }, { label: 'Tactics', value: tactics }],
    npc: [
      walkPart,
      { label: 'NPC', value: NPC_BONUS },
      { label: 'Piloting base', value: -pilotingBase },
      { label: 'Gunnery base', value: -gunneryBase },
    ],
    infantry: [
      walkPart,
      { label: 'Infantry', value: INFANTRY_BONUS },
      { label: 'Experience', value: PER_LEVEL * (experienceLevel ?? 0) },
    ],
  };
  const countsCrew = options['bt.extendedInitMods'] && crew >= 2;
  return countsCrew
    ? [...partsByLine[initiativeLine], { label: 'Crew', value: -Math.ceil(Math.sqrt(crew)) }]
    : partsByLine[initiativeLine];
}

const PART_LABELS: Readonly<Record<string, LateText>> = {
  'Piloting base': (translate) => translate('kcwBonusParts.pilotingBase'),
  'Gunnery base': (translate) => translate('kcwBonusParts.gunneryBase'),
  Experience: (translate) => translate('kcwBonusParts.experience'),
};

/** Formats the label of a part of the bonus. Words of the rules are the same in every language. */
export const formatPartLabel = (translate: Translate, label: string): string =>
  formatLateText(translate, PART_LABELS[label] ?? label);

/** Computes the bonus; undefined if a value is missing or wrong. */
export function computeBonus(unit: UnitInPlay, options: BtOptions): number | undefined {
  return listBonusParts(unit, options)?.reduce((total, { value }) => total + value, 0);
}
