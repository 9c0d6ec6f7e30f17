import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { searchSymbols } from '../../../shared/symbols/search.ts';
import type { SymbolEntry, SymbolSet } from '../../../shared/symbols/set.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import overlay from '../../components/overlay.module.css';
import { Select } from '../../components/select.tsx';
import { SYMBOLS } from '../../strings/factions.ts';
import { SHELL } from '../../strings/shell.ts';
import rows from '../characters/list.module.css';
import { SymbolCredit } from './symbol-credit.tsx';
import { SymbolGrid } from './symbol-grid.tsx';
import css from './symbol-picker.module.css';
import { useSymbols } from './use-symbols.ts';

interface Props {
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

/** Finds one of Rollcall's symbols: type, look, take. */
export function SymbolPicker({ onPick, onClose }: Props) {
  const { symbols, retry } = useSymbols();
  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${overlay.modal} ${css.modal}`}>
        <Dialog className={`${overlay.dialog} ${css.dialog}`}>
          <div className={overlay.dialogHead}>
            <Heading slot="title" level={2}>
              {SYMBOLS.title}
            </Heading>
            <IconButton icon={<X />} label={SHELL.close} className={overlay.close} onPress={onClose} />
          </div>
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
        </Dialog>
      </Modal>
    </ModalOverlay>
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
