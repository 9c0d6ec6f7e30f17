/** Defines the icons that texts of cards may name in braces, and formats attacks with icons for the fronts of cards. */
import { findIcon, getIconCharacter, type IconShape, type Icons } from '../../../text/markup/icons.ts';
import { formatPlainNumber } from '../../../text/number-text.ts';
import { getControlTarget } from '../derive/notation.ts';
import { completeAttack } from '../documents/complete.ts';
import type { Attack } from '../documents/schema.ts';
import type { AttackType, EffectId } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

/** The icons of Attack Types (E-79). */
const TYPE_SHAPES: Readonly<Record<AttackType, IconShape>> = {
  close: 'contact',
  projectile: 'ball',
  beam: 'beam',
  pulse: 'waves',
  spray: 'cone',
};

/** An Effect with its own icon (E-100 to E-118). A POW that doubles an Effect is drawn as that Effect after a 2. */
type DrawnEffect = Exclude<EffectId, 'pow-double-knockback' | 'pow-double-stun'>;
const EFFECT_SHAPES: Readonly<Record<DrawnEffect, IconShape>> = {
  'attack-boost': 'up',
  blind: 'blind',
  control: 'crown',
  countdown: 'hourglass',
  damage: 'claws',
  'defense-boost': 'shield',
  entangle: 'net',
  'hp-drain': 'broken',
  knockback: 'push',
  nullify: 'ban',
  paralysis: 'pause',
  poison: 'drop',
  'power-down': 'steps',
  'power-drain': 'discharge',
  stun: 'stars',
  weaken: 'down',
};

/** Removes the hyphens of a term, because braces may contain only letters: `hpdrain`. */
const removeHyphens = (term: string): string => term.replaceAll('-', '');

const createIcons = (shapes: Readonly<Record<string, IconShape>>): Icons =>
  Object.fromEntries(
    Object.entries(shapes).map(([term, shape]) => [removeHyphens(term), { shape, label: getTermName(term) }]),
  );

export const ICONS: Icons = {
  fight: { shape: 'fist', label: 'Fight' },
  aim: { shape: 'target', label: 'Aim' },
  mind: { shape: 'eye', label: 'Mind' },
  magic: { shape: 'sparkle', label: 'Magic' },
  recovery: { shape: 'cross', label: 'Recovery' },
  hp: { shape: 'heart', label: 'HP' },
  pp: { shape: 'lightning', label: 'PP' },
  move: { shape: 'chevrons', label: 'Move' },
  power: { shape: 'burst', label: 'Power' },
  level: { shape: 'stripes', label: 'Level' },
  ...createIcons(TYPE_SHAPES),
  ...createIcons(EFFECT_SHAPES),
};

const DOUBLED_EFFECT = /^pow-double-/;

/** Returns the character of the icon of an Attack Type, an Effect or a trait; a doubled Effect has the icon of the Effect. */
export function findIconCharacter(term: string): string | undefined {
  const icon = findIcon(removeHyphens(term.replace(DOUBLED_EFFECT, '')), ICONS);
  return icon && getIconCharacter(icon.shape);
}

/** Formats the icon of a trait, an Attack Type or an Effect in braces; a term without an icon is returned as its name. */
export function formatIcon(term: string): string {
  const doublePrefix = DOUBLED_EFFECT.test(term) ? '2 ' : '';
  const iconName = removeHyphens(term.replace(DOUBLED_EFFECT, ''));
  return Object.hasOwn(ICONS, iconName) ? `{${doublePrefix}${iconName}}` : getTermName(term);
}

/** Keeps the icons of an attack on one line if they fit; they move below its name rather than break. */
const NO_BREAK = '\u00a0';

/**
 * Formats an attack in icons, as markup: traits, Attack Type and range, bonuses of the roll, Effects (E-81). The parts and their
 * order are the same as in the notation in words.
 */
export function formatAttackIcons(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  // A trait that a house rule renames is written as that name, since its icon would be read as the original one (E?1).
  const traitIcon = (traitId: string): string => {
    const traitLabel = getTraitName(traitId, options);
    return traitLabel === getTermName(traitId) ? formatIcon(traitId) : traitLabel;
  };
  const { trait, versus, type: attackType, range, bonusDice, bonus, effects } = completeAttack(attack);
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${formatPlainNumber(bonusDice)}D`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${formatPlainNumber(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait ? traitIcon(trait) : `${traitIcon(trait)}/${traitIcon(versus)}`,
    range === undefined ? formatIcon(attackType) : `${formatIcon(attackType)}${formatPlainNumber(range)}`,
    ...rollParts,
    effects
      .map((effect) => {
        const controlledType = getControlTarget(effect);
        return `${formatIcon(effect.effect)}${controlledType === undefined ? '' : ` ${getTermName(controlledType)}`}`;
      })
      .join(NO_BREAK),
  ]
    .filter((iconPart) => iconPart !== '')
    .join(NO_BREAK);
}
