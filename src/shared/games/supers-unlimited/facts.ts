/**
 * The tables of Supers Unlimited 4.1: numbers and ids only, in the order of the rules. Sentences are in messages/.
 * Every table names the fact it holds (docs/rules/supers-unlimited.md).
 */

/** Raised whenever a document could get another verdict under the same options. */
export const RULES_VERSION = '4.1-2';
export const RULESET_ID = 'supers-unlimited';

/** E-17 */
export const ALIGNMENTS = ['hero', 'villain', 'anti-hero'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** E-120 */
export const CLASSES = [
  'blaster',
  'controller',
  'fighter',
  'infiltrator',
  'mage',
  'mythic',
  'psychic',
  'shifter',
  'speedster',
  'summoner',
  'tank',
  'trained',
] as const;
export type ClassId = (typeof CLASSES)[number];

/** E-71 */
export const MOVEMENTS = [
  'sprint',
  'flight',
  'glide',
  'jump',
  'line-swing',
  'teleport',
  'wall-crawl',
  'winged-flight',
] as const;
export type MovementId = (typeof MOVEMENTS)[number];

/** E-25 */
export const TYPES = ['emissary', 'living', 'robotic', 'undead'] as const;
export const ORIGINS = ['alien', 'mutate', 'occult', 'science', 'skill'] as const;
export const ELEMENTS = [
  'air',
  'chemical',
  'cold',
  'darkness',
  'earth',
  'electricity',
  'fire',
  'light',
  'magnetism',
  'radiation',
  'vibration',
  'water',
] as const;
export const SPECIALTIES = ['athletics', 'knowledge', 'might', 'mystic'] as const;
export type SpecialtyId = (typeof SPECIALTIES)[number];

/** E-27: a Weakness names a Keyword of any family, or Plasma X. */
export const PLASMA_X = 'plasma-x';
export const WEAKNESS_KEYWORDS: readonly string[] = [...TYPES, ...ORIGINS, ...ELEMENTS, ...SPECIALTIES, PLASMA_X];

/** Whether a Weakness is a Vulnerability. One to Plasma X always is, whatever the document says (E-27). */
export function isVulnerability(weakness: {
  readonly keyword: string;
  readonly vulnerability?: boolean | undefined;
}): boolean {
  return weakness.vulnerability === true || weakness.keyword === PLASMA_X;
}

/** E-3, E-20: the four Action Traits carry a Resistance, Recovery has dice only. */
export const ACTION_TRAITS = ['fight', 'aim', 'mind', 'magic'] as const;
export type ActionTrait = (typeof ACTION_TRAITS)[number];

/** E-79; Spray is named in chapter 4 only and has no geometry (E?14). */
export const ATTACK_TYPES = ['close', 'projectile', 'beam', 'pulse', 'spray'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** E-100 to E-118, without Weakness (E-106), which is a Combat Bonus. */
export const EFFECTS = [
  'attack-boost',
  'blind',
  'control',
  'countdown',
  'damage',
  'defense-boost',
  'entangle',
  'hp-drain',
  'knockback',
  'nullify',
  'paralysis',
  'poison',
  'pow-double-knockback',
  'pow-double-stun',
  'power-down',
  'power-drain',
  'stun',
  'weaken',
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** E-102: Control says which Type it rules, or all of them. */
export const CONTROL_TARGETS = [...TYPES, 'all'] as const;

/** E-83: which trait a Throw uses, by the Ability that allows it. Names as they are compared: lower case. */
export const THROW_ABILITIES = [
  { ability: 'super strength', trait: 'fight' },
  { ability: 'psychokinesis', trait: 'mind' },
  { ability: 'telekinesis', trait: 'aim' },
  { ability: 'thaumatokinesis', trait: 'magic' },
] as const satisfies readonly { ability: string; trait: ActionTrait }[];
/** E-83: inches that a Throw reaches beyond the dice of its trait. */
export const THROW_EXTRA_RANGE = 2;

/** E-33: the Ability that makes a Leader. */
export const LEADERSHIP = 'leadership';

/** E-31 */
export const LEVELS = { min: 1, max: 10, superFrom: 3 } as const;

/** E-14: base in millimetres by Size, for Size 2 on 30 mm and (su.altBasing) for Size 2 on 25 mm; E?8 for Size 0. */
export const SIZES = [
  { size: 0, name: 'tiny', base: 25, altBase: 25 },
  { size: 1, name: 'small', base: 30, altBase: 25 },
  { size: 2, name: 'standard', base: 30, altBase: 25 },
  { size: 3, name: 'large', base: 30, altBase: 25 },
  { size: 4, name: 'huge', base: 40, altBase: 30 },
  { size: 5, name: 'gargantuan', base: 50, altBase: 40 },
  { size: 6, name: 'colossal', base: 60, altBase: 60 },
] as const;

/** E?13: limits of the tool, not of the rules. Inches for move. */
export const LIMITS = {
  power: { min: 1, max: 15 },
  move: { min: 0, max: 20 },
  hp: { min: 1, max: 40 },
  dice: { min: 0, max: 12 },
  resistance: { min: 0, max: 10 },
} as const;

/** E-34 to E-36 */
export const FORMATIONS = ['super-force', 'combined-team', 'goon-squad'] as const;
export type Formation = (typeof FORMATIONS)[number];
/** E-35: Levels of one kind needed for each Level of the other, and the Level that only one Super may have reached. */
export const COMBINED = { ratio: 2, highLevel: 7, highLevelMost: 1 } as const;
/** E-36: Levels of Henchmen for each Level of Supers, and the Levels that allow one Super. */
export const GOON = { ratio: 2, levelsPerSuper: 50 } as const;

/** E-37 to E-39 */
export const ALLEGIANCES = ['faction', 'alignment'] as const;
export const TEAM_ALIGNMENTS = ['hero', 'villain'] as const satisfies readonly Alignment[];
export type TeamAlignment = (typeof TEAM_ALIGNMENTS)[number];
/** E-38: agreed Levels that allow one Guest Star. */
export const LEVELS_PER_GUEST = 25;

/** E-40 */
export const TEAM_SIZES = [
  { id: 'small', levels: 15 },
  { id: 'medium', levels: 25 },
  { id: 'large', levels: 35 },
  { id: 'secret-crisis', levels: 50 },
] as const;

/** E-121: Class `any` may be used by everybody. */
export const GIMMICKS = [
  { id: 'tag-team', class: 'any' },
  { id: 'we-go-again', class: 'any' },
  { id: 'double-blast', class: 'blaster' },
  { id: 'mega-pulse', class: 'blaster' },
  { id: 'mastery', class: 'controller' },
  { id: 'synergism', class: 'controller' },
  { id: 'sunday-punch', class: 'fighter' },
  { id: 'the-old-one-two', class: 'fighter' },
  { id: 'elusive', class: 'infiltrator' },
  { id: 'evasion', class: 'infiltrator' },
  { id: 'arcane-node', class: 'mage' },
  { id: 'arcane-scholar', class: 'mage' },
  { id: 'second-wind', class: 'mythic' },
  { id: 'mastermind', class: 'psychic' },
  { id: 'restoration', class: 'shifter' },
  { id: 'ultimate-adaptation', class: 'shifter' },
  { id: 'burst-of-speed', class: 'speedster' },
  { id: 'ride-along', class: 'speedster' },
  { id: 'exponential-growth', class: 'summoner' },
  { id: 'enduring', class: 'tank' },
  { id: 'shake-it-off', class: 'tank' },
  { id: 'find-weakness', class: 'trained' },
  { id: 'precision', class: 'trained' },
] as const satisfies readonly { id: string; class: ClassId | 'any' }[];
export type GimmickId = (typeof GIMMICKS)[number]['id'];

/** E-121: one Super ends its Activation and another one is activated. */
export const TAG_TEAM = { id: 'tag-team', supers: 2 } as const satisfies { id: GimmickId; supers: number };

/** Whether a word belongs to a vocabulary; narrows it to the vocabulary's union. */
export function isOneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return word !== undefined && (words as readonly string[]).includes(word);
}
