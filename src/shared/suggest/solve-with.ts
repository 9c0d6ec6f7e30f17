import type { Solve } from './model.ts';

interface HighsOptions {
  output_flag: boolean;
  mip_rel_gap: number;
  mip_abs_gap: number;
  time_limit: number;
}

/** The part of HiGHS that is used, which is loaded by whoever may run WebAssembly. */
interface Highs {
  solve(problem: string, options: HighsOptions): { Status: string; Columns: Readonly<Record<string, object>> };
}

/** Exact, since objectives are sums of whole numbers. The limit is in seconds; programs usually take milliseconds. */
const OPTIONS: HighsOptions = { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.4, time_limit: 20 };

/** All variables have limits, so that no program is unbounded. */
const INFEASIBLE: ReadonlySet<string> = new Set(['Infeasible', 'Primal infeasible or unbounded']);

/** How the solver says that it gave up. */
const STOPPED: ReadonlySet<string> = new Set(['Time limit reached', 'Iteration limit reached', 'Unknown', 'Not Set']);

export const solveWith =
  (highs: Highs): Solve =>
  (text) => {
    const { Status, Columns } = highs.solve(text, OPTIONS);
    if (INFEASIBLE.has(Status)) return { status: 'infeasible' };
    if (STOPPED.has(Status)) return { status: 'stopped' };
    if (Status !== 'Optimal') throw new Error(`The solver stopped: ${Status}.`);
    const values = Object.entries(Columns).map(
      ([name, column]) => [name, 'Primal' in column ? Math.round(Number(column.Primal)) : 0] as const,
    );
    return { status: 'optimal', values: new Map(values) };
  };
