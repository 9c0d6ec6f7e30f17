import { memo, type RefObject } from 'react';
import { GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components';
import type { SymbolEntry } from '../../../../shared/symbols/symbol-set.ts';
import { DrawingSvg } from '../../../components/pictures/drawing-svg.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { OwnSymbol } from './own-symbols.ts';
import css from './symbol-picker.module.css';

interface Props {
  symbols: readonly SymbolEntry[];
  ownSymbolById: ReadonlyMap<string, OwnSymbol>;
  chosenId: string | undefined;
  onChoose(symbolId: string): void;
  /** Called on Enter or a double click. */
  onConfirm(symbolId: string): void;
  gridRef: RefObject<HTMLDivElement | null>;
}

/** Cell sizes and gaps in pixels. React Aria fits as many columns as possible between the two cell widths. */
const GRID_LAYOUT = { minItemSize: new Size(92, 96), maxItemSize: new Size(120, 96), minSpace: new Size(4, 4) };

/** Shows the found symbols in a grid. Only visible symbols are rendered. Arrow keys move between symbols. */
export const SymbolGrid = memo(function SymbolGrid({
  symbols,
  ownSymbolById,
  chosenId,
  onChoose,
  onConfirm,
  gridRef,
}: Props) {
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
            <SymbolShape symbol={symbol} ownSymbol={ownSymbolById.get(symbol.id)} />
            <span>{symbol.name}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
});

/** Draws a built-in symbol in the text color, and an own one in its own colors on white, as it is printed. */
function SymbolShape({ symbol, ownSymbol }: { symbol: SymbolEntry; ownSymbol: OwnSymbol | undefined }) {
  if (ownSymbol !== undefined)
    return (
      <span className={css.own}>
        <DrawingSvg drawing={ownSymbol.drawing} />
      </span>
    );
  return (
    <svg viewBox={`0 0 ${symbol.width} ${symbol.height}`} aria-hidden="true">
      <path d={symbol.d} fillRule={symbol.evenOdd === true ? 'evenodd' : 'nonzero'} />
    </svg>
  );
}
