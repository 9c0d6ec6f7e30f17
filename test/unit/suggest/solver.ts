/** The solver as the app uses it, loaded once. */
import highs from 'highs';
import { createSolver } from '../../../src/shared/suggest/create-solver.ts';

export const solve = createSolver(await highs());
