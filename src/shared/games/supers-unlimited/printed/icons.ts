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

/** An Effect with an icon of its own (E-100 to E-118). A doubled Effect is shown as a 2 and the icon of the plain Effect. */
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

/** Returns the character of the icon of an Attack Type, an Effect or a trait. A doubled Effect has the icon of the plain Effect. */
export function findIconCharacter(term: string): string | undefined {
  const icon = findIcon(removeHyphens(term.replace(DOUBLED_EFFECT, '')), ICONS);
  return icon && getIconCharacter(icon.shape);
}

/** Formats the icon of a trait, an Attack Type or an Effect in braces. Returns the name of a term without an icon. */
export function formatIcon(term: string): string {
  const doublePrefix = DOUBLED_EFFECT.test(term) ? '2 ' : '';
  const iconName = removeHyphens(term.replace(DOUBLED_EFFECT, ''));
  return Object.hasOwn(ICONS, iconName) ? `{${doublePrefix}${iconName}}` : getTermName(term);
}

/** No-break space, which keeps an Effect and its target, and a word and its range, on one line. */
const NO_BREAK = '\u00a0';

/** Formats a range beside its Attack Type: close to an icon, with a space after a word. */
function formatTypeAndRange(type: string, range: number): string {
  const typeText = formatIcon(type);
  return `${typeText}${typeText.endsWith('}') ? '' : NO_BREAK}${formatPlainNumber(range)}`;
}

/**
 * Formats an attack in icons, as markup: traits, Attack Type and range, bonuses of the roll, Effects (E-81). The parts and their
 * order are the same as in the notation in words. A line may end between two parts.
 */
export function formatAttackIcons(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  // A renamed trait is shown as its new name, because readers would read the icon as the original name (E?1).
  const formatTrait = (traitId: string): string => {
    const name = getTraitName(traitId, options);
    return name === getTermName(traitId) ? formatIcon(traitId) : name;
  };
  const { trait, versus, type, range, bonusDice, bonus, effects } = completeAttack(attack);
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${formatPlainNumber(bonusDice)}D`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${formatPlainNumber(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait ? formatTrait(trait) : `${formatTrait(trait)}/${formatTrait(versus)}`,
    range === undefined ? formatIcon(type) : formatTypeAndRange(type, range),
    ...rollParts,
    ...effects.map((effect) => {
      const controlledType = getControlTarget(effect);
      const targetText = controlledType === undefined ? '' : `${NO_BREAK}${getTermName(controlledType)}`;
      return `${formatIcon(effect.effect)}${targetText}`;
    }),
  ]
    .filter((iconPart) => iconPart !== '')
    .join(' ');
}
