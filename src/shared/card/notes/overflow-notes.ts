/** Where texts went that their own box could not hold. */

import { fieldsOf } from '../place/context.ts';
import type { Overflow } from '../place/paragraph.ts';
import type { CardNote } from './note.ts';

/** Texts about a field are printed on further cards; texts of the template itself that find no room are reported as its fault. */
export function sorted(overflows: readonly Overflow[]): {
  printable: readonly Overflow[];
  unnamed: readonly Overflow[];
} {
  const printable = overflows.filter(({ runs }) => fieldsOf(runs).length > 0);
  return { printable, unnamed: overflows.filter((overflow) => !printable.includes(overflow)) };
}

const wordsOf = ({ runs }: Overflow): string => runs.map(({ text }) => text).join('');

/** The texts of the back but for those that come from the front already, such as a name that neither side has room for. */
export const onceOnly = (ofFront: readonly Overflow[], ofBack: readonly Overflow[]): readonly Overflow[] =>
  ofBack.filter(
    (overflow) =>
      overflow.paragraphs !== undefined ||
      !ofFront.some((one) => one !== overflow && one.paragraphs === undefined && wordsOf(one) === wordsOf(overflow)),
  );

const fieldsOfAll = (overflows: readonly Overflow[]): string[] => fieldsOf(overflows.flatMap(({ runs }) => runs));

/** Where texts went that their own box could not hold. */
export function overflowNotes(
  ofFront: readonly Overflow[],
  ofBack: readonly Overflow[],
  further: readonly Overflow[],
  lost: readonly Overflow[],
  cards: number,
): CardNote[] {
  const onBack = fieldsOfAll(ofFront.filter((overflow) => !ofBack.includes(overflow)));
  const onMore = cards === 0 ? [] : fieldsOfAll(further);
  return [
    ...(onBack.length > 0 ? [{ kind: 'continued' as const, fields: onBack }] : []),
    ...(onMore.length > 0 ? [{ kind: 'continuation-card' as const, cards, fields: onMore }] : []),
    ...lost.map(({ from, runs }) => ({ kind: 'overflow' as const, side: from, fields: fieldsOf(runs) })),
  ];
}
