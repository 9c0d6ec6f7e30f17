/** The settings of an event pack of Supers Unlimited as labels and texts. */
import { t } from '../../i18n/phrases.ts';
import { counted } from '../../text/counted.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameOf } from './names.ts';

type Ceilings = Readonly<Record<string, number>>;

export function settings(event: EventPack, names: ReadonlyMap<string, string>): [label: string, value: string][] {
  const { byLevel = {}, ...all } = event.ceilings ?? {};
  const levels = Object.keys(byLevel).sort((a, b) => Number(a) - Number(b));
  return [
    [t`Size`, size(event.levels)],
    [t`Formations`, list(event.formations, t`all`)],
    [t`Allegiances`, list(event.allegiances, t`all`)],
    [t`Characters`, t`Level ${event.level?.min ?? LEVELS.min} to ${event.level?.max ?? LEVELS.max}`],
    [
      t`Copies`,
      event.maxCopies === undefined ? t`no limit of the event` : t`at most ${event.maxCopies} of one character`,
    ],
    [t`Gimmicks`, event.gimmicks === false ? t`not played` : t`played`],
    [t`Banned`, event.banned?.map((id) => names.get(id) || id).join(', ') || t`nobody`],
    [t`Approved`, approval(event.approved)],
    [t`Ceilings`, ceilings(all as Ceilings) || (levels.length > 0 ? t`none for all Levels` : t`none`)],
    ...levels.map((level): [string, string] => [`Level ${level}`, ceilings(byLevel[level] ?? {})]),
  ];
}

function size(levels: number): string {
  const row = TEAM_SIZES.find((each) => each.levels === levels);
  return row ? `${levels} Levels, ${nameOf(row.id)}` : counted(levels, 'Level');
}

const list = (ids: readonly string[] | undefined, otherwise: string): string =>
  ids === undefined ? otherwise : ids.map(nameOf).join(', ') || t`none`;

function approval(approved: EventPack['approved']): string {
  if (approved === undefined) return t`no list: every character may come`;
  const characters = counted(Object.keys(approved).length, t`character`, t`characters`);
  return t`only ${characters} with the fingerprint on the list`;
}

/** `Power 8, Fight dice 6` */
function ceilings(most: Ceilings): string {
  return Object.entries(most)
    .map(([key, value]) => `${ceilingName(key)} ${value}`)
    .join(', ');
}

export function ceilingName(key: string): string {
  const [first = '', second] = key.split('.');
  return second === undefined
    ? nameOf(first)
    : second === 'dice'
      ? t`${nameOf(first)} dice`
      : `${nameOf(first)} Resistance`;
}
