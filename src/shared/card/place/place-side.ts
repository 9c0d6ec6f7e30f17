/** Places one side of a card: its elements in painting order. Texts that do not fit their box continue in other flows. */
import { isConditionMet } from '../binding/condition.ts';
import type { Element } from '../template/template.ts';
import { createSideKey, placeCached } from './cached-elements.ts';
import { type LayoutContext, mergePlacements, type Placement } from './context.ts';
import type { Overflow } from './paragraph.ts';
import { findSafeAreaViolations } from './safe-area.ts';

/** Whether an element is a flow that receives texts from other boxes. */
const isReceivingFlow = (element: Element, { binding }: LayoutContext): boolean =>
  element.kind === 'flow' &&
  element.id !== undefined &&
  element.continued !== undefined &&
  isConditionMet(element.when, binding);

/** A placed side with the placement of each element, in the order of the elements. */
export interface PlacedSide extends Placement {
  readonly placements: readonly Placement[];
}

/**
 * Places a side. Flows that receive texts are placed last, so that they also get texts from their own side, but keep their
 * painting order. `overflows` are the texts that no flow of this side received. `placeSingle` places one element.
 */
export function placeSide(elements: readonly Element[], context: LayoutContext, placeSingle = placeCached): PlacedSide {
  const emptyContext: LayoutContext =
    context.incomingOverflows.length === 0 ? context : { ...context, incomingOverflows: [] };
  const sideKey = createSideKey(context);
  let pendingOverflows = context.incomingOverflows;
  const placeAndCollect = (element: Element, incomingOverflows: readonly Overflow[]): Placement => {
    const placement = placeSingle(
      element,
      incomingOverflows.length === 0 ? emptyContext : { ...context, incomingOverflows },
      sideKey,
    );
    if (placement.overflows.length > 0) pendingOverflows = [...pendingOverflows, ...placement.overflows];
    return placement;
  };
  const firstPlacements = elements.map((element) =>
    isReceivingFlow(element, context) ? undefined : placeAndCollect(element, []),
  );
  const placements = firstPlacements.map((placement, index) => {
    if (placement !== undefined) return placement;
    const element = elements[index] as Element;
    const incomingOverflows = pendingOverflows.filter(({ targetFlowId }) => targetFlowId === element.id);
    pendingOverflows = pendingOverflows.filter(({ targetFlowId }) => targetFlowId !== element.id);
    return placeAndCollect(element, incomingOverflows);
  });
  const { items, findings } = mergePlacements(placements);
  return {
    items,
    findings: [...findings, ...findSafeAreaViolations(elements, placements, context.template)],
    overflows: pendingOverflows,
    placements,
  };
}
