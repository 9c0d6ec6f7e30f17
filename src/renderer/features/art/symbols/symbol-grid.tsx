import { memo, type RefObject } from 'react';
import { GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components';
import type { SymbolEntry } from '../../../../shared/symbols/symbol-set.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './symbol-picker.module.css';

interface Props {
  symbols: readonly SymbolEntry[];
  chosenId: string | undefined;
  onChoose(symbolId: string): void;
  /** Called on Enter or a double click. */
  onConfirm(symbolId: string): void;
  gridRef: RefObject<HTMLDivElement | null>;
}

/** Cell sizes and gaps in pixels. React Aria fits as many columns as possible between the two cell widths. */
const GRID_LAYOUT = { minItemSize: new Size(92, 96), maxItemSize: new Size(120, 96), minSpace: new Size(4, 4) };

/** Shows the found symbols in a grid. Only visible symbols are rendered. Arrow keys move between symbols. */
export const SymbolGrid = memo(function SymbolGrid({ symbols, chosenId, onChoose, onConfirm, gridRef }: Props) {
  const translate = useTranslate();
  return (
    <Virtualizer layout={GridLayout} layoutOptions={GRID_LAYOUT}>
      <ListBox
        ref={gridRef}
        className={css.grid ?? ''}
        layout="grid"
        aria-label={translate('symbols.grid')}
        items={symbols}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosenId === undefined ? [] : [chosenId]}
        onSelectionChange={(selectedKeys) => {
          // React Aria reports 'all' only for lists with multiple selection.
          const [symbolId] = selectedKeys === 'all' ? [] : [...selectedKeys];
          if (symbolId !== undefined) onChoose(String(symbolId));
        }}
        onAction={(symbolId) => onConfirm(String(symbolId))}
        renderEmptyState={() => <p className={css.empty}>{translate('symbols.nothing')}</p>}
      >
        {(symbol) => (
          <ListBoxItem id={symbol.id} textValue={symbol.name} className={css.cell ?? ''} aria-label={symbol.name}>
            <svg viewBox={`0 0 ${symbol.width} ${symbol.height}`} aria-hidden="true">
              <path d={symbol.d} fillRule={symbol.evenOdd === true ? 'evenodd' : 'nonzero'} />
            </svg>
            <span>{symbol.name}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
});
