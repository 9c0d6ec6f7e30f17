import type { SymbolEntry } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { SymbolFinder } from './symbol-finder.tsx';
import css from './symbol-picker.module.css';
import { useSymbols } from './use-symbols.ts';

interface Props {
  onPick(symbol: SymbolEntry): void;
  onClose(): void;
}

/** A dialog to search and pick one of Rollcall's symbols. */
export function SymbolPicker({ onPick, onClose }: Props) {
  const translate = useTranslate();
  const { symbols, retry } = useSymbols();
  return (
    <DialogFrame
      title={translate('symbols.title')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      {symbols.kind === 'ready' ? (
        <SymbolFinder symbolSet={symbols.set} onPick={onPick} onClose={onClose} />
      ) : symbols.kind === 'loading' ? (
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
