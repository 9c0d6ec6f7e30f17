import { useState } from 'react';
import { isRowTemplate } from '../../../../../shared/card/template/row-templates.ts';
import { getSharedSymbols } from '../../../../../shared/card/template/shared-symbols.ts';
import type { Edit } from '../../../../../shared/document/edit.ts';
import { addSymbol, chooseSymbolColor } from '../../../../../shared/studio/symbol-choice.ts';
import { findElement, setElementValue } from '../../../../../shared/studio/view.ts';
import { Button } from '../../../../components/button.tsx';
import { DrawingSvg } from '../../../../components/pictures/drawing-svg.tsx';
import { getSymbolLabel } from '../../../../strings/studio/symbol-label.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { FormSource } from '../form-source.ts';
import css from '../properties.module.css';
import symbolCss from './symbol-field.module.css';
import { TemplateSymbolPicker } from './template-symbol-picker.tsx';

interface Props {
  label: string;
  symbolName: string | undefined;
  formSource: FormSource;
  /** Whether the property may be removed. */
  isOptional: boolean;
  /** Receives the name of the symbol and the edits that add it to the template. Undefined removes the property. */
  onChange(symbolName: string | undefined, otherEdits: readonly Edit[]): void;
}

/** Shows the symbol of an element and changes it in a dialog with all symbols. */
export function SymbolField({ label, symbolName, formSource, isOptional, onChange }: Props) {
  const translate = useTranslate();
  const [isPickerOpen, setPickerOpen] = useState(false);
  const { template, canEdit } = formSource;
  const drawing = symbolName === undefined ? undefined : { ...getSharedSymbols(), ...template.symbols }[symbolName];
  const shownName =
    symbolName === undefined || symbolName === '' ? undefined : getSymbolLabel(translate, template.symbols, symbolName);
  const choose = (nextName: string, symbolEdits: readonly Edit[]) => {
    setPickerOpen(false);
    onChange(nextName, [...symbolEdits, ...createColorEdits(formSource)]);
  };
  return (
    <div className={symbolCss.field}>
      <span className={css.label}>{label}</span>
      <div className={symbolCss.row}>
        <Button
          isDisabled={!canEdit}
          aria-label={translate('studio.chooseSymbol', { label, name: shownName ?? translate('studio.none') })}
          onPress={() => setPickerOpen(true)}
        >
          {drawing === undefined ? null : (
            <span className={symbolCss.preview}>
              <DrawingSvg drawing={drawing} />
            </span>
          )}
          <span className={symbolCss.name}>{shownName ?? translate('studio.noSymbol')}</span>
        </Button>
        {isOptional && symbolName !== undefined && canEdit ? (
          <Button
            kind="quiet"
            aria-label={translate('studio.removeSymbol', { label })}
            onPress={() => onChange(undefined, [])}
          >
            {translate('studio.noSymbolShort')}
          </Button>
        ) : null}
      </div>
      {isPickerOpen ? (
        <TemplateSymbolPicker
          symbols={template.symbols}
          isOfRow={isRowTemplate(template)}
          currentName={symbolName}
          offersOwn
          onPickOwn={(ownName) => choose(ownName, [])}
          onPickDrawing={(preferredName, pickedDrawing) => {
            const added = addSymbol(template, preferredName, pickedDrawing);
            if (added === undefined) toast(translate('studio.partRefused.full'));
            else choose(added.name, added.edits);
          }}
          onClose={() => setPickerOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** Returns the edits that color a symbol so that it is visible on the shapes below. A color that the user has chosen stays. */
function createColorEdits({ template, elementAddress, isOtherSize }: FormSource): readonly Edit[] {
  if (elementAddress === undefined || isOtherSize) return [];
  const studioView = { template, size: undefined };
  const element = findElement(studioView, elementAddress)?.element;
  if (element?.kind !== 'symbol' || element.tint !== undefined) return [];
  const color = chooseSymbolColor(studioView, elementAddress);
  return color === 'primary' ? [] : setElementValue(studioView, elementAddress, '/tint', color);
}
