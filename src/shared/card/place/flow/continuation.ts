/** Creates continuation cards for text that does not fit front and back. Its type is not reduced. */
import { LIMITS } from '../../../base/limits.ts';
import type { DisplayItem } from '../../../display/display-list.ts';
import { NO_SQUEEZE } from '../../../text/lines/styles.ts';
import { createStyledRuns, findStrayBraces } from '../../binding/styled-runs.ts';
import type { CardFinding } from '../../findings/card-finding.ts';
import { splitOverflows } from '../../findings/overflow-findings.ts';
import { getContinuationPart } from '../../template/continuation-part.ts';
import type { Element, FlowElement } from '../../template/template.ts';
import { createPlacement, type LayoutContext, listFields, mergePlacements, type Placement } from '../context.ts';
import { type Overflow, type Paragraph, recolorParagraph } from '../paragraph.ts';
import { getStyle } from '../paragraphs.ts';
import { placeElement } from '../place-element.ts';
import { getRotation } from '../rotation.ts';
import { type Block, createBlock, measureParagraph, stackBlocks } from './flow-blocks.ts';
import { fillColumns } from './flow-fill.ts';
import { getColumnBoxes } from './place-flow.ts';

export interface Continuation {
  /** Front and back of every continuation card. */
  readonly cards: readonly { readonly front: Placement; readonly back: Placement }[];
  /** All texts that these cards print: first texts from front and back, then texts that overflow boxes of these cards. */
  readonly printedOverflows: readonly Overflow[];
  /** Texts that do not fit continuation cards either. */
  readonly lostOverflows: readonly Overflow[];
  /** Findings on the printed texts. */
  readonly findings: readonly CardFinding[];
}

const createUnplacedContinuation = (lostOverflows: readonly Overflow[]): Continuation => ({
  cards: [],
  printedOverflows: [],
  lostOverflows,
  findings: [],
});

/** Whether an element is the flow that receives the text. */
const isContinuedFlow = (element: Element): element is FlowElement =>
  element.kind === 'flow' && element.continued !== undefined;

export function layoutContinuationCards(overflows: readonly Overflow[], context: LayoutContext): Continuation {
  if (overflows.length === 0) return createUnplacedContinuation([]);
  const { elements, emptyBack, template } = getContinuationPart(context.template);
  const cardContext: LayoutContext = { ...context, template, incomingOverflows: [] };
  const flow = elements.find(isContinuedFlow);
  if (flow === undefined) return createUnplacedContinuation(overflows);
  const columns = getColumnBoxes(flow);
  const [firstColumn] = columns;
  if (firstColumn === undefined) return createUnplacedContinuation(overflows);
  // Elements other than the flow are the same on all continuation cards. `emptyBack` are those of a back that no text reaches.
  const commonPlacements = new Map<Element, Placement>();
  const placeCommonElement = (element: Element): Placement => {
    const placement = commonPlacements.get(element) ?? placeElement(element, cardContext);
    commonPlacements.set(element, placement);
    return placement;
  };
  const ownOverflows = splitOverflows(
    findNewOverflows(
      mergePlacements(elements.filter((candidate) => candidate !== flow).map(placeCommonElement)).overflows,
      overflows,
    ),
  );
  // Texts of fields are printed on these cards. Texts of the template itself (`templateTexts`) are only reported.
  const carriedOverflows = [...overflows, ...ownOverflows.printable];
  const paragraphs = createOverflowParagraphs(carriedOverflows, flow, cardContext);
  const blocks = paragraphs.map((paragraph) =>
    createBlock(measureParagraph(paragraph, context.fonts), firstColumn.width, context.fonts, NO_SQUEEZE),
  );
  const createSide = (filledColumns: readonly (readonly Block[])[]): Placement =>
    mergePlacements(
      elements.map((element) =>
        element === flow
          ? createPlacement(
              rotateItems(
                flow,
                filledColumns.flatMap((columnBlocks, index) =>
                  stackBlocks(columnBlocks, columns[index] ?? firstColumn, 0, NO_SQUEEZE),
                ),
              ),
            )
          : placeCommonElement(element),
      ),
    );
  const cards: { front: Placement; back: Placement }[] = [];
  let remainingBlocks: readonly Block[] = blocks;
  /** Texts that do not even fit an empty card. */
  let unplaceableBlocks: readonly Block[] = [];
  const createNextSide = (): Placement => {
    if (remainingBlocks.length === 0) return mergePlacements(emptyBack.map(placeCommonElement));
    const [filledColumns, blocksLeft] = fillColumns(remainingBlocks, columns.length, firstColumn.height, NO_SQUEEZE);
    if (filledColumns.every((columnBlocks) => columnBlocks.length === 0)) unplaceableBlocks = remainingBlocks;
    remainingBlocks = unplaceableBlocks.length > 0 ? [] : blocksLeft;
    return createSide(filledColumns);
  };
  while (remainingBlocks.length > 0 && cards.length < LIMITS.continuationCards)
    cards.push({ front: createNextSide(), back: createNextSide() });
  const remainingRuns = [...unplaceableBlocks, ...remainingBlocks].flatMap(({ paragraph }) => paragraph.runs);
  if (unplaceableBlocks.length === blocks.length) return createUnplacedContinuation(carriedOverflows);
  const unfinishedOverflows: Overflow[] =
    remainingRuns.length === 0 ? [] : [{ targetFlowId: undefined, side: 'back', runs: remainingRuns }];
  const findings = findStrayBraces(
    paragraphs.flatMap(({ texts }) => texts),
    context.icons,
  );
  return {
    cards,
    printedOverflows: carriedOverflows,
    lostOverflows: [...ownOverflows.templateTexts, ...unfinishedOverflows],
    findings,
  };
}

function rotateItems(flow: FlowElement, items: readonly DisplayItem[]): readonly DisplayItem[] {
  const rotation = getRotation(flow);
  return rotation === undefined ? items : [{ kind: 'group', ...rotation, items }];
}

/** Finds overflows of the continuation cards' boxes that front and back do not have. A name, for example, overflows on all cards. */
function findNewOverflows(cardOverflows: readonly Overflow[], carriedOverflows: readonly Overflow[]): Overflow[] {
  const knownFields = new Set(listFields(carriedOverflows.flatMap(({ runs }) => runs)));
  return cardOverflows.filter(({ runs }) => {
    const fields = listFields(runs);
    return fields.length === 0 || fields.some((field) => !knownFields.has(field));
  });
}

/** Texts on continuation cards are rules text: their markup and line breaks take effect, and words may be hyphenated. */
const IS_PROSE = true;

/** Creates paragraphs: texts from flows keep their styles but take this flow's color; other texts take this flow's style. */
function createOverflowParagraphs(
  overflows: readonly Overflow[],
  flow: FlowElement,
  context: LayoutContext,
): Paragraph[] {
  const { continued } = flow;
  if (continued === undefined) return [];
  const style = getStyle(context, continued.style);
  return overflows.flatMap(({ runs, paragraphs }): Paragraph[] =>
    paragraphs === undefined
      ? [
          {
            kind: 'entry',
            texts: createStyledRuns(runs, style, context.icons, IS_PROSE),
            runs,
            hangingIndent: 0,
            spaceBefore: flow.gap,
          },
        ]
      : paragraphs.map((paragraph) => recolorParagraph(paragraph, style.colour)),
  );
}
