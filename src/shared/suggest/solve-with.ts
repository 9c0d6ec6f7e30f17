import type { Solve } from './model.ts';

/** The part of HiGHS that is used, which is loaded by whoever may run WebAssembly. */
interface Highs {
  solve(
    problem: string,
    options: { output_flag: boolean; mip_rel_gap: number; mip_abs_gap: number },
  ): { Status: string; Columns: Readonly<Record<string, object>> };
}

/** Exact to less than the smallest difference between two teams. */
const EXACTLY = { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.005 };

export const solveWith =
  (highs: Highs): Solve =>
  (text) => {
    const { Status, Columns } = highs.solve(text, EXACTLY);
    if (Status === 'Infeasible') return undefined;
    if (Status !== 'Optimal') throw new Error(`The solver stopped: ${Status}.`);
    return new Map(
      Object.entries(Columns).map(([name, column]) => [name, 'Primal' in column ? Number(column.Primal) : 0]),
    );
  };
