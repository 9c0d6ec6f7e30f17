/** The icons that texts of cards may name in braces, and those that attacks are written with on fronts. */
import { type IconShape, type Icons, iconCalled, iconCharacter } from '../../../text/markup/icons.ts';
import { numberText } from '../../../text/number-text.ts';
import { controlTarget } from '../derive/notation.ts';
import { fullAttack } from '../documents/normal.ts';
import type { Attack } from '../documents/schema.ts';
import type { AttackType, EffectId } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

/** E-79 */
const TYPE_SHAPES: Readonly<Record<AttackType, IconShape>> = {
  close: 'contact',
  projectile: 'ball',
  beam: 'beam',
  pulse: 'waves',
  spray: 'cone',
};

/** E-100 to E-118. A POW that doubles an Effect is that Effect with a 2 before it. */
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

/** A word of the game as it stands in braces, where only letters may: `hpdrain`. */
const bare = (word: string): string => word.replaceAll('-', '');

const named = (shapes: Readonly<Record<string, IconShape>>): Icons =>
  Object.fromEntries(Object.entries(shapes).map(([word, shape]) => [bare(word), { shape, label: nameOf(word) }]));

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
  ...named(TYPE_SHAPES),
  ...named(EFFECT_SHAPES),
};

const DOUBLE = /^pow-double-/;

/** The character of the icon of an Attack Type, an Effect or a trait; of a doubled Effect that of the Effect. */
export function iconCharacterOf(word: string): string | undefined {
  const icon = iconCalled(bare(word.replace(DOUBLE, '')), ICONS);
  return icon && iconCharacter(icon.shape);
}

/** The icon of a trait, an Attack Type or an Effect in braces; a word that has none as it is written. */
export function iconOf(word: string): string {
  const double = DOUBLE.test(word) ? '2 ' : '';
  const name = bare(word.replace(DOUBLE, ''));
  return Object.hasOwn(ICONS, name) ? `{${double}${name}}` : nameOf(word);
}

/** Icons of one attack stand in one line as long as any line holds them: below its name rather than parted. */
const NO_BREAK = '\u00a0';

/**
 * An attack in icons, as markup: traits, Attack Type and range, what is added to the roll, Effects (E-81). The same in the
 * same order as its notation in words.
 */
export function attackIcons(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  // A trait that a house rule calls otherwise has no icon that would be read so (E?1).
  const traitIcon = (id: string): string => {
    const called = traitName(id, options);
    return called === nameOf(id) ? iconOf(id) : called;
  };
  const { trait, versus, type, range, bonusDice, bonus, effects } = fullAttack(attack);
  const roll = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${numberText(bonusDice)}D`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${numberText(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait ? traitIcon(trait) : `${traitIcon(trait)}/${traitIcon(versus)}`,
    range === undefined ? iconOf(type) : `${iconOf(type)}${numberText(range)}`,
    ...roll,
    effects
      .map((effect) => {
        const target = controlTarget(effect);
        return `${iconOf(effect.effect)}${target === undefined ? '' : ` ${nameOf(target)}`}`;
      })
      .join(NO_BREAK),
  ]
    .filter((part) => part !== '')
    .join(NO_BREAK);
}
