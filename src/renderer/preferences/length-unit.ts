import { createPreference } from './preference.ts';

/** The unit of lengths in the studio. */
export const LENGTH_UNIT = createPreference('rollcall.length-unit', ['mm', 'in']);
