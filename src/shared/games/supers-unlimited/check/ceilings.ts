/** Ceilings of an event pack: the highest value a printed number may have, over all Levels and by Level. */
import type { FullCharacter } from '../documents/normal.ts';
import type { EventPack } from '../documents/schema.ts';
import { ACTION_TRAITS } from '../facts.ts';

/** The keys of ceilings (docs/formats.md#rollcallevent-version-1). */
export const CEILING_KEYS: readonly string[] = [
  'power',
  'move',
  'hp',
  ...ACTION_TRAITS.flatMap((trait) => [`${trait}.dice`, `${trait}.resistance`]),
  'recovery.dice',
];

interface PrintedValue {
  /** Pointer into the character. */
  path: string;
  /** The key of its ceiling, `fight.dice`. */
  label: string;
  value: number;
}

/** The numbers a ceiling may name: `power move hp fight.dice fight.resistance` … `recovery.dice`. */
function printedValues({ power, move, hp, traits }: FullCharacter): PrintedValue[] {
  return [
    { path: '/power', label: 'power', value: power },
    { path: '/move', label: 'move', value: move },
    { path: '/hp/total', label: 'hp', value: hp.total },
    ...ACTION_TRAITS.flatMap((trait) => [
      { path: `/traits/${trait}/dice`, label: `${trait}.dice`, value: traits[trait].dice },
      { path: `/traits/${trait}/resistance`, label: `${trait}.resistance`, value: traits[trait].resistance },
    ]),
    { path: '/traits/recovery/dice', label: 'recovery.dice', value: traits.recovery.dice },
  ];
}

/** Every printed number that has a ceiling, with the lower of its two ceilings. */
export function ceilingsFor(event: EventPack, character: FullCharacter): (PrintedValue & { most: number })[] {
  const { ceilings } = event;
  if (!ceilings) return [];
  const { byLevel = {} } = ceilings;
  const level = String(character.level);
  const ofLevel = Object.hasOwn(byLevel, level) ? byLevel[level] : undefined;
  return printedValues(character).flatMap((printed) => {
    const most = Math.min(limit(ceilings, printed.label), limit(ofLevel, printed.label));
    return most === Number.POSITIVE_INFINITY ? [] : [{ ...printed, most }];
  });
}

function limit(ceilings: Readonly<Record<string, unknown>> | undefined, label: string): number {
  const value = ceilings && Object.hasOwn(ceilings, label) ? ceilings[label] : undefined;
  return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
}
