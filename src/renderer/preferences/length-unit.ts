import { preference } from './preference.ts';

/** What lengths are shown and typed in where cards are made. */
export const LENGTH_UNIT = preference('rollcall.length-unit', ['mm', 'in']);
