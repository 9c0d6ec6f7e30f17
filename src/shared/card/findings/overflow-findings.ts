/** Reports texts that did not fit their boxes: where they continue, or that they are lost. */

import { listFields } from '../place/context.ts';
import type { Overflow } from '../place/paragraph.ts';
import type { CardFinding } from './card-finding.ts';

/** Splits overflows into texts of fields, which continuation cards can print, and texts of the template, which are only reported. */
export function splitOverflows(overflows: readonly Overflow[]): {
  printable: readonly Overflow[];
  templateTexts: readonly Overflow[];
} {
  const printable = overflows.filter(({ runs }) => listFields(runs).length > 0);
  return { printable, templateTexts: overflows.filter((overflow) => !printable.includes(overflow)) };
}

const joinText = ({ runs }: Overflow): string => runs.map(({ text }) => text).join('');

/**
 * Removes overflows of the back that have the same text as an overflow of the front, such as a long name. Texts that the front
 * passed on to the back are the same objects in both lists and are not removed.
 */
export const removeRepeatedOverflows = (
  frontOverflows: readonly Overflow[],
  backOverflows: readonly Overflow[],
): readonly Overflow[] =>
  backOverflows.filter(
    (overflow) =>
      // Only running text has paragraphs. It may continue, so it is always reported.
      overflow.paragraphs !== undefined ||
      !frontOverflows.some(
        (frontOverflow) =>
          frontOverflow !== overflow &&
          frontOverflow.paragraphs === undefined &&
          joinText(frontOverflow) === joinText(overflow),
      ),
  );

const listAllFields = (overflows: readonly Overflow[]): string[] => listFields(overflows.flatMap(({ runs }) => runs));

/**
 * Creates the findings on overflowing texts: continued on the back, on continuation cards, or lost. The back overflows include texts
 * that the front passed on and that did not fit the back either. `printedOverflows` are printed on `cardCount` continuation cards, and
 * `lostOverflows` are not printed at all.
 */
export function createOverflowFindings(
  frontOverflows: readonly Overflow[],
  backOverflows: readonly Overflow[],
  printedOverflows: readonly Overflow[],
  lostOverflows: readonly Overflow[],
  cardCount: number,
): CardFinding[] {
  const fieldsOnBack = listAllFields(frontOverflows.filter((overflow) => !backOverflows.includes(overflow)));
  const fieldsOnMoreCards = cardCount === 0 ? [] : listAllFields(printedOverflows);
  return [
    ...(fieldsOnBack.length > 0 ? [{ kind: 'continued' as const, fields: fieldsOnBack }] : []),
    ...(fieldsOnMoreCards.length > 0
      ? [{ kind: 'continuation-card' as const, cards: cardCount, fields: fieldsOnMoreCards }]
      : []),
    ...lostOverflows.map(({ side, runs }) => ({ kind: 'overflow' as const, side, fields: listFields(runs) })),
  ];
}
