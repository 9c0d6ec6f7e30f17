/** The names of things in Supers Unlimited, as people read them. Messages of findings are in `messages/`. */
import { short } from '../../text/short.ts';
import type { Translate } from '../../texts/translate.ts';
import { SIZES } from './facts.ts';
import type { SuOptions } from './options.ts';

/** Ids whose name is not simply their words with capitals. */
const NAMES: Readonly<Record<string, string>> = {
  'anti-hero': 'Anti-Hero',
  'line-swing': 'Line-swing',
  'wall-crawl': 'Wall-crawl',
  'hp-drain': 'HP Drain',
  'pow-double-knockback': 'POW Double Knockback',
  'pow-double-stun': 'POW Double Stun',
  'we-go-again': 'We Go Again!',
  'double-blast': 'Double-Blast',
  'mega-pulse': 'Mega-Pulse',
  'shake-it-off': 'Shake It Off',
  'burst-of-speed': 'Burst of Speed',
  'the-old-one-two': 'The Old One-Two',
  'plasma-x': 'Plasma X',
  any: 'Any',
  hp: 'HP',
  vip: 'V.I.P.',
};

/** The printed name of an id: `line-swing` is Line-swing, `power-down` Power Down. Unknown words come back as they are. */
export function nameOf(id: string): string {
  if (Object.hasOwn(NAMES, id)) return NAMES[id] as string;
  if (!/^[a-z0-9-]+$/.test(id)) return id;
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The name of a trait under the house rules (su.aimLabel, E?1). */
export function traitName(trait: string, options: Pick<SuOptions, 'su.aimLabel'>): string {
  return trait === 'aim' ? options['su.aimLabel'] : nameOf(trait);
}

/** E-14: the name of a Size, or nothing for one the rules do not know. */
export function sizeName(size: number): string | undefined {
  const row = SIZES.find((s) => s.size === size);
  return row && nameOf(row.name);
}

/** Returns the name of a character, else its id. */
export const nameCharacter = (translate: Translate, name: string, id: string): string =>
  name.trim() || id.trim() || translate('supersUnlimited.findingParts.nameless');

/** Returns the name of a field of a character, for sentences: `Level`, `Power`, `Fight dice`. */
export function nameField(
  translate: Translate,
  path: string,
  options: Pick<SuOptions, 'su.aimLabel'> = { 'su.aimLabel': 'Aim' },
): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 'traits') return nameTraitNumber(translate, second, third, options);
  if (path === '/hp/total') return 'HP';
  return path === '/hp/red' ? translate('supersUnlimited.findingParts.redBoxes') : short(nameOf(first));
}

/** Returns the name of one of the two numbers of a trait, its dice or its Resistance. */
export function nameTraitNumber(
  translate: Translate,
  trait: string,
  number: string,
  options: Pick<SuOptions, 'su.aimLabel'>,
): string {
  const name = short(traitName(trait, options));
  return number === 'resistance'
    ? translate('supersUnlimited.findingParts.resistance', { trait: name })
    : translate('supersUnlimited.findingParts.dice', { trait: name });
}

/** The alignments in the plural (E-17): `Heroes`. */
const ALIGNMENTS: Readonly<Record<string, string>> = {
  hero: 'Heroes',
  villain: 'Villains',
  'anti-hero': 'Anti-Heroes',
};

/** Returns the name of those who have an alignment. */
export const nameAlignments = (alignment: string): string => ALIGNMENTS[alignment] ?? nameOf(alignment);
