import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Drawing } from '../../../../../shared/document/schema.ts';
import { findFreeSymbolName } from '../../../../../shared/studio/symbol-choice.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { FormPart } from '../form-part.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import { TemplateSymbolPicker } from '../symbols/template-symbol-picker.tsx';
import panels from './panels.module.css';

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
  // Without a name, a further symbol is added.
  const [pickTarget, setPickTarget] = useState<{ readonly replacedName?: string }>();
  const setSymbol = (symbolName: string, drawing: Drawing) =>
    onChange({ ...symbols, [symbolName]: drawing as Symbols[string] });
  const removeSymbol = (symbolName: string) => {
    const { [symbolName]: _removedSymbol, ...otherSymbols } = symbols;
    onChange(Object.keys(otherSymbols).length === 0 ? undefined : otherSymbols);
  };
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${translate('studio.symbols')} (${Object.keys(symbols).length})`}</span>
        <IconButton
          icon={<Plus />}
          label={translate('studio.addSymbol')}
          isDisabled={!canEdit}
          onPress={() => setPickTarget({})}
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
              <Button kind="quiet" onPress={() => setPickTarget({ replacedName: symbolName })}>
                {translate('studio.otherSymbol')}
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
      {pickTarget === undefined ? null : (
        <TemplateSymbolPicker
          symbols={symbols}
          isOfRow={false}
          offersOwn={false}
          onPickOwn={() => setPickTarget(undefined)}
          onPickDrawing={(preferredName, drawing) => {
            setSymbol(pickTarget.replacedName ?? findFreeSymbolName(symbols, preferredName), drawing);
            setPickTarget(undefined);
          }}
          onClose={() => setPickTarget(undefined)}
        />
      )}
    </div>
  );
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
