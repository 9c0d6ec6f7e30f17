import type { Drawing } from '../../../../shared/document/schema.ts';
import type { SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { ROLLCALL_AUTHOR } from '../../../../shared/symbols/symbol-set.ts';

/** A symbol that the caller has already, such as one of a template. */
export interface OwnSymbol {
  /** The name by which the caller knows the symbol. */
  readonly key: string;
  /** The name that is shown and searched. */
  readonly label: string;
  readonly drawing: Drawing;
}

/** The id of the group of own symbols. */
const OWN_GROUP = 'own';

/** Returns the id of an own symbol in a set. The ids of built-in symbols have no slash. */
export const getOwnSymbolId = (key: string): string => `${OWN_GROUP}/${key}`;

/** Puts the caller's own symbols in front of a set, as a group of their own. */
export function addOwnSymbols(symbolSet: SymbolSet, ownSymbols: readonly OwnSymbol[], groupLabel: string): SymbolSet {
  if (ownSymbols.length === 0) return symbolSet;
  return {
    ...symbolSet,
    groups: { [OWN_GROUP]: groupLabel, ...symbolSet.groups },
    symbols: [
      ...ownSymbols.map(({ key, label, drawing: { width, height } }) => ({
        id: getOwnSymbolId(key),
        name: label,
        group: OWN_GROUP,
        tags: key,
        author: ROLLCALL_AUTHOR,
        width,
        height,
        d: '',
      })),
      ...symbolSet.symbols,
    ],
  };
}
