/** Provides symbols that every template may use without containing them. */
import sharedSymbols from '../../../../templates/symbols/shared.json';
import type { Drawing } from '../../document/schema.ts';

/** Returns the symbols by name. A template's symbol of the same name overrides them. */
export const getSharedSymbols = (): Readonly<Record<string, Drawing>> => sharedSymbols;
