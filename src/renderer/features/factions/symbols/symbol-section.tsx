import { FileUp, Shapes, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import type { Drawing, Faction } from '../../../../shared/document/schema.ts';
import { applyFactionColors, listColors } from '../../../../shared/symbols/svg/import-svg.ts';
import { createSymbolDrawing } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { FileRefusal } from '../../../fields/file-refusal.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { SymbolOrigin } from '../../art/symbols/symbol-origin.tsx';
import { SymbolPicker } from '../../art/symbols/symbol-picker.tsx';
import { Section } from '../../documents/form/section.tsx';
import { FactionMark } from '../faction-mark.tsx';
import type { SymbolFileResult } from './read-symbol-file.ts';
import type { ImportedSymbol } from './svg-symbol.ts';
import css from './symbol-section.module.css';
import { type SymbolReader, useSymbolReader } from './use-symbol-reader.ts';

/** The symbol of a faction: picked from the set, or a file of the user by dialog, drop or paste. */
export function SymbolSection({ faction }: { faction: Faction }) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const hasSymbol = (faction.symbol ?? faction.symbolImage) !== undefined;
  const [isPickerOpen, setPickerOpen] = useState(false);
  const [importResult, setImportResult] = useState<SymbolFileResult>();
  const [isDropTarget, setDropTarget] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const saveSymbol = useMemo(
    () => (drawing: Drawing | undefined, imageSource?: string) =>
      edit([
        setOrRemove('/symbol', drawing),
        setOrRemove('/symbolImage', imageSource === undefined ? undefined : { src: imageSource }),
      ]),
    [edit],
  );
  const applyResult = useMemo(
    () => (newResult: SymbolFileResult) => {
      setImportResult(newResult);
      if (newResult.kind === 'refused') return;
      if (newResult.kind === 'picture') saveSymbol(undefined, newResult.src);
      else saveSymbol(newResult.isGrayscale ? newResult.recolored : newResult.original);
      toast(translate('factions.imported', { name: shortenName(newResult.name) }));
    },
    [saveSymbol, translate],
  );
  const reader = useSymbolReader(applyResult);
  const onTransfer = useEffectEvent((dataTransfer: DataTransfer) => reader.readTransfer(dataTransfer));
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      // A paste into a text box is not a symbol.
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof HTMLElement && target.matches('input, textarea'))) return;
      onTransfer(clipboardData);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, []);

  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDropTarget(true);
    },
    onDragLeave: () => setDropTarget(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDropTarget(false);
      reader.readTransfer(event.dataTransfer);
    },
  };

  return (
    <Section title={translate('factions.symbol')}>
      <FieldFrame pointer="/symbol" hint={translate('factions.symbolHint')}>
        <div className={css.symbol} data-over={isDropTarget || undefined} {...dropHandlers}>
          <div className={css.large}>
            <FactionMark faction={faction} />
          </div>
          <div className={css.side}>
            <div className={css.buttons}>
              <Button kind="primary" icon={<Shapes />} onPress={() => setPickerOpen(true)}>
                {translate('factions.choose')}
              </Button>
              <Button icon={<FileUp />} onPress={() => fileInput.current?.click()}>
                {translate('factions.ownFile')}
              </Button>
              <Button
                icon={<Trash2 />}
                isDisabled={!hasSymbol}
                onPress={() => {
                  setImportResult(undefined);
                  saveSymbol(undefined);
                }}
              >
                {translate('factions.removeSymbol')}
              </Button>
              <input
                ref={fileInput}
                type="file"
                hidden
                accept=".svg,image/svg+xml,.png,image/png"
                onChange={(event) => {
                  const [chosenFile] = event.target.files ?? [];
                  event.target.value = '';
                  if (chosenFile !== undefined) reader.readFile(chosenFile);
                }}
              />
            </div>
            <p className={css.quiet}>{translate('factions.dropHint')}</p>
            {hasSymbol ? <SmallPreview faction={faction} /> : null}
          </div>
        </div>
        <div className={css.after}>
          {reader.isReading ? <ReadingStatus reader={reader} /> : <ImportOutcome importResult={importResult} />}
          <RecolorButton faction={faction} importResult={importResult} saveSymbol={saveSymbol} />
          {faction.symbol === undefined ? null : <SymbolOrigin drawing={faction.symbol} />}
        </div>
      </FieldFrame>
      {isPickerOpen ? (
        <SymbolPicker
          onClose={() => setPickerOpen(false)}
          onPick={(symbol) => {
            setPickerOpen(false);
            setImportResult(undefined);
            saveSymbol(createSymbolDrawing(symbol));
          }}
        />
      ) : null}
    </Section>
  );
}

/** The symbol at the size of a card, in color and in gray. */
function SmallPreview({ faction }: { faction: Faction }) {
  const translate = useTranslate();
  return (
    <div className={css.small}>
      <span className={css.true}>
        <FactionMark faction={faction} />
      </span>
      <span className={css.true} data-grey>
        <FactionMark faction={faction} />
      </span>
      <span className={css.quiet}>{translate('factions.small')}</span>
    </div>
  );
}

/** Shows that a file is being read, which usually takes only a moment. */
function ReadingStatus({ reader }: { reader: SymbolReader }) {
  const translate = useTranslate();
  return (
    <div className={css.busy} role="status">
      {translate('factions.reading')} <Button onPress={reader.stop}>{translate('factions.stop')}</Button>
    </div>
  );
}

/** Shows why a file was refused, or what could not be imported. */
function ImportOutcome({ importResult }: { importResult: SymbolFileResult | undefined }) {
  const translate = useTranslate();
  if (importResult === undefined) return null;
  if (importResult.kind === 'refused') {
    return (
      <FileRefusal className={css.refused} message={`${translate('factions.notTaken')}. ${importResult.reason}`}>
        <strong>{translate('factions.notTaken')}.</strong> {importResult.reason}
      </FileRefusal>
    );
  }
  const notes = importResult.kind === 'picture' ? [translate('factions.pngColours')] : importResult.notes;
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} role="status">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

interface RecolorProps {
  faction: Faction;
  importResult: SymbolFileResult | undefined;
  saveSymbol(drawing: Drawing): void;
}

/** Applies the faction's colors to a drawing with colors of its own, or restores the colors of a file that was just imported. */
function RecolorButton({ faction, importResult, saveSymbol }: RecolorProps) {
  const translate = useTranslate();
  const { symbol } = faction;
  const importedFile: ImportedSymbol | undefined = importResult?.kind === 'drawing' ? importResult : undefined;
  if (symbol === undefined) return null;
  if (listColors(symbol).length > 0) {
    return (
      <div>
        <Button onPress={() => saveSymbol(applyFactionColors(symbol))}>{translate('factions.toFaction')}</Button>
      </div>
    );
  }
  if (importedFile === undefined || listColors(importedFile.original).length === 0) return null;
  return (
    <div>
      <Button onPress={() => saveSymbol(importedFile.original)}>{translate('factions.toOwn')}</Button>
    </div>
  );
}
