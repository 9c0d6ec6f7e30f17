/** The names of things in Supers Unlimited, as people read them. Messages of findings are in `messages/`. */
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

/** The name of a character, else its id. */
export function nameFor(name: string, id: string): string {
  return name.trim() || id.trim() || 'Nameless';
}

/** `Level`, `Power`, `Fight dice`: the name of a field of a character, for sentences. */
export function fieldName(path: string, options: Pick<SuOptions, 'su.aimLabel'> = { 'su.aimLabel': 'Aim' }): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 'traits') {
    return `${traitName(second, options)} ${third === 'resistance' ? 'Resistance' : 'dice'}`;
  }
  if (path === '/hp/total') return 'HP';
  if (path === '/hp/red') return 'red HP boxes';
  return nameOf(first);
}
