import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { searchSymbols } from '../../../../shared/symbols/search-symbols.ts';
import type { SymbolEntry, SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import rows from '../../../components/list.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getOwnSymbolId, type OwnSymbol } from './own-symbols.ts';
import { SymbolCredit } from './symbol-credit.tsx';
import { SymbolGrid } from './symbol-grid.tsx';
import css from './symbol-picker.module.css';

interface Props {
  /** All symbols, including own ones. */
  symbolSet: SymbolSet;
  ownSymbols?: readonly OwnSymbol[];
  currentKey?: string | undefined;
  onPickOwn?: ((key: string) => void) | undefined;
  onFile?: (() => void) | undefined;
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

const NO_SYMBOLS: readonly OwnSymbol[] = [];
const ALL_GROUPS = 'all';

/** Finds symbols of a set by words and by group, and lets the user pick one. */
export function SymbolFinder({
  symbolSet,
  ownSymbols = NO_SYMBOLS,
  currentKey,
  onPickOwn,
  onFile,
  onPick,
  onClose,
}: Props) {
  const translate = useTranslate();
  const [searchText, setSearchText] = useState('');
  const [group, setGroup] = useState(ALL_GROUPS);
  const [chosenId, setChosenId] = useState(currentKey === undefined ? undefined : getOwnSymbolId(currentKey));
  const ownSymbolById = useMemo(
    () => new Map(ownSymbols.map((ownSymbol) => [getOwnSymbolId(ownSymbol.key), ownSymbol])),
    [ownSymbols],
  );
  const gridRef = useRef<HTMLDivElement>(null);
  const deferredText = useDeferredValue(searchText);
  const findSymbols = useCallback(
    (queryText: string) =>
      searchSymbols(symbolSet, { text: queryText, group: group === ALL_GROUPS ? undefined : group }),
    [symbolSet, group],
  );
  const foundSymbols = useMemo(() => findSymbols(deferredText), [findSymbols, deferredText]);
  const groupChoices = useMemo(
    () => [
      { id: ALL_GROUPS, label: translate('symbols.every') },
      ...Object.entries(symbolSet.groups).map(([groupId, label]) => ({ id: groupId, label })),
    ],
    [symbolSet, translate],
  );
  const symbol = foundSymbols.find((candidate) => candidate.id === chosenId);
  const pick = (pickedSymbol: SymbolEntry | undefined) => {
    if (pickedSymbol === undefined) return;
    const ownSymbol = ownSymbolById.get(pickedSymbol.id);
    if (ownSymbol === undefined) onPick(pickedSymbol);
    else onPickOwn?.(ownSymbol.key);
  };
  const pickSymbol = (symbolId: string | undefined) =>
    pick(foundSymbols.find((candidate) => candidate.id === symbolId));
  /** Picks the chosen or first match of the typed text, even if the list has not been updated yet. */
  const pickTyped = () => {
    const typedMatches = searchText === deferredText ? foundSymbols : findSymbols(searchText);
    pick(typedMatches.find((candidate) => candidate.id === chosenId) ?? typedMatches[0]);
  };

  return (
    <>
      <div className={css.filters}>
        <div className={`${rows.search} ${css.search}`}>
          <Search aria-hidden />
          <input
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it
            autoFocus
            type="search"
            aria-label={translate('symbols.search')}
            placeholder={translate('symbols.searchHint')}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) pickTyped();
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setChosenId(symbol?.id ?? foundSymbols[0]?.id);
              gridRef.current?.focus();
            }}
          />
        </div>
        <div className={css.group}>
          <Select
            label={translate('symbols.group')}
            isLabelHidden
            value={group}
            choices={groupChoices}
            onChange={setGroup}
          />
        </div>
        <span className={css.count} role="status">
          {translate('symbols.found', { count: foundSymbols.length })}
        </span>
      </div>
      <SymbolGrid
        symbols={foundSymbols}
        ownSymbolById={ownSymbolById}
        chosenId={symbol?.id}
        onChoose={setChosenId}
        onConfirm={pickSymbol}
        gridRef={gridRef}
      />
      <div className={css.foot}>
        <p className={css.credit} role="status">
          {symbol === undefined ? (
            translate('symbols.none')
          ) : ownSymbolById.has(symbol.id) ? (
            symbol.name
          ) : (
            <SymbolCredit symbolSet={symbolSet} symbol={symbol} />
          )}
        </p>
        {onFile === undefined ? null : (
          <Button kind="quiet" onPress={onFile}>
            {translate('symbols.file')}
          </Button>
        )}
        <Button onPress={onClose}>{translate('shell.cancel')}</Button>
        <Button kind="primary" isDisabled={symbol === undefined} onPress={() => pickSymbol(symbol?.id)}>
          {translate('symbols.use')}
        </Button>
      </div>
    </>
  );
}
