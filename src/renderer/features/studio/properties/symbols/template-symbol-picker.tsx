import { Suspense, useMemo } from 'react';
import { getSharedSymbols } from '../../../../../shared/card/template/shared-symbols.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Drawing } from '../../../../../shared/document/schema.ts';
import { createSymbolDrawing } from '../../../../../shared/symbols/symbol-set.ts';
import { splitExtension } from '../../../../../shared/text/file-name.ts';
import { createLazyComponent } from '../../../../components/lazy/lazy-component.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { pickFiles } from '../../../../platform/pick-files.ts';
import { getSymbolLabel } from '../../../../strings/studio/symbol-label.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { readSymbolFile } from '../../../factions/symbols/read-symbol-file.ts';

const SymbolPicker = createLazyComponent(
  async () => (await import('../../../art/symbols/symbol-picker.tsx')).SymbolPicker,
);

interface Props {
  /** The template's own symbols, which are offered first together with those that every template may use. */
  symbols: CardTemplate['symbols'];
  /** Whether the card shows a row of a deck, which has no alignment that a symbol could show. */
  isOfRow: boolean;
  currentName?: string | undefined;
  /** Whether symbols that are there already can be picked. */
  offersOwn: boolean;
  /** Receives the name of a symbol that elements can use already. */
  onPickOwn(symbolName: string): void;
  /** Receives a drawing that the template does not have yet, and its name. */
  onPickDrawing(name: string, drawing: Drawing): void;
  onClose(): void;
}

/** The dialog that picks a symbol for a template: one of its own, one of Rollcall's, or one from an SVG file. */
export function TemplateSymbolPicker({
  symbols,
  isOfRow,
  currentName,
  offersOwn,
  onPickOwn,
  onPickDrawing,
  onClose,
}: Props) {
  const translate = useTranslate();
  const ownSymbols = useMemo(
    () =>
      offersOwn
        ? Object.entries({ ...symbols, ...(isOfRow ? {} : getSharedSymbols()), ...symbols }).map(([key, drawing]) => ({
            key,
            label: getSymbolLabel(translate, symbols, key),
            drawing,
          }))
        : [],
    [symbols, isOfRow, offersOwn, translate],
  );
  const pickFile = async () => {
    const [pickedFile] = await pickFiles('.svg,image/svg+xml');
    if (pickedFile === undefined) return;
    const symbolFile = await readSymbolFile(translate, pickedFile, { signal: new AbortController().signal });
    if (symbolFile.kind === 'drawing')
      onPickDrawing(
        splitExtension(pickedFile.name)[0],
        symbolFile.isGrayscale ? symbolFile.recolored : symbolFile.original,
      );
    else toast(symbolFile.kind === 'refused' ? symbolFile.reason : translate('studio.onlySvg'));
  };
  return (
    <Suspense fallback={null}>
      <SymbolPicker
        ownSymbols={ownSymbols}
        ownGroupLabel={translate('studio.templateSymbols')}
        currentKey={currentName}
        onPickOwn={onPickOwn}
        onFile={() => attempt(pickFile())}
        onPick={(symbol) => onPickDrawing(symbol.name, createSymbolDrawing(symbol))}
        onClose={onClose}
      />
    </Suspense>
  );
}
