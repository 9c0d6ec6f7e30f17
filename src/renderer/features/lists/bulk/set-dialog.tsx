import { useId, useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { changeSet, formatCardNumber } from '../../../../shared/document/number-cards.ts';
import type { Character, Drawing } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import fieldCss from '../../../components/inputs/field.module.css';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { DrawingSvg } from '../../../components/pictures/drawing-svg.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { setCardSet } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface SetDialogProps {
  /** The characters in the order in which they are numbered. */
  characters: readonly Character[];
  onClose(): void;
}

const MAX_NUMBER = 9999;

/** Puts several characters into a set, and numbers their cards in the order of the list. */
export function SetDialog({ characters, onClose }: SetDialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const libraryCharacters = useDocuments('characters');
  const namesId = useId();
  const knownSets = useMemo(
    () => [...new Set(libraryCharacters.flatMap(({ credits }) => credits?.set ?? []))].filter((name) => name !== ''),
    [libraryCharacters],
  );
  const [setName, setSetName] = useState(() => findCommonSet(characters));
  const [isNumbering, setNumbering] = useState(true);
  const [first, setFirst] = useState(1);
  const [total, setTotal] = useState(characters.length);
  const last = first + characters.length - 1;
  const shownTotal = Math.max(total, last);
  const trimmedName = setName.trim();
  const findSymbol = useMemo(
    () => createSymbolFinder(libraryCharacters, trimmedName),
    [libraryCharacters, trimmedName],
  );
  return (
    <DialogFrame
      title={translate('bulk.setOf', { count: characters.length })}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(
            setCardSet(translate, library, characters, {
              set: trimmedName,
              findSymbol,
              numbers: isNumbering ? { first, total: shownTotal } : undefined,
            }),
          );
          onClose();
        }}
      >
        <TextField className={fieldCss.field ?? ''} value={setName} onChange={setSetName} autoFocus>
          <Label className={fieldCss.label}>{translate('labels.set')}</Label>
          <Input className={fieldCss.input ?? ''} list={namesId} />
          <datalist id={namesId}>
            {knownSets.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </TextField>
        <SymbolPreview characters={characters} setName={trimmedName} findSymbol={findSymbol} />
        <Switch label={translate('bulk.numberCards')} isOn={isNumbering} onChange={setNumbering} />
        {isNumbering ? (
          <>
            <div className={css.numbers}>
              <NumberBox
                label={translate('bulk.firstNumber')}
                value={first}
                min={1}
                max={MAX_NUMBER}
                onChange={setFirst}
              />
              <NumberBox
                label={translate('bulk.setSize')}
                value={shownTotal}
                min={last}
                max={Math.max(MAX_NUMBER, last)}
                onChange={setTotal}
              />
            </div>
            <p className={css.hint}>
              {translate('bulk.numbersHint', {
                first: formatCardNumber(first, shownTotal),
                last: formatCardNumber(last, shownTotal),
              })}
            </p>
          </>
        ) : null}
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={!isNumbering && trimmedName === ''}>
            {translate('bulk.apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

type SymbolFinder = (character: Character) => Drawing | undefined;

/** Returns a function that finds the symbol of a set for a character: that of a character of the same game, or else of any. */
function createSymbolFinder(libraryCharacters: readonly Character[], setName: string): SymbolFinder {
  const symbolByGame = new Map<string, Drawing>();
  for (const { ruleset, credits } of setName === '' ? [] : libraryCharacters) {
    if (credits?.set === setName && credits.symbol !== undefined && !symbolByGame.has(ruleset))
      symbolByGame.set(ruleset, credits.symbol);
  }
  const [anySymbol] = symbolByGame.values();
  return ({ ruleset }) => symbolByGame.get(ruleset) ?? anySymbol;
}

interface PreviewProps {
  characters: readonly Character[];
  setName: string;
  findSymbol: SymbolFinder;
}

/** Shows the symbols that cards get with the set, and says how many lose the symbol of their previous set. */
function SymbolPreview({ characters, setName, findSymbol }: PreviewProps) {
  const translate = useTranslate();
  const symbols = [...new Set(characters.flatMap((character) => findSymbol(character) ?? []))];
  const lostCount = changeSet(characters, { set: setName, findSymbol }).filter(
    ({ credits }, index) => credits?.symbol === undefined && characters[index]?.credits?.symbol !== undefined,
  ).length;
  return (
    <>
      {symbols.length === 0 ? null : (
        <div className={css.symbols}>
          {symbols.map((symbol) => (
            <span key={JSON.stringify(symbol)}>
              <DrawingSvg drawing={symbol} />
            </span>
          ))}
          <p className={css.hint}>{translate('bulk.symbolHint')}</p>
        </div>
      )}
      {lostCount === 0 ? null : <p className={css.hint}>{translate('bulk.symbolsLost', { count: lostCount })}</p>}
    </>
  );
}

/** Returns the set that all characters have, or an empty text. */
function findCommonSet(characters: readonly Character[]): string {
  const [firstCharacter] = characters;
  const setName = firstCharacter?.credits?.set ?? '';
  return characters.every(({ credits }) => (credits?.set ?? '') === setName) ? setName : '';
}
