/** What elements of a template say of each other: ids, where words go, and what is repeated. */
import type { CardTemplate } from '../card-template.ts';
import type { Element } from '../picture-elements.ts';
import type { FlowElement } from '../text-elements.ts';
import { unknownName } from './check-names.ts';
import { written } from './place-name.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';
import { at, elementsOf, type Path, SIDES, sidesOf, takes } from './spots.ts';

/** An id that several elements have is reported once, at the second of them. */
export function checkIds(template: CardTemplate): TemplateProblem[] {
  const ids = new Set<string>();
  let count = 0;
  for (const side of sidesOf(template)) {
    for (const { id } of side) {
      if (id === undefined) continue;
      ids.add(id);
      count += 1;
    }
  }
  if (ids.size === count) return [];
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
  const found: TemplateProblem[] = [];
  for (const side of SIDES) {
    let reached: Element[] | undefined;
    for (const [index, element] of (template[side] ?? []).entries()) {
      const to = 'overflowTo' in element ? element.overflowTo : undefined;
      if (to === undefined) continue;
      reached ??= side === 'front' ? [...flowsOf('front'), ...flowsOf('back')] : flowsOf(side);
      const flow = reached.find(({ id }) => id === to && id !== element.id);
      if (flow !== undefined && takes(flow)) continue;
      const known = reached.flatMap(({ id }) => (id === undefined || id === element.id ? [] : [id]));
      const wrong: ProblemDetail =
        flow === undefined ? unknownName('flow', to, known) : { kind: 'flow-takes-nothing', name: to };
      found.push(at(template, [side, index, 'overflowTo'], wrong));
    }
  }
  return found;
}

/** What a flow leaves out must stand elsewhere in full, but for sections that may be left out anyway. */
export function checkRepeated(template: CardTemplate): TemplateProblem[] {
  const flows = sidesOf(template).flatMap((side) => side.filter((one) => one.kind === 'flow'));
  if (!flows.some(({ repeated }) => repeated === true)) return [];
  const inFull = new Set<string>();
  for (const { repeated, sections } of flows)
    if (repeated !== true) for (const { each } of sections) if (each !== undefined) inFull.add(each);
  const lostOf = ({ sections }: FlowElement) =>
    sections.find(({ optional, each }) => optional !== true && (each === undefined || !inFull.has(each)));
  if (!flows.some((flow) => flow.repeated === true && lostOf(flow) !== undefined)) return [];
  return elementsOf(template).flatMap(([path, one]) => {
    const lost = one.kind === 'flow' && one.repeated === true ? lostOf(one) : undefined;
    return lost === undefined
      ? []
      : [at(template, [...path, 'repeated'], { kind: 'repeats-nothing', each: lost.each })];
  });
}
