/** What elements of a template say of each other: ids, where words go, and what is repeated. */
import type { CardTemplate } from '../card-template.ts';
import type { Element } from '../picture-elements.ts';
import { unknownName } from './check-names.ts';
import { written } from './place-name.ts';
import type { TemplateProblem } from './problem.ts';
import { at, elementsOf, type Path, SIDES, sidesOf, takes } from './spots.ts';

/** An id that several elements have is reported once, at the second of them. */
export function checkIds(template: CardTemplate): TemplateProblem[] {
  const ids = sidesOf(template).flatMap((side) => side.flatMap(({ id }) => id ?? []));
  if (new Set(ids).size === ids.length) return [];
  const called = new Map<string, Path[]>();
  for (const [path, { id }] of elementsOf(template)) {
    if (id === undefined) continue;
    const before = called.get(id);
    if (before === undefined) called.set(id, [path]);
    else before.push(path);
  }
  return [...called].flatMap(([id, [first, second, ...more]]) => {
    if (first === undefined || second === undefined) return [];
    const others = [first, ...more].map(written);
    return [at(template, [...second, 'id'], { kind: 'id-twice', id, others })];
  });
}

/** Texts may go to flows of the same side and from the front to the back, never forwards. */
export function checkOverflow(template: CardTemplate): TemplateProblem[] {
  const flowsOf = (side: (typeof SIDES)[number]) => (template[side] ?? []).filter(({ kind }) => kind === 'flow');
  return SIDES.flatMap((side) =>
    (template[side] ?? []).flatMap((element, i) => {
      const to = 'overflowTo' in element ? element.overflowTo : undefined;
      if (to === undefined) return [];
      const reached = side === 'front' ? [...flowsOf('front'), ...flowsOf('back')] : flowsOf(side);
      const known = reached.flatMap(({ id }) => (id === undefined || id === element.id ? [] : [id]));
      const spot = [side, i, 'overflowTo'];
      if (!known.includes(to)) return [at(template, spot, unknownName('flow', to, known))];
      const flow = reached.find(({ id }) => id === to);
      return flow !== undefined && takes(flow) ? [] : [at(template, spot, { kind: 'flow-takes-nothing', name: to })];
    }),
  );
}

/** What a flow leaves out must stand elsewhere in full, but for sections that may be left out anyway. */
export function checkRepeated(template: CardTemplate): TemplateProblem[] {
  const repeats = (one: Element) => one.kind === 'flow' && one.repeated === true;
  if (!sidesOf(template).some((side) => side.some(repeats))) return [];
  const flows = elementsOf(template).flatMap(([path, one]) => (one.kind === 'flow' ? [[path, one] as const] : []));
  const inFull = flows.filter(([, { repeated }]) => repeated !== true).flatMap(([, { sections }]) => sections);
  return flows.flatMap(([path, { repeated, sections }]) => {
    const needed = sections.filter(({ optional }) => optional !== true);
    const lost = needed.find(({ each }) => each === undefined || !inFull.some((one) => one.each === each));
    return repeated !== true || lost === undefined
      ? []
      : [at(template, [...path, 'repeated'], { kind: 'repeats-nothing', each: lost.each })];
  });
}
