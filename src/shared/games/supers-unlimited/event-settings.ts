/** The settings of an event pack of Supers Unlimited as labels and texts. */
import { counted } from '../../text/counted.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameOf } from './names.ts';

type Ceilings = Readonly<Record<string, number>>;

export function settings(event: EventPack): [label: string, value: string][] {
  const { byLevel = {}, ...all } = event.ceilings ?? {};
  const levels = Object.keys(byLevel).sort((a, b) => Number(a) - Number(b));
  return [
    ['Size', size(event.levels)],
    ['Formations', list(event.formations, 'all')],
    ['Allegiances', list(event.allegiances, 'all')],
    ['Characters', `Level ${event.level?.min ?? LEVELS.min} to ${event.level?.max ?? LEVELS.max}`],
    ['Copies', event.maxCopies === undefined ? 'no limit of the event' : `at most ${event.maxCopies} of one character`],
    ['Gimmicks', event.gimmicks === false ? 'not played' : 'played'],
    ['Banned', event.banned?.join(', ') || 'nobody'],
    ['Approved', approval(event.approved)],
    ['Ceilings', ceilings(all as Ceilings) || (levels.length > 0 ? 'none for all Levels' : 'none')],
    ...levels.map((level): [string, string] => [`Level ${level}`, ceilings(byLevel[level] ?? {})]),
  ];
}

function size(levels: number): string {
  const row = TEAM_SIZES.find((each) => each.levels === levels);
  return row ? `${levels} Levels, ${nameOf(row.id)}` : counted(levels, 'Level');
}

const list = (ids: readonly string[] | undefined, otherwise: string): string =>
  ids === undefined ? otherwise : ids.map(nameOf).join(', ') || 'none';

function approval(approved: EventPack['approved']): string {
  if (approved === undefined) return 'no list: every character may come';
  return `only ${counted(Object.keys(approved).length, 'character')} with the fingerprint on the list`;
}

/** `Power 8, Fight dice 6` */
function ceilings(most: Ceilings): string {
  return Object.entries(most)
    .map(([key, value]) => `${ceilingName(key)} ${value}`)
    .join(', ');
}

export function ceilingName(key: string): string {
  const [first = '', second] = key.split('.');
  return second === undefined ? nameOf(first) : `${nameOf(first)} ${second === 'dice' ? 'dice' : 'Resistance'}`;
}
