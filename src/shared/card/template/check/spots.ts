/** The elements of a template with the way to them, and problems at a place of it. */
import { cachedFor } from '../../../base/cache.ts';
import type { CardTemplate } from '../card-template.ts';
import type { Element } from '../picture-elements.ts';
import type { FlowElement } from '../text-elements.ts';
import { placeName } from './place-name.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';

export type Path = readonly PropertyKey[];
export const SIDES = ['front', 'back', 'more'] as const;

export const at = (template: unknown, path: Path, wrong: ProblemDetail): TemplateProblem => ({
  ...placeName(template, path),
  wrong,
});

/** The sides that a template has. */
export const sidesOf = ({ front, back, more }: CardTemplate): readonly (readonly Element[])[] =>
  more === undefined ? [front, back] : [front, back, more];

const lists = new WeakMap<CardTemplate, readonly (readonly [path: Path, element: Element])[]>();

/** All elements with the way to them; several checks ask. */
export const elementsOf = (template: CardTemplate) =>
  cachedFor(lists, template, () =>
    SIDES.flatMap((side) => (template[side] ?? []).map((element, index) => [[side, index], element] as const)),
  );

export const takes = (element: Element): element is FlowElement =>
  element.kind === 'flow' && element.continued !== undefined;
