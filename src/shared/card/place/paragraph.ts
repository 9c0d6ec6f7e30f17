/** Defines text before line breaking: paragraphs of a flow, and texts that did not fit their box. */

import type { Color, Stroke } from '../../display/display-list.ts';
import type { StyledText } from '../../text/lines/words.ts';
import type { BoundRun } from '../binding/runs.ts';
import type { CardSide } from '../findings/card-finding.ts';

export interface Paragraph {
  readonly kind: 'heading' | 'entry';
  readonly texts: readonly StyledText[];
  /** The paragraph's text without styles. If the box has no room, a finding names its fields, or another flow receives it. */
  readonly runs: readonly BoundRun[];
  /** Indent of the lines after the first, in points. */
  readonly hangingIndent: number;
  /** The index of the first text that begins at the flow's tab stop. */
  readonly tabIndex?: number;
  /** Space above in points, unless the paragraph comes first. */
  readonly spaceBefore: number;
  /** A line from the end of a heading to the right edge. */
  readonly rule?: Stroke;
  /** Set for paragraphs that are omitted when not everything fits: the index of their section. */
  readonly optionalSection?: number;
}

/** A text that did not fit its box. */
export interface Overflow {
  /** The id of the flow that receives the text; undefined if the text continues on a continuation card. */
  readonly targetFlowId: string | undefined;
  readonly side: CardSide;
  readonly runs: readonly BoundRun[];
  /** The paragraphs including headings; absent if the text does not come from a flow. */
  readonly paragraphs?: readonly Paragraph[];
}

/** Recolors a paragraph for the flow that receives it, which may have another background. */
export const recolorParagraph = (paragraph: Paragraph, color: Color): Paragraph => ({
  ...paragraph,
  texts: paragraph.texts.map((text) => ({ ...text, style: { ...text.style, colour: color } })),
  ...(paragraph.rule === undefined ? {} : { rule: { ...paragraph.rule, colour: color } }),
});
