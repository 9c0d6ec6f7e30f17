import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sharedSymbols } from '../../../../../shared/card/template/shared-symbols.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Drawing } from '../../../../../shared/document/schema.ts';
import { symbolDrawing } from '../../../../../shared/symbols/set.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { lazyComponent } from '../../../../components/lazy/lazy-component.tsx';
import { RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { pickFiles } from '../../../../platform/pick-files.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { symbolFromFile } from '../../../factions/symbols/own-symbol.ts';
import { FormPart } from '../form-part.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import panels from './panels.module.css';

const SymbolPicker = lazyComponent(
  async () => (await import('../../../factions/symbols/symbol-picker.tsx')).SymbolPicker,
);

type Symbols = NonNullable<CardTemplate['symbols']>;

interface Props {
  value: CardTemplate['symbols'];
  canEdit: boolean;
  /** Undefined where there are none. */
  onChange(value: Symbols | undefined): void;
  /** By which symbols get other names, or go, where others name them; absent = nobody does. */
  onRename?(from: string, to: string): void;
  onRemove?(name: string): void;
}

/** Drawings by name: from Rollcall's symbols, from a file; one of the name of a shared symbol takes its place. */
export function SymbolList({ value = {}, canEdit, onChange, onRename, onRemove }: Props) {
  const translate = useTranslate();
  const [picking, setPicking] = useState<string>();
  const put = (name: string, drawing: Drawing) => onChange({ ...value, [name]: drawing as Symbols[string] });
  const without = (name: string) => {
    const { [name]: _, ...others } = value;
    onChange(Object.keys(others).length === 0 ? undefined : others);
  };
  const fromFile = async (name: string) => {
    const [file] = await pickFiles('.svg,image/svg+xml');
    if (file === undefined) return;
    const read = await symbolFromFile(translate, file, { signal: new AbortController().signal });
    if (read.kind === 'drawing') put(name, read.grey ? read.tinted : read.own);
    else toast(read.kind === 'refused' ? read.reason : translate('studio.onlySvg'));
  };
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${translate('studio.symbols')} (${Object.keys(value).length})`}</span>
        <IconButton
          icon={<Plus />}
          label={translate('studio.addSymbol')}
          isDisabled={!canEdit}
          onPress={() => setPicking(freeName(value))}
        />
      </div>
      {Object.entries(value).map(([name, drawing]) => (
        <FormPart
          key={name}
          summary={
            <>
              <span>{name}</span>
              <Small drawing={drawing} />
            </>
          }
        >
          <TextInput
            label={translate('studio.partName')}
            value={name}
            isDisabled={!canEdit}
            onChange={(to) => {
              const next = to.trim();
              if (next === '' || Object.hasOwn(value, next))
                toast(translate(`studio.partRefused.${next === '' ? 'form' : 'taken'}`));
              else if (onRename !== undefined) onRename(name, next);
              else
                onChange(
                  Object.fromEntries(Object.entries(value).map(([key, one]) => [key === name ? next : key, one])),
                );
            }}
          />
          {canEdit ? (
            <div className={panels.tools}>
              <Button kind="quiet" onPress={() => setPicking(name)}>
                {translate('studio.otherSymbol')}
              </Button>
              <Button kind="quiet" onPress={() => attempt(fromFile(name))}>
                {translate('studio.symbolFile')}
              </Button>
              <RowMenu
                name={name}
                actions={[removeAction(translate, () => (onRemove === undefined ? without(name) : onRemove(name)))]}
              />
            </div>
          ) : null}
        </FormPart>
      ))}
      {picking === undefined ? null : (
        <Suspense fallback={null}>
          <SymbolPicker
            onPick={(symbol) => {
              put(picking, symbolDrawing(symbol));
              setPicking(undefined);
            }}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function freeName(symbols: Symbols): string {
  const taken = { ...sharedSymbols(), ...symbols };
  for (let n = 1; ; n += 1) if (!Object.hasOwn(taken, `symbol-${n}`)) return `symbol-${n}`;
}

/** In the ink of the form, whatever its own colours are. */
function Small({ drawing: { width, height, shapes } }: { drawing: Drawing }) {
  return (
    <svg className={panels.small} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ d, evenOdd }) => (
        <path key={d} d={d} fillRule={evenOdd ? 'evenodd' : undefined} />
      ))}
    </svg>
  );
}
