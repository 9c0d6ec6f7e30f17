/** A whole-number program as the text that solvers read (CPLEX LP), and the solver as the rest sees it. */

export interface Variable {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** May be broken numbers; whole when left out. */
  readonly isContinuous?: true;
}

export type Terms = readonly (readonly [coefficient: number, variable: string])[];

export interface Constraint {
  readonly terms: Terms;
  readonly least?: number;
  readonly most?: number;
}

export interface Model {
  /** What is to be as large as can be. */
  readonly objective: Terms;
  readonly variables: readonly Variable[];
  readonly constraints: readonly Constraint[];
}

/** The values of the best solution by name; undefined where there is none. Throws where the solver fails. */
export type Solve = (text: string) => ReadonlyMap<string, number> | undefined;

export function lpText({ objective, variables, constraints }: Model): string {
  const names = variables.filter(({ isContinuous }) => isContinuous !== true).map(({ name }) => name);
  const rows = constraints.flatMap(({ terms, least, most }) => {
    const kept = merged(terms);
    if (kept.length === 0) return impossible(least, most) ? [`${variables[0]?.name ?? 'x'} <= -1`] : [];
    const sum = sumText(kept);
    return [
      ...(least === undefined ? [] : [`${sum} >= ${least}`]),
      ...(most === undefined ? [] : [`${sum} <= ${most}`]),
    ];
  });
  return [
    'Maximize',
    ` obj: ${sumText(merged(objective)) || `0 ${variables[0]?.name ?? 'x'}`}`,
    'Subject To',
    ...rows.map((row, i) => ` r${i}: ${row}`),
    'Bounds',
    ...variables.map(({ name, least, most }) => ` ${least} <= ${name} <= ${most}`),
    ...(names.length === 0 ? [] : ['General', ...lines(names)]),
    'End',
  ].join('\n');
}

/** Each variable once: a reader takes the last of several. */
function merged(terms: Terms): Terms {
  const sums = new Map<string, number>();
  for (const [coefficient, name] of terms) sums.set(name, (sums.get(name) ?? 0) + coefficient);
  return [...sums].flatMap(([name, sum]) => (sum === 0 ? [] : [[sum, name] as const]));
}

/** A sum without terms is 0. */
const impossible = (least = 0, most = 0): boolean => least > 0 || most < 0;

/** Readers of the format refuse very long lines. */
const PER_LINE = 12;

function lines(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (let at = 0; at < words.length; at += PER_LINE) rows.push(` ${words.slice(at, at + PER_LINE).join(' ')}`);
  return rows;
}

function sumText(terms: Terms): string {
  const parts = terms.map(([coefficient, name]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)} ${name}`);
  return lines(parts).join('\n').trim();
}
