/** The initiative line of a unit: what is added to its 2d6 (B-1 to B-3, B-6). */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES, UNITS } from './fields.ts';
import type { BtOptions } from './options.ts';

/** B-1, B-2, B-3. */
export type Line = 'player' | 'npc' | 'infantry';

/** What a line needs that a unit may leave out. */
export const NEEDS: Readonly<Record<Line, readonly ('piloting' | 'tactics' | 'pilotingBase' | 'gunneryBase')[]>> = {
  player: ['piloting', 'tactics'],
  npc: ['pilotingBase', 'gunneryBase'],
  infantry: [],
};

/** B-2 */
export const NPC_BONUS = 13;
/** B-3 */
export const INFANTRY_BONUS = 2;
/** B-3, B?1 */
export const PER_LEVEL = 2;

const INFANTRY_TYPES: readonly string[] = ['jump-infantry', 'mechanised-infantry', 'foot-infantry'];

type LineOptions = Pick<BtOptions, 'bt.pcInfantryUsesPcLine'>;

/** The line of a unit; undefined while its unit or its type is no word of the list. B?10: infantry of players by an option. */
export function lineOf({ unit, type }: Pick<BtUnit, 'unit' | 'type'>, options: LineOptions): Line | undefined {
  if (!UNITS.some(({ id }) => id === unit) || !UNIT_TYPES.some(({ id }) => id === type)) return undefined;
  if (unit === 'infantry') return 'infantry';
  const isPlayer = unit === 'pc' || unit === 'nppc';
  if (INFANTRY_TYPES.includes(type) && !(isPlayer && options['bt.pcInfantryUsesPcLine'])) return 'infantry';
  return isPlayer ? 'player' : 'npc';
}

/** A part of the bonus as a card shows it. */
export interface BonusPart {
  readonly label: string;
  readonly value: number;
}

/** Experience levels above Green; undefined for a word that nobody knows. */
export function levelsOf({ experience = 'green' }: Pick<BtUnit, 'experience'>): number | undefined {
  const level = EXPERIENCE.findIndex(({ id }) => id === experience);
  return level < 0 ? undefined : level;
}

/** What of a unit its bonus is made of: as it is on the card, or as it is played. */
type Rolling = Omit<BtUnit, 'equipment'>;

/**
 * The parts that are added to 2d6, in the order of the line; undefined while something lacks or is wrong. With `bt.extendedInitMods` also what
 * a crew of 2 or more costs (P-8): what depends on the other units of a side is not in it.
 */
export function bonusParts(unit: Rolling, options: BtOptions): readonly BonusPart[] | undefined {
  const line = lineOf(unit, options);
  if (line === undefined) return undefined;
  if (NEEDS[line].some((key) => unit[key] === undefined)) return undefined;
  const { piloting = 0, tactics = 0, pilotingBase = 0, gunneryBase = 0, crew = 1 } = unit;
  const mp = unit.mpNow ?? unit.mp;
  const levels = levelsOf(unit);
  if (!areOfKind('int', mp) || (line === 'infantry' && levels === undefined)) return undefined;
  if (!areOfKind('integer', ...NEEDS[line].map((key) => unit[key] ?? 0))) return undefined;
  if (options['bt.extendedInitMods'] && !areOfKind('int+', crew)) return undefined;
  const walk = { label: line === 'infantry' ? 'Walk' : 'Walk/Cruise', value: mp };
  const lines: Readonly<Record<Line, readonly BonusPart[]>> = {
    player: [walk, { label: 'Piloting', value: piloting }, { label: 'Tactics', value: tactics }],
    npc: [
      walk,
      { label: 'NPC', value: NPC_BONUS },
      { label: 'Piloting base', value: -pilotingBase },
      { label: 'Gunnery base', value: -gunneryBase },
    ],
    infantry: [
      walk,
      { label: 'Infantry', value: INFANTRY_BONUS },
      { label: 'Experience', value: PER_LEVEL * (levels ?? 0) },
    ],
  };
  const crewed = options['bt.extendedInitMods'] && crew >= 2;
  return crewed ? [...lines[line], { label: 'Crew', value: -Math.ceil(Math.sqrt(crew)) }] : lines[line];
}

const PART_LABELS: Readonly<Record<string, LateText>> = {
  'Piloting base': (translate) => translate('kcwBonusParts.pilotingBase'),
  'Gunnery base': (translate) => translate('kcwBonusParts.gunneryBase'),
  Experience: (translate) => translate('kcwBonusParts.experience'),
};

/** Says the label of a part of the bonus. Words of the rules are the same in every language. */
export const formatPartLabel = (translate: Translate, label: string): string =>
  formatText(translate, PART_LABELS[label] ?? label);

/** The bonus worked out; undefined while something lacks or is wrong. */
export function bonusOf(unit: Rolling, options: BtOptions): number | undefined {
  return bonusParts(unit, options)?.reduce((sum, { value }) => sum + value, 0);
}
