/** Describes the type in which flows fit their boxes, and lets the cards of a print share it. */

import { getFontSize, type Squeeze } from '../../text/lines/styles.ts';
import type { Element } from '../template/template.ts';
import type { Placement } from './context.ts';
import type { MeasuredParagraph } from './flow/flow-blocks.ts';

/** The type of a flow. */
export interface TypeFit {
  /** The factor of its font sizes. */
  readonly scale: number;
  /** The font size of most of its words, in points. */
  readonly typeSize: number;
}

/** The type of the flows of one side, each with its flow. */
export type FlowTypeFits = readonly { readonly flow: Element; readonly typeFit: TypeFit }[];

/** The largest factors of font sizes, by flow. */
export type MaxScales = ReadonlyMap<Element, number>;

export function createTypeFit(paragraphs: readonly MeasuredParagraph[], squeeze: Squeeze): TypeFit {
  const wordCounts = new Map<number, number>();
  for (const { text } of paragraphs) {
    for (const { styled } of text.words) {
      const fontSize = getFontSize(styled.style, squeeze);
      wordCounts.set(fontSize, (wordCounts.get(fontSize) ?? 0) + 1);
    }
  }
  const [mostFrequent] = [...wordCounts].sort(([, countA], [, countB]) => countB - countA);
  return { scale: squeeze.scale, typeSize: mostFrequent?.[0] ?? 0 };
}

export const collectTypeFits = (elements: readonly Element[], placements: readonly Placement[]): FlowTypeFits =>
  elements.flatMap((flow, index) => {
    const typeFit = placements[index]?.typeFit;
    return typeFit === undefined ? [] : [{ flow, typeFit }];
  });

/** Cards share a type size if it is at most this many points smaller than their own. Readers do not see the loss, but the difference. */
const MAX_REDUCTION = 0.7;
/** Sizes that differ by less, in points, look the same. */
const SAME_SIZE = 0.05;

/**
 * Chooses a common type size for flows that several cards have: each card takes the smallest size of the group that is at most 0.7 points
 * below its own. Returns, for each card, the flows whose type becomes smaller; undefined for a card that stays as it is.
 */
export function shareTypeSizes(cards: readonly FlowTypeFits[]): (MaxScales | undefined)[] {
  const fitsByFlow = new Map<Element, { card: number; typeFit: TypeFit }[]>();
  cards.forEach((typeFits, card) => {
    for (const { flow, typeFit } of typeFits) {
      const flowFits = fitsByFlow.get(flow);
      if (flowFits === undefined) fitsByFlow.set(flow, [{ card, typeFit }]);
      else flowFits.push({ card, typeFit });
    }
  });
  const sharedScales = cards.map(() => new Map<Element, number>());
  for (const [flow, flowFits] of fitsByFlow) {
    let smallest: TypeFit | undefined;
    for (const { card, typeFit } of flowFits.sort((a, b) => a.typeFit.typeSize - b.typeFit.typeSize)) {
      // A size that is too small for this card is also too small for all later ones, which share a larger size.
      if (smallest === undefined || typeFit.typeSize - smallest.typeSize > MAX_REDUCTION) smallest = typeFit;
      if (typeFit.typeSize - smallest.typeSize > SAME_SIZE) sharedScales[card]?.set(flow, smallest.scale);
    }
  }
  return sharedScales.map((scales) => (scales.size === 0 ? undefined : scales));
}
