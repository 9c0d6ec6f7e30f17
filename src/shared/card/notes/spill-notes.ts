/** Where texts went that their own box could not hold. */

import { fieldsOf } from '../place/context.ts';
import type { Spill } from '../place/paragraph.ts';
import type { CardNote } from './note.ts';

/** Texts about a field are printed on further cards; texts of the template itself that find no room are reported as its fault. */
export function sorted(spills: readonly Spill[]): { printable: readonly Spill[]; unnamed: readonly Spill[] } {
  const printable = spills.filter(({ runs }) => fieldsOf(runs).length > 0);
  return { printable, unnamed: spills.filter((spill) => !printable.includes(spill)) };
}

const wordsOf = ({ runs }: Spill): string => runs.map(({ text }) => text).join('');

/** The texts of the back but for those that come from the front already, such as a name that neither side has room for. */
export const onceOnly = (ofFront: readonly Spill[], ofBack: readonly Spill[]): readonly Spill[] =>
  ofBack.filter(
    (spill) =>
      spill.paragraphs !== undefined ||
      !ofFront.some((one) => one !== spill && one.paragraphs === undefined && wordsOf(one) === wordsOf(spill)),
  );

const fieldsOfAll = (spills: readonly Spill[]): string[] => fieldsOf(spills.flatMap(({ runs }) => runs));

/** Where texts went that their own box could not hold. */
export function spillNotes(
  ofFront: readonly Spill[],
  ofBack: readonly Spill[],
  further: readonly Spill[],
  lost: readonly Spill[],
  cards: number,
): CardNote[] {
  const onBack = fieldsOfAll(ofFront.filter((spill) => !ofBack.includes(spill)));
  const onMore = cards === 0 ? [] : fieldsOfAll(further);
  return [
    ...(onBack.length > 0 ? [{ kind: 'continued' as const, fields: onBack }] : []),
    ...(onMore.length > 0 ? [{ kind: 'continuation-card' as const, cards, fields: onMore }] : []),
    ...lost.map(({ from, runs }) => ({ kind: 'overflow' as const, side: from, fields: fieldsOf(runs) })),
  ];
}
