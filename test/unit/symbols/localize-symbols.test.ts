import { describe, expect, it } from 'vitest';
import { localizeSymbols, parseSymbolNames } from '../../../src/shared/symbols/localize-symbols.ts';
import { searchSymbols } from '../../../src/shared/symbols/search-symbols.ts';
import { parseSymbolSet } from '../../../src/shared/symbols/symbol-set.ts';
import nameData from '../../../templates/symbols/names-de.json';
import data from '../../../templates/symbols/symbols.json';

const symbolSet = parseSymbolSet(data);
const germanNames = parseSymbolNames(nameData);

describe('German names of symbols', () => {
  it('exist for every symbol and group, each only once', () => {
    expect(Object.keys(germanNames.symbols).sort()).toEqual(symbolSet.symbols.map(({ id }) => id).sort());
    expect(Object.keys(germanNames.groups).sort()).toEqual(Object.keys(symbolSet.groups).sort());
    const names = Object.values(germanNames.symbols);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([true, false])('find symbols beside their English names (shown: %s)', (isShown) => {
    const localizedSet = localizeSymbols(symbolSet, germanNames, isShown);
    const findIds = (text: string) => searchSymbols(localizedSet, { text }).map(({ id }) => id);
    expect(findIds('Totenkopf')).toContain('skull-crossed-bones');
    expect(findIds('skull bones')).toContain('skull-crossed-bones');
    const found = localizedSet.symbols.find(({ id }) => id === 'skull-crossed-bones');
    expect(found?.name).toBe(isShown ? 'Totenkopf mit Knochen' : 'Skull crossed bones');
  });
});
