import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { searchSymbols } from '../../../../shared/symbols/search.ts';
import type { SymbolEntry, SymbolSet } from '../../../../shared/symbols/set.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SYMBOLS } from '../../../strings/documents/factions.ts';
import { SHELL } from '../../../strings/shell.ts';
import rows from '../../lists/list.module.css';
import { SymbolCredit } from './symbol-credit.tsx';
import { SymbolGrid } from './symbol-grid.tsx';
import css from './symbol-picker.module.css';
import { useSymbols } from './use-symbols.ts';

interface Props {
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

/** A dialog to search and pick one of Rollcall's symbols. */
export function SymbolPicker({ onPick, onClose }: Props) {
  const { symbols, retry } = useSymbols();
  return (
    <DialogFrame title={SYMBOLS.title} modal={css.modal} dialog={css.dialog} onClose={onClose}>
      {symbols.kind === 'ready' ? (
        <Finder set={symbols.set} onPick={onPick} onClose={onClose} />
      ) : symbols.kind === 'loading' ? (
        <p className={css.waiting} role="status">
          {SYMBOLS.loading}
        </p>
      ) : (
        <Notice title={SYMBOLS.failed} text="" detail={symbols.reason}>
          <Button onPress={retry}>{SYMBOLS.retry}</Button>
        </Notice>
      )}
    </DialogFrame>
  );
}

const EVERY = 'all';

function Finder({ set, onPick, onClose }: { set: SymbolSet } & Props) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState(EVERY);
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () => searchSymbols(set, { text: wanted, group: group === EVERY ? undefined : group }),
    [set, wanted, group],
  );
  const groups = useMemo(
    () => [{ id: EVERY, label: SYMBOLS.every }, ...Object.entries(set.groups).map(([id, label]) => ({ id, label }))],
    [set],
  );
  const symbol = found.find((s) => s.id === chosen);
  const take = (id: string | undefined) => {
    const taken = found.find((s) => s.id === id);
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
            aria-label={SYMBOLS.search}
            placeholder={SYMBOLS.searchHint}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take(symbol?.id ?? found[0]?.id);
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setChosen(symbol?.id ?? found[0]?.id);
              grid.current?.focus();
            }}
          />
        </div>
        <div className={css.group}>
          <Select label={SYMBOLS.group} bare value={group} choices={groups} onChange={setGroup} />
        </div>
        <span className={css.count} role="status">
          {SYMBOLS.found(found.length)}
        </span>
      </div>
      <SymbolGrid symbols={found} chosen={symbol?.id} onChoose={setChosen} onTake={take} gridRef={grid} />
      <div className={css.foot}>
        <p className={css.credit} role="status">
          {symbol === undefined ? SYMBOLS.none : <SymbolCredit set={set} symbol={symbol} />}
        </p>
        <Button onPress={onClose}>{SHELL.cancel}</Button>
        <Button kind="primary" isDisabled={symbol === undefined} onPress={() => take(symbol?.id)}>
          {SYMBOLS.use}
        </Button>
      </div>
    </>
  );
}
