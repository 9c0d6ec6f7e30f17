/** Reads the ceilings of an event pack: the highest value that a printed number may have, for all Levels and by Level. */
import type { FullCharacter } from '../documents/complete.ts';
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
  pointer: string;
  /** The key of its ceiling, `fight.dice`. */
  ceilingKey: string;
  value: number;
}

/** Lists the numbers that a ceiling may name: `power move hp fight.dice fight.resistance` … `recovery.dice`. */
function listPrintedValues({ power, move, hp, traits }: FullCharacter): PrintedValue[] {
  return [
    { pointer: '/power', ceilingKey: 'power', value: power },
    { pointer: '/move', ceilingKey: 'move', value: move },
    { pointer: '/hp/total', ceilingKey: 'hp', value: hp.total },
    ...ACTION_TRAITS.flatMap((trait) => [
      { pointer: `/traits/${trait}/dice`, ceilingKey: `${trait}.dice`, value: traits[trait].dice },
      { pointer: `/traits/${trait}/resistance`, ceilingKey: `${trait}.resistance`, value: traits[trait].resistance },
    ]),
    { pointer: '/traits/recovery/dice', ceilingKey: 'recovery.dice', value: traits.recovery.dice },
  ];
}

/** Lists every printed number that has a ceiling, with the lower of its two ceilings. */
export function listCeilings(eventPack: EventPack, character: FullCharacter): (PrintedValue & { max: number })[] {
  const { ceilings } = eventPack;
  if (!ceilings) return [];
  const { byLevel = {} } = ceilings;
  const levelKey = String(character.level);
  const levelCeilings = Object.hasOwn(byLevel, levelKey) ? byLevel[levelKey] : undefined;
  return listPrintedValues(character).flatMap((printedValue) => {
    const maxValue = Math.min(
      getCeiling(ceilings, printedValue.ceilingKey),
      getCeiling(levelCeilings, printedValue.ceilingKey),
    );
    return maxValue === Number.POSITIVE_INFINITY ? [] : [{ ...printedValue, max: maxValue }];
  });
}

function getCeiling(ceilings: Readonly<Record<string, unknown>> | undefined, ceilingKey: string): number {
  const ceiling = ceilings && Object.hasOwn(ceilings, ceilingKey) ? ceilings[ceilingKey] : undefined;
  return typeof ceiling === 'number' ? ceiling : Number.POSITIVE_INFINITY;
}
