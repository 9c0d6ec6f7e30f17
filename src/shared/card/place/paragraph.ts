/** Text before it is broken into lines: paragraphs of a flow, and texts that did not fit their box. */

import type { Colour, Stroke } from '../../display/display-list.ts';
import type { StyledText } from '../../text/lines/words.ts';
import type { BoundRun } from '../binding/runs.ts';
import type { CardSide } from '../notes/note.ts';

export interface Paragraph {
  readonly kind: 'heading' | 'entry';
  readonly texts: readonly StyledText[];
  /** Its text, for the note or the flow that takes it when its box has no room. */
  readonly runs: readonly BoundRun[];
  /** Points that lines after the first stand in. */
  readonly hang: number;
  /** Points of space above, unless it comes first. */
  readonly before: number;
  readonly rule?: Stroke;
  /** Which of its flow's sections it is of, where that is left out when there is no room for everything. */
  readonly optional?: number;
}

/** A text that its box could not hold. */
export interface Overflow {
  /** The flow that takes it; without one it goes on to a card of its own. */
  readonly to: string | undefined;
  readonly from: CardSide;
  readonly runs: readonly BoundRun[];
  /** As it would have been set, headings included; absent = it came from no flow. */
  readonly paragraphs?: readonly Paragraph[];
}

/** A paragraph in the colour of the part that takes it: the ground there may be another. */
export const recoloured = (paragraph: Paragraph, colour: Colour): Paragraph => ({
  ...paragraph,
  texts: paragraph.texts.map((text) => ({ ...text, style: { ...text.style, colour } })),
  ...(paragraph.rule === undefined ? {} : { rule: { ...paragraph.rule, colour } }),
});
