import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { getSharedSymbols } from '../../../../../shared/card/template/shared-symbols.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Drawing } from '../../../../../shared/document/schema.ts';
import { createSymbolDrawing } from '../../../../../shared/symbols/symbol-set.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { createLazyComponent } from '../../../../components/lazy/lazy-component.tsx';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { pickFiles } from '../../../../platform/pick-files.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { readSymbolFile } from '../../../factions/symbols/read-symbol-file.ts';
import { FormPart } from '../form-part.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import panels from './panels.module.css';

const SymbolPicker = createLazyComponent(
  async () => (await import('../../../art/symbols/symbol-picker.tsx')).SymbolPicker,
);

type Symbols = NonNullable<CardTemplate['symbols']>;

interface Props {
  value: CardTemplate['symbols'];
  canEdit: boolean;
  /** Receives undefined when the last symbol is removed. */
  onChange(nextSymbols: Symbols | undefined): void;
  /** Renames a symbol and all its uses. Undefined if no other part can refer to these symbols; `onChange` then renames. */
  onRename?(oldName: string, newName: string): void;
  onRemove?(symbolName: string): void;
}

/** Edits a list of named drawings, from Rollcall's symbols or from files. A drawing replaces the shared symbol with the same name. */
export function SymbolList({ value: symbols = {}, canEdit, onChange, onRename, onRemove }: Props) {
  const translate = useTranslate();
  const [pickedName, setPickedName] = useState<string>();
  const setSymbol = (symbolName: string, drawing: Drawing) =>
    onChange({ ...symbols, [symbolName]: drawing as Symbols[string] });
  const removeSymbol = (symbolName: string) => {
    const { [symbolName]: _removedSymbol, ...otherSymbols } = symbols;
    onChange(Object.keys(otherSymbols).length === 0 ? undefined : otherSymbols);
  };
  const loadFromFile = async (symbolName: string) => {
    const [pickedFile] = await pickFiles('.svg,image/svg+xml');
    if (pickedFile === undefined) return;
    const symbolFile = await readSymbolFile(translate, pickedFile, { signal: new AbortController().signal });
    if (symbolFile.kind === 'drawing')
      setSymbol(symbolName, symbolFile.isGrayscale ? symbolFile.recolored : symbolFile.original);
    else toast(symbolFile.kind === 'refused' ? symbolFile.reason : translate('studio.onlySvg'));
  };
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${translate('studio.symbols')} (${Object.keys(symbols).length})`}</span>
        <IconButton
          icon={<Plus />}
          label={translate('studio.addSymbol')}
          isDisabled={!canEdit}
          onPress={() => setPickedName(findFreeName(symbols))}
        />
      </div>
      {Object.entries(symbols).map(([symbolName, drawing]) => (
        <FormPart
          key={symbolName}
          summary={
            <>
              <span>{symbolName}</span>
              <SymbolPreview drawing={drawing} />
            </>
          }
        >
          <TextInput
            label={translate('studio.partName')}
            value={symbolName}
            isDisabled={!canEdit}
            onChange={(nextName) => {
              const trimmedName = nextName.trim();
              if (trimmedName === '' || Object.hasOwn(symbols, trimmedName))
                toast(translate(`studio.partRefused.${trimmedName === '' ? 'form' : 'taken'}`));
              else if (onRename !== undefined) onRename(symbolName, trimmedName);
              else
                onChange(
                  Object.fromEntries(
                    Object.entries(symbols).map(([entryName, entryDrawing]) => [
                      entryName === symbolName ? trimmedName : entryName,
                      entryDrawing,
                    ]),
                  ),
                );
            }}
          />
          {canEdit ? (
            <div className={panels.tools}>
              <Button kind="quiet" onPress={() => setPickedName(symbolName)}>
                {translate('studio.otherSymbol')}
              </Button>
              <Button kind="quiet" onPress={() => attempt(loadFromFile(symbolName))}>
                {translate('studio.symbolFile')}
              </Button>
              <RowMenu
                rowName={symbolName}
                actions={[
                  createRemoveAction(translate, () =>
                    onRemove === undefined ? removeSymbol(symbolName) : onRemove(symbolName),
                  ),
                ]}
              />
            </div>
          ) : null}
        </FormPart>
      ))}
      {pickedName === undefined ? null : (
        <Suspense fallback={null}>
          <SymbolPicker
            onPick={(pickedSymbol) => {
              setSymbol(pickedName, createSymbolDrawing(pickedSymbol));
              setPickedName(undefined);
            }}
            onClose={() => setPickedName(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function findFreeName(symbols: Symbols): string {
  const takenSymbols = { ...getSharedSymbols(), ...symbols };
  for (let suffix = 1; ; suffix += 1) if (!Object.hasOwn(takenSymbols, `symbol-${suffix}`)) return `symbol-${suffix}`;
}

/** Draws a symbol in the text color of the form instead of its own colors. */
function SymbolPreview({ drawing: { width, height, shapes } }: { drawing: Drawing }) {
  return (
    <svg className={panels.small} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ d: pathData, evenOdd }) => (
        <path key={pathData} d={pathData} fillRule={evenOdd ? 'evenodd' : undefined} />
      ))}
    </svg>
  );
}
