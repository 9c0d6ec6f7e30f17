/** Minimizes several objectives in order of importance. A later objective only decides between solutions that are equal before. */
import type { Constraint, Model, SolverAnswer, Terms } from './model.ts';

/** A sum of integers to minimize. */
export interface Objective {
  readonly terms: Terms;
  /** Upper bound of the difference between its largest and smallest value. */
  readonly range: number;
}

/** The maximum range of a weighted sum of objectives. In larger ranges the solver doesn't distinguish values reliably. */
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
  const fixedConstraints: Constraint[] = [];
  let latestAnswer: SolverAnswer | undefined;
  for (const objectiveGroup of groupByRange(objectives)) {
    const nextAnswer = solve({
      objective: createWeightedSum(objectiveGroup),
      variables,
      constraints: [...constraints, ...fixedConstraints],
    });
    if (nextAnswer.status !== 'optimal') return latestAnswer === undefined ? nextAnswer : { status: 'stopped' };
    latestAnswer = nextAnswer;
    const { values } = nextAnswer;
    fixedConstraints.push(...objectiveGroup.objectives.map(({ terms }) => ({ terms, max: evaluate(terms, values) })));
  }
  return latestAnswer ?? solve({ objective: [], variables, constraints });
}

export const evaluate = (terms: Terms, values: ReadonlyMap<string, number>): number =>
  terms.reduce((total, [coefficient, variableName]) => total + coefficient * (values.get(variableName) ?? 0), 0);

/** Joins objectives that one weighted sum can minimize in order, so that fewer programs are solved. */
function groupByRange(objectives: readonly Objective[]): WeightedGroup[] {
  const groups: WeightedGroup[] = [];
  for (const objective of objectives) {
    if (objective.terms.length === 0) continue;
    const lastGroup = groups.at(-1);
    const range = (lastGroup?.range ?? 1) * (objective.range + 1);
    if (lastGroup !== undefined && range <= MAX_WEIGHTED_RANGE) {
      groups[groups.length - 1] = { objectives: [...lastGroup.objectives, objective], range };
    } else groups.push({ objectives: [objective], range: objective.range + 1 });
  }
  return groups;
}

/** Creates a sum in which one unit of an objective outweighs the whole range of the later ones. */
function createWeightedSum({ objectives }: WeightedGroup): Terms {
  let weight = 1;
  const terms: (readonly [number, string])[] = [];
  for (const objective of [...objectives].reverse()) {
    for (const [coefficient, variableName] of objective.terms) terms.push([coefficient * weight, variableName]);
    weight *= objective.range + 1;
  }
  return terms;
}
