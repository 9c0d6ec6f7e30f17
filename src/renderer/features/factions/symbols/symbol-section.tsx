import { FileUp, Shapes, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import type { Drawing, Faction } from '../../../../shared/document/schema.ts';
import { applyFactionColors, listColors } from '../../../../shared/symbols/svg/import-svg.ts';
import { createSymbolDrawing } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { Refusal } from '../../../fields/refusal.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { Section } from '../../documents/form/section.tsx';
import { FactionMark } from '../mark.tsx';
import type { SymbolFileResult } from './own-symbol.ts';
import type { Imported } from './svg-symbol.ts';
import { SymbolOrigin } from './symbol-origin.tsx';
import { SymbolPicker } from './symbol-picker.tsx';
import css from './symbol-section.module.css';
import { type FileReading, useReading } from './use-reading.ts';

/** The symbol of a faction: picked from the set, or a file of the user by dialog, drop or paste. */
export function SymbolSection({ faction }: { faction: Faction }) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const wears = (faction.symbol ?? faction.symbolImage) !== undefined;
  const [picking, setPicking] = useState(false);
  const [taken, setTaken] = useState<SymbolFileResult>();
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const put = useMemo(
    () => (drawing: Drawing | undefined, image?: string) =>
      edit([
        setOrRemove('/symbol', drawing),
        setOrRemove('/symbolImage', image === undefined ? undefined : { src: image }),
      ]),
    [edit],
  );
  const take = useMemo(
    () => (next: SymbolFileResult) => {
      setTaken(next);
      if (next.kind === 'refused') return;
      if (next.kind === 'picture') put(undefined, next.src);
      else put(next.grey ? next.tinted : next.own);
      toast(translate('factions.imported', { name: shortenName(next.name) }));
    },
    [put, translate],
  );
  const reading = useReading(take);
  const onTransfer = useEffectEvent((data: DataTransfer) => reading.transfer(data));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      // A paste into a text box is not a symbol.
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof HTMLElement && target.matches('input, textarea'))) return;
      onTransfer(clipboardData);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      reading.transfer(event.dataTransfer);
    },
  };

  return (
    <Section title={translate('factions.symbol')}>
      <FieldFrame path="/symbol" hint={translate('factions.symbolHint')}>
        <div className={css.symbol} data-over={over || undefined} {...drop}>
          <div className={css.large}>
            <FactionMark faction={faction} />
          </div>
          <div className={css.side}>
            <div className={css.buttons}>
              <Button kind="primary" icon={<Shapes />} onPress={() => setPicking(true)}>
                {translate('factions.choose')}
              </Button>
              <Button icon={<FileUp />} onPress={() => file.current?.click()}>
                {translate('factions.ownFile')}
              </Button>
              <Button
                icon={<Trash2 />}
                isDisabled={!wears}
                onPress={() => {
                  setTaken(undefined);
                  put(undefined);
                }}
              >
                {translate('factions.removeSymbol')}
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".svg,image/svg+xml,.png,image/png"
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  event.target.value = '';
                  if (chosen !== undefined) reading.file(chosen);
                }}
              />
            </div>
            <p className={css.quiet}>{translate('factions.dropHint')}</p>
            {wears ? <SmallPrint faction={faction} /> : null}
          </div>
        </div>
        <div className={css.after}>
          {reading.busy ? <Busy reading={reading} /> : <Outcome taken={taken} />}
          <Recolour faction={faction} taken={taken} put={put} />
          {faction.symbol === undefined ? null : <SymbolOrigin drawing={faction.symbol} />}
        </div>
      </FieldFrame>
      {picking ? (
        <SymbolPicker
          onClose={() => setPicking(false)}
          onPick={(symbol) => {
            setPicking(false);
            setTaken(undefined);
            put(createSymbolDrawing(symbol));
          }}
        />
      ) : null}
    </Section>
  );
}

/** The symbol at the size of a card, in color and in gray. */
function SmallPrint({ faction }: { faction: Faction }) {
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

/** Shown while a file is read, which is usually very short. */
function Busy({ reading }: { reading: FileReading }) {
  const translate = useTranslate();
  return (
    <div className={css.busy} role="status">
      {translate('factions.reading')} <Button onPress={reading.stop}>{translate('factions.stop')}</Button>
    </div>
  );
}

/** The reason why a file was refused, or what could not be imported. */
function Outcome({ taken }: { taken: SymbolFileResult | undefined }) {
  const translate = useTranslate();
  if (taken === undefined) return null;
  if (taken.kind === 'refused') {
    return (
      <Refusal className={css.refused} message={`${translate('factions.notTaken')}. ${taken.reason}`}>
        <strong>{translate('factions.notTaken')}.</strong> {taken.reason}
      </Refusal>
    );
  }
  const notes = taken.kind === 'picture' ? [translate('factions.pngColours')] : taken.notes;
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} role="status">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

interface RecolourProps {
  faction: Faction;
  taken: SymbolFileResult | undefined;
  put(drawing: Drawing): void;
}

/** Applies the faction's colors to a drawing with colors of its own, or restores the colors of a file that was just imported. */
function Recolour({ faction, taken, put }: RecolourProps) {
  const translate = useTranslate();
  const { symbol } = faction;
  const file: Imported | undefined = taken?.kind === 'drawing' ? taken : undefined;
  if (symbol === undefined) return null;
  if (listColors(symbol).length > 0) {
    return (
      <div>
        <Button onPress={() => put(applyFactionColors(symbol))}>{translate('factions.toFaction')}</Button>
      </div>
    );
  }
  if (file === undefined || listColors(file.own).length === 0) return null;
  return (
    <div>
      <Button onPress={() => put(file.own)}>{translate('factions.toOwn')}</Button>
    </div>
  );
}
