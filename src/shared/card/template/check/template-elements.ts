/** Lists the elements of a template with their paths, and creates findings at a path. */
import { getOrCreateFor } from '../../../base/cache.ts';
import type { CardTemplate } from '../card-template.ts';
import type { Element } from '../picture-elements.ts';
import type { FlowElement } from '../text-elements.ts';
import { describeLocation } from './location.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

export type Path = readonly PropertyKey[];
export const SIDES = ['front', 'back', 'more'] as const;

export const createFinding = (template: unknown, path: Path, detail: FindingDetail): TemplateFinding => ({
  ...describeLocation(template, path),
  detail,
});

/** Lists the sides that a template has. */
export const listSides = ({ front, back, more: continuation }: CardTemplate): readonly (readonly Element[])[] =>
  continuation === undefined ? [front, back] : [front, back, continuation];

const elementsCache = new WeakMap<CardTemplate, readonly (readonly [path: Path, element: Element])[]>();

/** Lists all elements with their paths. Cached, since several checks need them. */
export const listElements = (template: CardTemplate) =>
  getOrCreateFor(elementsCache, template, () =>
    SIDES.flatMap((side) => (template[side] ?? []).map((element, index) => [[side, index], element] as const)),
  );

/** Whether an element is a flow that can show text which overflows from others. `continued` is the style of such text. */
export const receivesText = (element: Element): element is FlowElement =>
  element.kind === 'flow' && element.continued !== undefined;
