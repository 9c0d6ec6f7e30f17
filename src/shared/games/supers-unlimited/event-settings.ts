/** The settings of an event pack of Supers Unlimited as labels and texts. */
import { say } from '../../language/say.ts';
import { counted } from '../../text/counted.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameOf } from './names.ts';

type Ceilings = Readonly<Record<string, number>>;

export function settings(event: EventPack, names: ReadonlyMap<string, string>): [label: string, value: string][] {
  const { byLevel = {}, ...all } = event.ceilings ?? {};
  const levels = Object.keys(byLevel).sort((a, b) => Number(a) - Number(b));
  return [
    [say`Size`, size(event.levels)],
    [say`Formations`, list(event.formations, say`all`)],
    [say`Allegiances`, list(event.allegiances, say`all`)],
    [say`Characters`, say`Level ${event.level?.min ?? LEVELS.min} to ${event.level?.max ?? LEVELS.max}`],
    [
      say`Copies`,
      event.maxCopies === undefined ? say`no limit of the event` : say`at most ${event.maxCopies} of one character`,
    ],
    [say`Gimmicks`, event.gimmicks === false ? say`not played` : say`played`],
    [say`Banned`, event.banned?.map((id) => names.get(id) || id).join(', ') || say`nobody`],
    [say`Approved`, approval(event.approved)],
    [say`Ceilings`, ceilings(all as Ceilings) || (levels.length > 0 ? say`none for all Levels` : say`none`)],
    ...levels.map((level): [string, string] => [`Level ${level}`, ceilings(byLevel[level] ?? {})]),
  ];
}

function size(levels: number): string {
  const row = TEAM_SIZES.find((each) => each.levels === levels);
  return row ? `${levels} Levels, ${nameOf(row.id)}` : counted(levels, 'Level');
}

const list = (ids: readonly string[] | undefined, otherwise: string): string =>
  ids === undefined ? otherwise : ids.map(nameOf).join(', ') || say`none`;

function approval(approved: EventPack['approved']): string {
  if (approved === undefined) return say`no list: every character may come`;
  const characters = counted(Object.keys(approved).length, say`character`, say`characters`);
  return say`only ${characters} with the fingerprint on the list`;
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
      ? say`${nameOf(first)} dice`
      : `${nameOf(first)} Resistance`;
}
