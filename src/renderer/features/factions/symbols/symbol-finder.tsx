import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { searchSymbols } from '../../../../shared/symbols/search-symbols.ts';
import type { SymbolEntry, SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import rows from '../../../components/list.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { SymbolCredit } from './symbol-credit.tsx';
import { SymbolGrid } from './symbol-grid.tsx';
import css from './symbol-picker.module.css';

interface Props {
  set: SymbolSet;
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

const EVERY = 'all';

/** Finds symbols of a set by words and by group, and lets the user pick one. */
export function SymbolFinder({ set, onPick, onClose }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [group, setGroup] = useState(EVERY);
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const search = useCallback(
    (text: string) => searchSymbols(set, { text, group: group === EVERY ? undefined : group }),
    [set, group],
  );
  const found = useMemo(() => search(wanted), [search, wanted]);
  const groups = useMemo(
    () => [
      { id: EVERY, label: translate('symbols.every') },
      ...Object.entries(set.groups).map(([id, label]) => ({ id, label })),
    ],
    [set, translate],
  );
  const symbol = found.find((s) => s.id === chosen);
  const take = (id: string | undefined) => {
    const taken = found.find((s) => s.id === id);
    if (taken !== undefined) onPick(taken);
  };
  /** Picks the chosen or first match of the typed text, even if the list has not been updated yet. */
  const takeTyped = () => {
    const typed = text === wanted ? found : search(text);
    const taken = typed.find((s) => s.id === chosen) ?? typed[0];
    if (taken !== undefined) onPick(taken);
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
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) takeTyped();
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setChosen(symbol?.id ?? found[0]?.id);
              grid.current?.focus();
            }}
          />
        </div>
        <div className={css.group}>
          <Select label={translate('symbols.group')} bare value={group} choices={groups} onChange={setGroup} />
        </div>
        <span className={css.count} role="status">
          {translate('symbols.found', { count: found.length })}
        </span>
      </div>
      <SymbolGrid symbols={found} chosen={symbol?.id} onChoose={setChosen} onTake={take} gridRef={grid} />
      <div className={css.foot}>
        <p className={css.credit} role="status">
          {symbol === undefined ? translate('symbols.none') : <SymbolCredit set={set} symbol={symbol} />}
        </p>
        <Button onPress={onClose}>{translate('shell.cancel')}</Button>
        <Button kind="primary" isDisabled={symbol === undefined} onPress={() => take(symbol?.id)}>
          {translate('symbols.use')}
        </Button>
      </div>
    </>
  );
}
