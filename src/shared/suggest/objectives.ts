/** Several objectives in their order of importance: the second counts only among solutions that are best by the first. */
import type { Constraint, Model, SolverAnswer, Terms } from './model.ts';

/** A sum of whole numbers that is to be as small as possible. */
export interface Objective {
  readonly terms: Terms;
  /** How far its largest value is above its smallest one at most. */
  readonly range: number;
}

/** Objectives become one weighted sum up to this range: the solver tells its values apart reliably. */
const MAX_WEIGHTED_RANGE = 1_000_000;

interface WeightedGroup {
  readonly objectives: readonly Objective[];
  readonly range: number;
}

export function minimizeInOrder(
  solve: (model: Model) => SolverAnswer,
  { variables, constraints }: Omit<Model, 'objective'>,
  objectives: readonly Objective[],
): SolverAnswer {
  const fixed: Constraint[] = [];
  let answer: SolverAnswer | undefined;
  for (const group of groupByRange(objectives)) {
    const next = solve({ objective: weightedSum(group), variables, constraints: [...constraints, ...fixed] });
    if (next.status !== 'optimal') return answer === undefined ? next : { status: 'stopped' };
    answer = next;
    const { values } = next;
    fixed.push(...group.objectives.map(({ terms }) => ({ terms, max: evaluate(terms, values) })));
  }
  return answer ?? solve({ objective: [], variables, constraints });
}

export const evaluate = (terms: Terms, values: ReadonlyMap<string, number>): number =>
  terms.reduce((sum, [coefficient, name]) => sum + coefficient * (values.get(name) ?? 0), 0);

function groupByRange(objectives: readonly Objective[]): WeightedGroup[] {
  const groups: WeightedGroup[] = [];
  for (const objective of objectives) {
    if (objective.terms.length === 0) continue;
    const last = groups.at(-1);
    const range = (last?.range ?? 1) * (objective.range + 1);
    if (last !== undefined && range <= MAX_WEIGHTED_RANGE) {
      groups[groups.length - 1] = { objectives: [...last.objectives, objective], range };
    } else groups.push({ objectives: [objective], range: objective.range + 1 });
  }
  return groups;
}

/** One unit of an objective outweighs the whole range of those after it. */
function weightedSum({ objectives }: WeightedGroup): Terms {
  let weight = 1;
  const terms: (readonly [number, string])[] = [];
  for (const objective of [...objectives].reverse()) {
    for (const [coefficient, name] of objective.terms) terms.push([coefficient * weight, name]);
    weight *= objective.range + 1;
  }
  return terms;
}
