/** Cards for the words that front and back have no room for: as many as it takes, set as large as on the back. */
import { LIMITS } from '../../../base/limits.ts';
import type { DisplayItem } from '../../../display/display-list.ts';
import { NO_SQUEEZE } from '../../../text/lines/styles.ts';
import { strayNotes, styledRuns } from '../../binding/prose.ts';
import type { CardNote } from '../../notes/note.ts';
import { sorted } from '../../notes/overflow-notes.ts';
import { continuationPart } from '../../template/continuation-part.ts';
import type { Element, FlowElement } from '../../template/template.ts';
import { type Context, fieldsOf, type Placed, placed, together } from '../context.ts';
import { type Overflow, type Paragraph, recoloured } from '../paragraph.ts';
import { styleOf } from '../paragraphs.ts';
import { placeElement } from '../place-element.ts';
import { turnOf } from '../turn.ts';
import { type Block, blockOf, measuredParagraph, stack } from './flow-blocks.ts';
import { fillColumns } from './flow-fill.ts';
import { columnsOf } from './place-flow.ts';

export interface Continuation {
  /** Front and back of every further card. */
  readonly cards: readonly { readonly front: Placed; readonly back: Placed }[];
  /** All texts on these cards: those from front and back, then those of the cards' own boxes. */
  readonly printed: readonly Overflow[];
  /** Texts that not even these had room for. */
  readonly lost: readonly Overflow[];
  /** Further notes on these texts. */
  readonly notes: readonly CardNote[];
}

const without = (lost: readonly Overflow[]): Continuation => ({ cards: [], printed: [], lost, notes: [] });

/** The flow of the part that takes the words. */
const takes = (element: Element): element is FlowElement => element.kind === 'flow' && element.continued !== undefined;

export function continuationCards(overflows: readonly Overflow[], context: Context): Continuation {
  if (overflows.length === 0) return without([]);
  const { elements, empty, template } = continuationPart(context.template);
  const inside: Context = { ...context, template, arriving: [] };
  const flow = elements.find(takes);
  if (flow === undefined) return without(overflows);
  const columns = columnsOf(flow);
  const [first] = columns;
  if (first === undefined) return without(overflows);
  // The same on all of these cards.
  const known = new Map<Element, Placed>();
  const around = (element: Element): Placed => {
    const there = known.get(element) ?? placeElement(element, inside);
    known.set(element, there);
    return there;
  };
  const own = sorted(newOnes(together(elements.filter((one) => one !== flow).map(around)).overflows, overflows));
  const carried = [...overflows, ...own.printable];
  const paragraphs = paragraphsOfOverflows(carried, flow, inside);
  const blocks = paragraphs.map((paragraph) =>
    blockOf(measuredParagraph(paragraph, context.fonts), first.width, context.fonts, NO_SQUEEZE),
  );
  const sideOf = (filled: readonly (readonly Block[])[]): Placed =>
    together(
      elements.map((element) =>
        element === flow
          ? placed(
              turned(
                flow,
                filled.flatMap((part, index) => stack(part, columns[index] ?? first, 0, NO_SQUEEZE)),
              ),
            )
          : around(element),
      ),
    );
  const cards: { front: Placed; back: Placed }[] = [];
  let left: readonly Block[] = blocks;
  /** Texts that do not fit on an empty card either. */
  let stuck: readonly Block[] = [];
  const next = (): Placed => {
    if (left.length === 0) return together(empty.map(around));
    const [filled, rest] = fillColumns(left, columns.length, first.height, NO_SQUEEZE);
    if (filled.every((part) => part.length === 0)) stuck = left;
    left = stuck.length > 0 ? [] : rest;
    return sideOf(filled);
  };
  while (left.length > 0 && cards.length < LIMITS.furtherCards) cards.push({ front: next(), back: next() });
  const rest = [...stuck, ...left].flatMap(({ paragraph }) => paragraph.runs);
  if (stuck.length === blocks.length) return without(carried);
  const unfinished: Overflow[] = rest.length === 0 ? [] : [{ to: undefined, from: 'back', runs: rest }];
  const notes = strayNotes(
    paragraphs.flatMap(({ texts }) => texts),
    context.icons,
  );
  return { cards, printed: carried, lost: [...own.unnamed, ...unfinished], notes };
}

function turned(flow: FlowElement, items: readonly DisplayItem[]): readonly DisplayItem[] {
  const turn = turnOf(flow);
  return turn === undefined ? items : [{ kind: 'group', ...turn, items }];
}

/** Texts of these cards' own boxes that are not on their way already: the name of a card, say, stands on all of them. */
function newOnes(ofMore: readonly Overflow[], coming: readonly Overflow[]): Overflow[] {
  const known = new Set(fieldsOf(coming.flatMap(({ runs }) => runs)));
  return ofMore.filter(({ runs }) => {
    const fields = fieldsOf(runs);
    return fields.length === 0 || fields.some((field) => !known.has(field));
  });
}

/** Texts of flows as these would have set them, in the colour of this part; all others in its own style. */
function paragraphsOfOverflows(overflows: readonly Overflow[], flow: FlowElement, context: Context): Paragraph[] {
  const { continued } = flow;
  if (continued === undefined) return [];
  const style = styleOf(context, continued.style);
  return overflows.flatMap(({ runs, paragraphs }): Paragraph[] =>
    paragraphs === undefined
      ? [{ kind: 'entry', texts: styledRuns(runs, style, context.icons, true), runs, hang: 0, before: flow.gap }]
      : paragraphs.map((paragraph) => recoloured(paragraph, style.colour)),
  );
}
