/** A whole-number program as the text that solvers read (CPLEX LP), and the solver as the rest of the program sees it. */

/** A whole number. */
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
  /** What is to be as small as possible. */
  readonly objective: Terms;
  readonly variables: readonly Variable[];
  readonly constraints: readonly Constraint[];
}

/** Values of the variables by name; without them where there is no solution, or where the solver gave up. */
export type SolverAnswer =
  | { readonly status: 'optimal'; readonly values: ReadonlyMap<string, number> }
  | { readonly status: 'infeasible' }
  | { readonly status: 'stopped' };

/** Solves the program that a text describes. Throws where the solver fails. */
export type Solve = (text: string) => SolverAnswer;

export function lpText({ objective, variables, constraints }: Model): string {
  const anyVariable = variables[0]?.name ?? 'x';
  const names = new Set(variables.map(({ name }) => name));
  const rows = constraints.flatMap(({ terms, min, max }) => {
    const sum = mergeTerms(terms, names);
    if (sum.length === 0) return isImpossible(min, max) ? [`${anyVariable} <= -1`] : [];
    const text = sumText(sum);
    return [...(min === undefined ? [] : [`${text} >= ${min}`]), ...(max === undefined ? [] : [`${text} <= ${max}`])];
  });
  return [
    'Minimize',
    ` obj: ${sumText(mergeTerms(objective, names)) || `0 ${anyVariable}`}`,
    'Subject To',
    ...rows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...variables.map(({ name, min, max }) => ` ${min} <= ${name} <= ${max}`),
    ...(variables.length === 0 ? [] : ['General', ...wrapWords(variables.map(({ name }) => name))]),
    'End',
  ].join('\n');
}

/** Puts terms of one variable together, since a reader takes the last of several. A name that is no variable is always 0. */
function mergeTerms(terms: Terms, names: ReadonlySet<string>): Terms {
  const sums = new Map<string, number>();
  for (const [coefficient, name] of terms) {
    if (names.has(name)) sums.set(name, (sums.get(name) ?? 0) + coefficient);
  }
  return [...sums].flatMap(([name, sum]) => (sum === 0 ? [] : [[sum, name] as const]));
}

/** Whether a sum without terms, which is 0, is outside its limits. */
const isImpossible = (min = 0, max = 0): boolean => min > 0 || max < 0;

/** Readers of the format refuse very long lines. */
const WORDS_PER_LINE = 12;

function wrapWords(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (let start = 0; start < words.length; start += WORDS_PER_LINE) {
    rows.push(` ${words.slice(start, start + WORDS_PER_LINE).join(' ')}`);
  }
  return rows;
}

function sumText(terms: Terms): string {
  const parts = terms.map(([coefficient, name]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)} ${name}`);
  return wrapWords(parts).join('\n').trim();
}
