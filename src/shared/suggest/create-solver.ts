import type { Solve } from './model.ts';

interface HighsOptions {
  output_flag: boolean;
  mip_rel_gap: number;
  mip_abs_gap: number;
  time_limit: number;
}

/** The used part of HiGHS, which callers that may run WebAssembly load. */
interface Highs {
  solve(problem: string, options: HighsOptions): { Status: string; Columns: Readonly<Record<string, object>> };
}

/**
 * The options of HiGHS. Objectives are sums of integers, so an absolute gap below 1 still gives exact solutions. The time limit is in
 * seconds; programs usually take milliseconds.
 */
const OPTIONS: HighsOptions = { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.4, time_limit: 20 };

/** Statuses of programs without a solution. All variables have limits, so no program is unbounded. */
const INFEASIBLE: ReadonlySet<string> = new Set(['Infeasible', 'Primal infeasible or unbounded']);

/** Statuses with which the solver gives up. */
const STOPPED: ReadonlySet<string> = new Set(['Time limit reached', 'Iteration limit reached', 'Unknown', 'Not Set']);

export const createSolver =
  (highs: Highs): Solve =>
  (modelText) => {
    const { Status, Columns } = highs.solve(modelText, OPTIONS);
    if (INFEASIBLE.has(Status)) return { status: 'infeasible' };
    if (STOPPED.has(Status)) return { status: 'stopped' };
    if (Status !== 'Optimal') throw new Error(`The solver stopped: ${Status}.`);
    const values = Object.entries(Columns).map(
      ([variableName, columnData]) =>
        [variableName, 'Primal' in columnData ? Math.round(Number(columnData.Primal)) : 0] as const,
    );
    return { status: 'optimal', values: new Map(values) };
  };
