/** Names terms, characters and fields of Supers Unlimited as people read them. Messages of findings are in `messages/`. */
import { truncate } from '../../text/truncate.ts';
import type { Translate } from '../../texts/translate.ts';
import { SIZES } from './facts.ts';
import type { SuOptions } from './options.ts';

/** The names that `getTermName` can't form by capitalizing the words of the id. */
const TERM_NAMES: Readonly<Record<string, string>> = {
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

/** Returns the printed name of an id: `power-down` is Power Down. Text with anything but a–z, 0–9 and hyphens is returned unchanged. */
export function getTermName(termId: string): string {
  if (Object.hasOwn(TERM_NAMES, termId)) return TERM_NAMES[termId] as string;
  if (!/^[a-z0-9-]+$/.test(termId)) return termId;
  return termId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Returns the name of a trait. The option `su.aimLabel` names Aim (E?1). */
export function getTraitName(traitId: string, options: Pick<SuOptions, 'su.aimLabel'>): string {
  return traitId === 'aim' ? options['su.aimLabel'] : getTermName(traitId);
}

/** Returns the name of a Size (E-14), or undefined for a Size that the rules don't know. */
export function getSizeName(sizeNumber: number): string | undefined {
  const sizeRow = SIZES.find((candidateRow) => candidateRow.size === sizeNumber);
  return sizeRow && getTermName(sizeRow.name);
}

/** Returns the name of a character, or else its id, or else a text that says that it has no name. */
export const nameCharacter = (translate: Translate, characterName: string, characterId: string): string =>
  characterName.trim() || characterId.trim() || translate('supersUnlimited.findingParts.nameless');

/** Returns the name of a field of a character, for sentences: `Level`, `Power`, `Fight dice`. */
export function nameField(
  translate: Translate,
  pointer: string,
  options: Pick<SuOptions, 'su.aimLabel'> = { 'su.aimLabel': 'Aim' },
): string {
  const [, fieldName = '', groupName = '', numberName = ''] = pointer.split('/');
  if (fieldName === 'traits') return nameTraitNumber(translate, groupName, numberName, options);
  if (pointer === '/hp/total') return 'HP';
  return pointer === '/hp/red' ? translate('supersUnlimited.findingParts.redBoxes') : truncate(getTermName(fieldName));
}

/** Returns the name of one of the two numbers of a trait, its dice or its Resistance. */
export function nameTraitNumber(
  translate: Translate,
  traitId: string,
  numberName: string,
  options: Pick<SuOptions, 'su.aimLabel'>,
): string {
  const displayName = truncate(getTraitName(traitId, options));
  return numberName === 'resistance'
    ? translate('supersUnlimited.findingParts.resistance', { trait: displayName })
    : translate('supersUnlimited.findingParts.dice', { trait: displayName });
}

/** The alignments in the plural (E-17): `Heroes`. */
const ALIGNMENT_PLURALS: Readonly<Record<string, string>> = {
  hero: 'Heroes',
  villain: 'Villains',
  'anti-hero': 'Anti-Heroes',
};

/** Returns the plural name of the characters with an alignment: `Heroes`. */
export const nameAlignments = (alignment: string): string => ALIGNMENT_PLURALS[alignment] ?? getTermName(alignment);
