/** The solver as the app uses it, loaded once. */
import highs from 'highs';
import { solveWith } from '../../../src/shared/suggest/solve-with.ts';

export const solve = solveWith(await highs());
