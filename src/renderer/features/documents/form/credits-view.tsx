import { Shapes, Trash2 } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import { chooseSetSymbol } from '../../../../shared/document/number-cards.ts';
import type { Drawing } from '../../../../shared/document/schema.ts';
import { CREDIT_LABELS, type CreditPointer } from '../../../../shared/form/credits-section.ts';
import { createSymbolDrawing } from '../../../../shared/symbols/symbol-set.ts';
import { Button } from '../../../components/button.tsx';
import field from '../../../components/inputs/field.module.css';
import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { DrawingSvg } from '../../../components/pictures/drawing-svg.tsx';
import { useDocumentEdits, useField } from '../../../fields/document-port.ts';
import { createNameSuggester } from '../../../fields/entry-choices.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { focusAfterUpdate } from '../../../fields/focus-after-update.ts';
import { useFormPort } from '../../../fields/form-port.ts';
import { NameRow } from '../../../fields/name-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

const SymbolPicker = createLazyPart(async () => (await import('../../art/symbols/symbol-picker.tsx')).SymbolPicker);
const SymbolOrigin = createLazyPart(async () => (await import('../../art/symbols/symbol-origin.tsx')).SymbolOrigin);

const NO_NAMES: readonly string[] = [];

/** Edits the credit line. It suggests what other characters have, since the cards of a set have the same set and makers. */
export function CreditsView() {
  const translate = useTranslate();
  const { value: image } = useField('/art/image');
  const applySet = useSetChange();
  const applyKnownSet = useCallback(
    (setName: string, _document: unknown, previousName: string) => applySet(setName, previousName),
    [applySet],
  );
  return (
    <>
      <p className={css.quiet}>{translate('credits.hint')}</p>
      <div className={css.pair}>
        <SuggestedRow pointer="/credits/set" onPick={applyKnownSet} onNewName={applySet} />
        <SymbolField />
        <TextRow
          pointer="/credits/number"
          label={CREDIT_LABELS['/credits/number'](translate)}
          placeholder="012/024"
          isOptional
        />
        <TextRow
          pointer="/credits/version"
          label={CREDIT_LABELS['/credits/version'](translate)}
          placeholder="1.0"
          isOptional
        />
        {/* An image has its own maker, who stays with it; a drawing has none. */}
        <SuggestedRow pointer={image === undefined ? '/credits/artist' : '/art/image/credit'} />
        <SuggestedRow pointer="/credits/copyright" placeholder={translate('credits.copyrightPlaceholder')} />
      </div>
    </>
  );
}

interface SuggestedProps {
  pointer: CreditPointer;
  placeholder?: string;
  onPick?: (name: string, document: unknown, previousName: string) => void;
  onNewName?: (name: string, previousName: string) => void;
}

/** A text with suggestions from other characters. */
function SuggestedRow({ pointer, placeholder, onPick, onNewName }: SuggestedProps) {
  const translate = useTranslate();
  const listNames = useFormPort().getNameLister(pointer, NO_NAMES);
  const getSuggestions = useMemo(() => createNameSuggester(listNames), [listNames]);
  return (
    <NameRow
      pointer={pointer}
      label={CREDIT_LABELS[pointer](translate)}
      placeholder={placeholder}
      getSuggestions={getSuggestions}
      onPick={onPick}
      onNewName={onNewName}
      isOptional
    />
  );
}

/** Returns a function that puts the character into a set and gives it the symbol of that set, see `chooseSetSymbol`. */
function useSetChange(): (setName: string, previousName: string) => void {
  const { edit } = useDocumentEdits();
  const { findSetSymbol } = useFormPort();
  const { value } = useField('/credits/symbol');
  const symbol = value as Drawing | undefined;
  return useCallback(
    (setName: string, previousName: string) => {
      // An emptied field is usually about to get another name, so the symbol stays.
      if (setName === '') return;
      const previousCredits = { set: previousName, ...(symbol === undefined ? {} : { symbol }) };
      const newSymbol = chooseSetSymbol(previousCredits, setName, findSetSymbol(setName));
      edit([
        { op: 'set', path: '/credits/set', value: setName },
        ...(newSymbol === symbol ? [] : [setOrRemove('/credits/symbol', newSymbol)]),
      ]);
    },
    [edit, findSetSymbol, symbol],
  );
}

/** Chooses the symbol of the set from Rollcall's symbols. */
function SymbolField() {
  const translate = useTranslate();
  const { value, setValue } = useField('/credits/symbol');
  const [isPickerOpen, setPickerOpen] = useState(false);
  const labelId = useId();
  const symbol = value as Drawing | undefined;
  return (
    <FieldFrame pointer="/credits/symbol">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
      <div className={css.symbolField} role="group" aria-labelledby={labelId}>
        <span className={field.label} id={labelId}>
          {CREDIT_LABELS['/credits/symbol'](translate)}
        </span>
        <div className={css.symbolButtons}>
          {symbol === undefined ? null : (
            <span className={css.symbolMark}>
              <DrawingSvg drawing={symbol} />
            </span>
          )}
          <Button icon={<Shapes />} onPress={() => setPickerOpen(true)}>
            {translate(symbol === undefined ? 'credits.chooseSymbol' : 'credits.changeSymbol')}
          </Button>
          {symbol === undefined ? null : (
            <Button
              kind="quiet"
              icon={<Trash2 />}
              aria-label={translate('credits.removeSymbol')}
              onPress={() => {
                setValue(undefined);
                focusAfterUpdate('[data-path="/credits/symbol"] button');
              }}
            />
          )}
        </div>
        {symbol === undefined ? null : <SymbolOrigin drawing={symbol} />}
      </div>
      {isPickerOpen ? (
        <SymbolPicker
          onClose={() => setPickerOpen(false)}
          onPick={(picked) => {
            setPickerOpen(false);
            setValue(createSymbolDrawing(picked));
          }}
        />
      ) : null}
    </FieldFrame>
  );
}
