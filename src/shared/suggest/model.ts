/** An integer program as the text that solvers read (CPLEX LP), and the interface of the solver. */

/** An integer variable. */
export interface Variable {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

export type Terms = readonly (readonly [coefficient: number, variable: string])[];

export interface Constraint {
  readonly terms: Terms;
  readonly min?: number;
  readonly max?: number;
}

export interface Model {
  /** The sum to minimize. */
  readonly objective: Terms;
  readonly variables: readonly Variable[];
  readonly constraints: readonly Constraint[];
}

/** Values of the variables by name. Without values if there is no solution, or if the solver gave up. */
export type SolverAnswer =
  | { readonly status: 'optimal'; readonly values: ReadonlyMap<string, number> }
  | { readonly status: 'infeasible' }
  | { readonly status: 'stopped' };

/** Solves the program in a text. Throws if the solver fails. */
export type Solve = (modelText: string) => SolverAnswer;

export function formatLinearProgram({ objective, variables, constraints }: Model): string {
  const anyVariable = variables[0]?.name ?? 'x';
  const variableNames = new Set(variables.map(({ name }) => name));
  const formattedRows = constraints.flatMap(({ terms, min, max }) => {
    const mergedTerms = mergeTerms(terms, variableNames);
    // No variable can be negative, so this row makes the program infeasible.
    if (mergedTerms.length === 0) return isImpossible(min, max) ? [`${anyVariable} <= -1`] : [];
    const formattedSum = formatSum(mergedTerms);
    return [
      ...(min === undefined ? [] : [`${formattedSum} >= ${min}`]),
      ...(max === undefined ? [] : [`${formattedSum} <= ${max}`]),
    ];
  });
  return [
    'Minimize',
    ` obj: ${formatSum(mergeTerms(objective, variableNames)) || `0 ${anyVariable}`}`,
    'Subject To',
    ...formattedRows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...variables.map(({ name, min, max }) => ` ${min} <= ${name} <= ${max}`),
    ...(variables.length === 0 ? [] : ['General', ...wrapWords(variables.map(({ name }) => name))]),
    'End',
  ].join('\n');
}

/** Merges terms of the same variable, since a reader uses only the last of several. A name that isn't a variable counts as 0. */
function mergeTerms(terms: Terms, variableNames: ReadonlySet<string>): Terms {
  const coefficientByName = new Map<string, number>();
  for (const [coefficient, variableName] of terms) {
    if (variableNames.has(variableName))
      coefficientByName.set(variableName, (coefficientByName.get(variableName) ?? 0) + coefficient);
  }
  return [...coefficientByName].flatMap(([variableName, mergedTerms]) =>
    mergedTerms === 0 ? [] : [[mergedTerms, variableName] as const],
  );
}

/** Whether a sum without terms, which is 0, is outside its limits. */
const isImpossible = (minimum = 0, maximum = 0): boolean => minimum > 0 || maximum < 0;

/** Readers of the format reject very long lines. */
const WORDS_PER_LINE = 12;

function wrapWords(wordList: readonly string[]): string[] {
  const formattedRows: string[] = [];
  for (let startIndex = 0; startIndex < wordList.length; startIndex += WORDS_PER_LINE) {
    formattedRows.push(` ${wordList.slice(startIndex, startIndex + WORDS_PER_LINE).join(' ')}`);
  }
  return formattedRows;
}

function formatSum(terms: Terms): string {
  const formattedTerms = terms.map(
    ([coefficient, variableName]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)} ${variableName}`,
  );
  return wrapWords(formattedTerms).join('\n').trim();
}
