/** Provides symbols that every template may use without containing them. */
import sharedSymbols from '../../../../templates/symbols/shared.json';
import type { Drawing } from '../../document/schema.ts';

/** Returns the symbols by name. A template's own symbol overrides the shared symbol of the same name. */
export const getSharedSymbols = (): Readonly<Record<string, Drawing>> => sharedSymbols;
