import { useMemo } from 'react';
import type { SymbolEntry } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { addOwnSymbols, type OwnSymbol } from './own-symbols.ts';
import { SymbolFinder } from './symbol-finder.tsx';
import css from './symbol-picker.module.css';
import { useSymbols } from './use-symbols.ts';

interface Props {
  /** Symbols that the caller has already, which are offered first. */
  ownSymbols?: readonly OwnSymbol[];
  /** The name of the group of own symbols. */
  ownGroupLabel?: string;
  /** The key of the own symbol that is chosen when the dialog opens. */
  currentKey?: string | undefined;
  onPickOwn?(key: string): void;
  /** Offers to take a symbol from a file. */
  onFile?: (() => void) | undefined;
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

const NO_SYMBOLS: readonly OwnSymbol[] = [];

/** A dialog to search and pick one of Rollcall's symbols, or one that the caller has already. */
export function SymbolPicker({
  ownSymbols = NO_SYMBOLS,
  ownGroupLabel = '',
  currentKey,
  onPickOwn,
  onFile,
  onPick,
  onClose,
}: Props) {
  const translate = useTranslate();
  const { symbols, retry } = useSymbols();
  const symbolSet = useMemo(
    () => (symbols.kind === 'ready' ? addOwnSymbols(symbols.set, ownSymbols, ownGroupLabel) : undefined),
    [symbols, ownSymbols, ownGroupLabel],
  );
  return (
    <DialogFrame
      title={translate('symbols.title')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      {symbolSet !== undefined ? (
        <SymbolFinder
          symbolSet={symbolSet}
          ownSymbols={ownSymbols}
          currentKey={currentKey}
          onPickOwn={onPickOwn}
          onFile={onFile}
          onPick={onPick}
          onClose={onClose}
        />
      ) : symbols.kind !== 'failed' ? (
        <p className={css.waiting} role="status">
          {translate('symbols.loading')}
        </p>
      ) : (
        <Notice title={translate('symbols.failed')} text="" detail={symbols.reason}>
          <Button onPress={retry}>{translate('symbols.retry')}</Button>
        </Notice>
      )}
    </DialogFrame>
  );
}
