/** The sections of a flow as paragraphs: bound, styled, not yet measured. Sections without content have no heading. */

import { colourOf } from '../../display/colour.ts';
import { mm, toPt } from '../../display/units.ts';
import { joinLines } from '../../text/join-lines.ts';
import type { TextStyle } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { holds } from '../binding/condition.ts';
import { styledRuns } from '../binding/prose.ts';
import { type BoundRun, bindRuns, type Item, itemsAt } from '../binding/runs.ts';
import type { FlowElement, Section } from '../template/template.ts';
import { textStyle } from '../text-style.ts';
import type { Context } from './context.ts';
import { type Overflow, type Paragraph, recoloured } from './paragraph.ts';

function entry(section: Section, context: Context, before: number, item?: Item): Paragraph | undefined {
  if (!holds(section.when, context.binding, item)) return undefined;
  const texts: StyledText[] = [];
  const all: BoundRun[] = [];
  for (const span of section.spans) {
    if (!holds(span.when, context.binding, item)) continue;
    const found = bindRuns(span.value, context.binding, item);
    if (found.length === 0) continue;
    for (const text of styledRuns(found, styleOf(context, span.style), context.icons, true)) texts.push(text);
    for (const run of found) all.push(run);
  }
  const hang = toPt(mm(section.hang ?? 0));
  return all.length === 0 ? undefined : { kind: 'entry', texts, runs: all, hang, before };
}

export const styleOf = ({ template, theme }: Context, name: string): TextStyle =>
  textStyle(template.styles, name, theme);

function sectionParagraphs(section: Section, element: FlowElement, context: Context): Paragraph[] {
  const items = section.each === undefined ? [undefined] : itemsAt(section.each, context.binding);
  const above = section.heading === undefined ? element.sectionGap : element.gap;
  const entries = items
    .map((item, index) => entry(section, context, index === 0 ? above : element.gap, item))
    .filter((paragraph) => paragraph !== undefined);
  const [first, ...others] = entries;
  if (first === undefined || section.heading === undefined) return entries;
  const heading = headingOf(section.heading, element, context);
  if (section.heading.runIn !== true) return [heading, ...entries];
  const texts = [...heading.texts, ...first.texts];
  return [{ ...first, texts, before: element.gap }, ...others];
}

function headingOf(heading: NonNullable<Section['heading']>, element: FlowElement, context: Context): Paragraph {
  const texts = [{ text: joinLines(heading.text), style: styleOf(context, heading.style) }];
  const { rule } = heading;
  const stroke = rule && { colour: colourOf(context.theme, rule.colour), width: rule.width };
  const base: Paragraph = { kind: 'heading', texts, runs: [], hang: 0, before: element.sectionGap };
  return stroke ? { ...base, rule: stroke } : base;
}

/** Text that fits neither front nor back arrives twice and is kept once. */
function withoutRepeats(overflows: readonly Overflow[]): readonly Overflow[] {
  const seen = new Set<string>();
  return overflows.filter(({ runs: all, paragraphs }) => {
    if (paragraphs !== undefined) return true;
    const text = all.map((run) => run.text).join('');
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** All paragraphs of a flow, those that arrive from other boxes first. */
export function paragraphsOf(element: FlowElement, context: Context): Paragraph[] {
  const arriving = withoutRepeats(context.arriving.filter((overflow) => overflow.to === element.id));
  const own = element.sections.flatMap((section, optional) => {
    const made = sectionParagraphs(section, element, context);
    return section.optional === true ? made.map((one): Paragraph => ({ ...one, optional })) : made;
  });
  const { continued } = element;
  if (continued === undefined || arriving.length === 0) return own;
  const style = styleOf(context, continued.style);
  const { gap: before } = element;
  const more = arriving.flatMap(({ runs, paragraphs }): Paragraph[] =>
    paragraphs === undefined
      ? [{ kind: 'entry', texts: styledRuns(runs, style, context.icons, true), runs, hang: 0, before }]
      : // One heading stands above all texts from other boxes; a second one for each is left out.
        paragraphs.filter(({ kind }) => kind === 'entry').map((one) => ({ ...recoloured(one, style.colour), before })),
  );
  const heading = continued.heading === undefined ? [] : [headingOf(continued.heading, element, context)];
  return [...heading, ...more, ...own];
}
