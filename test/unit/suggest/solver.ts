/** Loads the solver of the app once. */
import highs from 'highs';
import { createSolver } from '../../../src/shared/suggest/create-solver.ts';

export const solve = createSolver(await highs());
