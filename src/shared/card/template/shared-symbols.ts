/** Symbols that every template may name without bringing them along. */
import shared from '../../../../templates/symbols/shared.json';
import type { Drawing } from '../../document/schema.ts';

/** By the name a template gives. A template's own symbol of the same name goes before it. */
export const sharedSymbols = (): Readonly<Record<string, Drawing>> => shared;
