/** Turns the sections of a flow into bound and styled paragraphs that are not measured yet. Sections without content have no heading. */

import { resolveColor } from '../../display/color.ts';
import { mm, toPt } from '../../display/units.ts';
import { joinLines } from '../../text/join-lines.ts';
import type { TextStyle } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { isConditionMet } from '../binding/condition.ts';
import { type BoundRun, bindRuns, type ListEntry, listEntries } from '../binding/runs.ts';
import { createStyledRuns } from '../binding/styled-runs.ts';
import type { FlowElement, Section } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import type { LayoutContext } from './context.ts';
import { type Overflow, type Paragraph, recolorParagraph } from './paragraph.ts';

/** Texts of a flow are rules text: their markup and line breaks take effect, and words may be hyphenated. */
const IS_PROSE = true;

function createEntry(
  section: Section,
  context: LayoutContext,
  spaceBefore: number,
  listEntry?: ListEntry,
): Paragraph | undefined {
  if (!isConditionMet(section.when, context.binding, listEntry)) return undefined;
  const texts: StyledText[] = [];
  const boundRuns: BoundRun[] = [];
  let tabIndex: number | undefined;
  for (const span of section.spans) {
    if (!isConditionMet(span.when, context.binding, listEntry)) continue;
    const spanRuns = bindRuns(span.value, context.binding, listEntry);
    if (spanRuns.length === 0) continue;
    if (span.tab === true && texts.length > 0) tabIndex ??= texts.length;
    for (const text of createStyledRuns(spanRuns, getStyle(context, span.style), context.icons, IS_PROSE))
      texts.push(text);
    for (const run of spanRuns) boundRuns.push(run);
  }
  const hangingIndent = toPt(mm(section.hang ?? 0));
  if (boundRuns.length === 0) return undefined;
  const paragraph: Paragraph = { kind: 'entry', texts, runs: boundRuns, hangingIndent, spaceBefore };
  return tabIndex === undefined ? paragraph : { ...paragraph, tabIndex };
}

export const getStyle = ({ template, theme }: LayoutContext, styleName: string): TextStyle =>
  getTextStyle(template.styles, styleName, theme);

function createSectionParagraphs(section: Section, element: FlowElement, context: LayoutContext): Paragraph[] {
  const listItems = section.each === undefined ? [undefined] : listEntries(section.each, context.binding);
  const firstSpacing = section.heading === undefined ? element.sectionGap : element.gap;
  const entries = listItems
    .map((listEntry, index) => createEntry(section, context, index === 0 ? firstSpacing : element.gap, listEntry))
    .filter((paragraph) => paragraph !== undefined);
  const [firstEntry, ...otherEntries] = entries;
  if (firstEntry === undefined || section.heading === undefined) return entries;
  const heading = createHeading(section.heading, element, context);
  // A run-in heading begins the first line of the first entry.
  if (section.heading.runIn !== true) return [heading, ...entries];
  const texts = [...heading.texts, ...firstEntry.texts];
  const { tabIndex } = firstEntry;
  const shiftedTab = tabIndex === undefined ? {} : { tabIndex: tabIndex + heading.texts.length };
  return [{ ...firstEntry, texts, ...shiftedTab, spaceBefore: element.gap }, ...otherEntries];
}

function createHeading(
  heading: NonNullable<Section['heading']>,
  element: FlowElement,
  context: LayoutContext,
): Paragraph {
  const texts = [{ text: joinLines(heading.text), style: getStyle(context, heading.style) }];
  const { rule } = heading;
  const stroke = rule && { colour: resolveColor(context.theme, rule.colour), width: rule.width };
  const headingParagraph: Paragraph = {
    kind: 'heading',
    texts,
    runs: [],
    hangingIndent: 0,
    spaceBefore: element.sectionGap,
  };
  return stroke ? { ...headingParagraph, rule: stroke } : headingParagraph;
}

/** Removes repeated texts: a text that fits neither its box on the front nor its box on the back arrives twice. */
function removeRepeats(overflows: readonly Overflow[]): readonly Overflow[] {
  const seenTexts = new Set<string>();
  return overflows.filter(({ runs, paragraphs }) => {
    if (paragraphs !== undefined) return true;
    const joinedText = runs.map((run) => run.text).join('');
    const isNew = !seenTexts.has(joinedText);
    seenTexts.add(joinedText);
    return isNew;
  });
}

/** Creates all paragraphs of a flow. Texts from other boxes come first. */
export function createParagraphs(element: FlowElement, context: LayoutContext): Paragraph[] {
  const incomingOverflows = removeRepeats(
    context.incomingOverflows.filter((overflow) => overflow.targetFlowId === element.id),
  );
  const ownParagraphs = element.sections.flatMap((section, sectionIndex) => {
    const sectionParagraphs = createSectionParagraphs(section, element, context);
    return section.optional === true
      ? sectionParagraphs.map((paragraph): Paragraph => ({ ...paragraph, optionalSection: sectionIndex }))
      : sectionParagraphs;
  });
  const { continued } = element;
  if (continued === undefined || incomingOverflows.length === 0) return ownParagraphs;
  const style = getStyle(context, continued.style);
  const { gap: spaceBefore } = element;
  const incomingParagraphs = incomingOverflows.flatMap(({ runs, paragraphs }): Paragraph[] =>
    paragraphs === undefined
      ? [
          {
            kind: 'entry',
            texts: createStyledRuns(runs, style, context.icons, IS_PROSE),
            runs,
            hangingIndent: 0,
            spaceBefore,
          },
        ]
      : // All texts from other boxes share one heading, so their own headings are omitted.
        paragraphs
          .filter(({ kind }) => kind === 'entry')
          .map((paragraph) => ({ ...recolorParagraph(paragraph, style.colour), spaceBefore })),
  );
  const headings = continued.heading === undefined ? [] : [createHeading(continued.heading, element, context)];
  return [...headings, ...incomingParagraphs, ...ownParagraphs];
}
