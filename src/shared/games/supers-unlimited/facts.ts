/**
 * The tables of Supers Unlimited 4.1: numbers and ids only, in the order of the rules. Sentences are in messages/.
 * Every table cites the fact that it holds (docs/rules/supers-unlimited.md).
 */

/** Version of the checks. It is raised whenever a document could get another verdict with the same options. */
export const RULES_VERSION = '4.1-2';
export const RULESET_ID = 'supers-unlimited';

/** The alignments (E-17). */
export const ALIGNMENTS = ['hero', 'villain', 'anti-hero'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The Classes (E-120). */
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

/** The Movement Types (E-71). */
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

/** The four families of Keywords (E-25). */
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

/** A Weakness names a Keyword of any family, or Plasma X (E-27). */
export const PLASMA_X = 'plasma-x';
export const WEAKNESS_KEYWORDS: readonly string[] = [...TYPES, ...ORIGINS, ...ELEMENTS, ...SPECIALTIES, PLASMA_X];

/** Whether a Weakness is a Vulnerability. A Weakness to Plasma X always is, whatever the document says (E-27). */
export function isVulnerability(weakness: {
  readonly keyword: string;
  readonly vulnerability?: boolean | undefined;
}): boolean {
  return weakness.vulnerability === true || weakness.keyword === PLASMA_X;
}

/** The four Action Traits, which have a Resistance; Recovery has dice only (E-3, E-20). */
export const ACTION_TRAITS = ['fight', 'aim', 'mind', 'magic'] as const;
export type ActionTrait = (typeof ACTION_TRAITS)[number];

/** The Attack Types (E-79). Spray is named in chapter 4 only and has no geometry (E?14). */
export const ATTACK_TYPES = ['close', 'projectile', 'beam', 'pulse', 'spray'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** The Effects (E-100 to E-118), without Weakness (E-106), which is a Combat Bonus. */
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

/** The Types that Control may take over, or all of them (E-102). */
export const CONTROL_TARGETS = [...TYPES, 'all'] as const;

/** The Abilities that allow a Throw, with the trait that the Throw uses (E-83). Names are in lower case for comparison. */
export const THROW_ABILITIES = [
  { ability: 'super strength', trait: 'fight' },
  { ability: 'psychokinesis', trait: 'mind' },
  { ability: 'telekinesis', trait: 'aim' },
  { ability: 'thaumatokinesis', trait: 'magic' },
] as const satisfies readonly { ability: string; trait: ActionTrait }[];
/** Inches that a Throw reaches beyond the dice of its trait (E-83). */
export const THROW_EXTRA_RANGE = 2;

/** The Ability or Talent that decides who may lead (E-33). */
export const LEADERSHIP = 'leadership';

/** The Levels (E-31). */
export const LEVELS = { min: 1, max: 10, superFrom: 3 } as const;

/** Base diameters in millimeters by Size, for Size 2 on 30 mm and (su.altBasing) for Size 2 on 25 mm (E-14; E?8 for Size 0). */
export const SIZES = [
  { size: 0, name: 'tiny', base: 25, altBase: 25 },
  { size: 1, name: 'small', base: 30, altBase: 25 },
  { size: 2, name: 'standard', base: 30, altBase: 25 },
  { size: 3, name: 'large', base: 30, altBase: 25 },
  { size: 4, name: 'huge', base: 40, altBase: 30 },
  { size: 5, name: 'gargantuan', base: 50, altBase: 40 },
  { size: 6, name: 'colossal', base: 60, altBase: 60 },
] as const;

/** Limits of the tool, not of the rules (E?13). Move is in inches. */
export const LIMITS = {
  power: { min: 1, max: 15 },
  move: { min: 0, max: 20 },
  hp: { min: 1, max: 40 },
  dice: { min: 0, max: 12 },
  resistance: { min: 0, max: 10 },
} as const;

/** The formations (E-34 to E-36). */
export const FORMATIONS = ['super-force', 'combined-team', 'goon-squad'] as const;
export type Formation = (typeof FORMATIONS)[number];
/** Levels of Supers required for each Level of Henchmen, and the Level that only one Super may have reached (E-35). */
export const COMBINED = { ratio: 2, highLevel: 7, maxHighLevelSupers: 1 } as const;
/** Levels of Henchmen required for each Level of Supers, and the Levels that allow one Super (E-36). */
export const GOON = { ratio: 2, levelsPerSuper: 50 } as const;

/** The kinds of allegiance (E-37 to E-39). */
export const ALLEGIANCES = ['faction', 'alignment'] as const;
export const TEAM_ALIGNMENTS = ['hero', 'villain'] as const satisfies readonly Alignment[];
export type TeamAlignment = (typeof TEAM_ALIGNMENTS)[number];
/** Agreed Levels that allow one Guest Star (E-38). */
export const LEVELS_PER_GUEST = 25;

/** The sizes of teams in Levels (E-40). */
export const TEAM_SIZES = [
  { id: 'small', levels: 15 },
  { id: 'medium', levels: 25 },
  { id: 'large', levels: 35 },
  { id: 'secret-crisis', levels: 50 },
] as const;

/** The Gimmicks with the Class that may use them; `any` means every Class (E-121). */
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

/** Tag Team requires two Supers: one ends its Activation and another one is activated (E-121). */
export const TAG_TEAM = { id: 'tag-team', supers: 2 } as const satisfies { id: GimmickId; supers: number };

/** Whether a word belongs to a vocabulary. */
export function isOneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return word !== undefined && (words as readonly string[]).includes(word);
}
