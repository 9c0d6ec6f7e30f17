/**
 * Checks references between elements of a template: ids, where text overflows to, and repeated flows. A flow is a box of running text. Text
 * that does not fit continues in the flow that `overflowTo` names. A repeated flow shows only the entries that fit, because another flow
 * shows all of them.
 */
import type { CardTemplate } from '../card-template.ts';
import type { Element } from '../picture-elements.ts';
import type { FlowElement } from '../text-elements.ts';
import { createUnknownName } from './check-names.ts';
import { formatPath } from './location.ts';
import { createFinding, listElements, listSides, type Path, receivesText, SIDES } from './template-elements.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

/** Finds duplicate ids. Each of them gets one finding, at the second element that has the id. */
export function checkIds(template: CardTemplate): TemplateFinding[] {
  const ids = new Set<string>();
  let idCount = 0;
  for (const side of listSides(template)) {
    for (const { id } of side) {
      if (id === undefined) continue;
      ids.add(id);
      idCount += 1;
    }
  }
  if (ids.size === idCount) return [];
  const pathsById = new Map<string, Path[]>();
  for (const [elementPath, { id }] of listElements(template)) {
    if (id === undefined) continue;
    const knownPaths = pathsById.get(id);
    if (knownPaths === undefined) pathsById.set(id, [elementPath]);
    else knownPaths.push(elementPath);
  }
  return [...pathsById].flatMap(([id, [firstPath, secondPath, ...morePaths]]) => {
    if (firstPath === undefined || secondPath === undefined) return [];
    const otherLocations = [firstPath, ...morePaths].map(formatPath);
    return [createFinding(template, [...secondPath, 'id'], { kind: 'id-twice', id, others: otherLocations })];
  });
}

/** Checks that texts overflow to flows of the same side or from the front to the back, but not from the back to the front. */
export function checkOverflow(template: CardTemplate): TemplateFinding[] {
  const listFlows = (side: (typeof SIDES)[number]) => (template[side] ?? []).filter(({ kind }) => kind === 'flow');
  const findings: TemplateFinding[] = [];
  for (const side of SIDES) {
    let reachableFlows: Element[] | undefined;
    for (const [index, element] of (template[side] ?? []).entries()) {
      const targetId = 'overflowTo' in element ? element.overflowTo : undefined;
      if (targetId === undefined) continue;
      reachableFlows ??= side === 'front' ? [...listFlows('front'), ...listFlows('back')] : listFlows(side);
      const flow = reachableFlows.find(({ id }) => id === targetId && id !== element.id);
      if (flow !== undefined && receivesText(flow)) continue;
      const knownIds = reachableFlows.flatMap(({ id }) => (id === undefined || id === element.id ? [] : [id]));
      const detail: FindingDetail =
        flow === undefined
          ? createUnknownName('flow', targetId, knownIds)
          : { kind: 'flow-takes-nothing', name: targetId };
      findings.push(createFinding(template, [side, index, 'overflowTo'], detail));
    }
  }
  return findings;
}

/** Checks that another flow shows the sections of a repeated flow in full, except for optional sections. */
export function checkRepeated(template: CardTemplate): TemplateFinding[] {
  const flows = listSides(template).flatMap((side) => side.filter((element) => element.kind === 'flow'));
  if (!flows.some(({ repeated }) => repeated === true)) return [];
  const completeLists = new Set<string>();
  for (const { repeated, sections } of flows)
    if (repeated !== true)
      for (const { each: eachPointer } of sections) if (eachPointer !== undefined) completeLists.add(eachPointer);
  const findLostSection = ({ sections }: FlowElement) =>
    sections.find(
      ({ optional, each: eachPointer }) =>
        optional !== true && (eachPointer === undefined || !completeLists.has(eachPointer)),
    );
  if (!flows.some((flow) => flow.repeated === true && findLostSection(flow) !== undefined)) return [];
  return listElements(template).flatMap(([elementPath, element]) => {
    const lostSection = element.kind === 'flow' && element.repeated === true ? findLostSection(element) : undefined;
    return lostSection === undefined
      ? []
      : [createFinding(template, [...elementPath, 'repeated'], { kind: 'repeats-nothing', each: lostSection.each })];
  });
}
