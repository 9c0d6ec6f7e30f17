/**
 * Lays out paragraphs with a tab stop, such as the names of attacks with their icons: the texts before the tab form one column, the texts
 * after it another.
 */

import type { FontSet } from '../../../text/fonts/fonts.ts';
import { breakLines, type Line, type MeasuredText } from '../../../text/lines/lines.ts';
import { measureTexts } from '../../../text/lines/measure.ts';
import { getFontSize, type Squeeze } from '../../../text/lines/styles.ts';
import type { Paragraph } from '../paragraph.ts';

/** The texts of a paragraph before and after its tab. */
export interface TabbedText {
  readonly label: MeasuredText;
  readonly content: MeasuredText;
}

/** A line of a flow: the text at `indent`, and on the first line after a tab also the label in front of it. */
export interface FlowLine extends Line {
  /** The distance from the start of the column in points. Absent means that the paragraph decides. */
  readonly indent?: number;
  readonly label?: Line;
}

/** The tab stop is at most at this fraction of the column. Longer labels push only their own first line further. */
const MAX_TAB_FRACTION = 0.56;
/** The minimum distance between a label and the text after it, in ems of the label. */
const TAB_GAP_EM = 0.4;

export function measureTabbedText({ texts, tabIndex }: Paragraph, fonts: FontSet): TabbedText | undefined {
  if (tabIndex === undefined) return undefined;
  return { label: measureTexts(texts.slice(0, tabIndex), fonts), content: measureTexts(texts.slice(tabIndex), fonts) };
}

const getTabGap = ({ words }: MeasuredText, squeeze: Squeeze): number => {
  const [firstWord] = words;
  return firstWord === undefined ? 0 : getFontSize(firstWord.styled.style, squeeze) * TAB_GAP_EM;
};

/** Returns where the last line of a label ends, with the gap after it, in points. */
function measureLabel(label: MeasuredText, columnWidth: number, fonts: FontSet, squeeze: Squeeze): number {
  const { lines } = breakLines(label, { width: columnWidth }, fonts, squeeze);
  return (lines[lines.length - 1]?.width ?? 0) + getTabGap(label, squeeze);
}

/** Returns the tab stop of a flow's column in points: after its longest label that does not need too much of the column. */
export function measureTabStop(
  tabbedTexts: readonly TabbedText[],
  columnWidth: number,
  fonts: FontSet,
  squeeze: Squeeze,
): number {
  const maxStop = columnWidth * MAX_TAB_FRACTION;
  const labelEnds = tabbedTexts.map(({ label }) => measureLabel(label, columnWidth, fonts, squeeze));
  const fittingEnds = labelEnds.filter((labelEnd) => labelEnd <= maxStop);
  return fittingEnds.length === 0 ? maxStop : Math.max(...fittingEnds);
}

/** Breaks a paragraph with a tab into lines. All lines have the same leading, so that neighboring columns share their baselines. */
export function createTabbedLines(
  { label, content }: TabbedText,
  columnWidth: number,
  tabStop: number,
  fonts: FontSet,
  squeeze: Squeeze,
): readonly FlowLine[] {
  const labelLines = breakLines(label, { width: columnWidth }, fonts, squeeze).lines;
  const labelEnd = Math.max(tabStop, measureLabel(label, columnWidth, fonts, squeeze));
  const contentLayout = breakLines(
    content,
    // A label that ends behind the tab stop shortens the first line only.
    { width: columnWidth - labelEnd, hang: tabStop - labelEnd },
    fonts,
    squeeze,
  );
  const rightToLeft = labelLines[0]?.rightToLeft ?? false;
  const lines: FlowLine[] = labelLines.map((line) => ({ ...line, indent: 0 }));
  const lastLabel = labelLines[labelLines.length - 1];
  if (contentLayout.hasCutWords && labelEnd > tabStop) {
    // Nothing fits beside the label, so the text after the tab begins on its own line.
    const { lines: ownLines } = breakLines(content, { width: columnWidth - tabStop }, fonts, squeeze);
    lines.push(...ownLines.map((line) => ({ ...line, indent: tabStop })));
  } else {
    const [firstLine, ...laterLines] = contentLayout.lines;
    if (firstLine !== undefined && lastLabel !== undefined)
      lines[lines.length - 1] = {
        ...firstLine,
        indent: labelEnd,
        label: lastLabel,
        ascent: Math.max(firstLine.ascent, lastLabel.ascent),
        descent: Math.max(firstLine.descent, lastLabel.descent),
        capHeight: Math.max(firstLine.capHeight, lastLabel.capHeight),
      };
    lines.push(...laterLines.map((line) => ({ ...line, indent: tabStop })));
  }
  const leading = Math.max(...lines.map((line) => line.leading), lastLabel?.leading ?? 0);
  return lines.map((line) => ({ ...line, leading, rightToLeft }));
}
