import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FieldChance } from '../../../../shared/compare/compare-rules.ts';
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameWithPart } from '../../../../shared/games/parts.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { useFindingIndex } from '../../../fields/document-port.ts';
import { type FindingIndex, getFindingsBelow } from '../../../fields/finding-index.ts';
import { describeMiddle, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Chances, useChances } from '../comparison-data.ts';

/** A chance as shown next to its field. */
export interface ShownChance {
  readonly percent: string;
  /** The purpose of the roll, for example `to hit`. */
  readonly outcome: string;
  /** A sentence that says what is rolled against what. */
  readonly explanation: string;
}

/** All chances of a character, and the chances shown next to fields, by the pointer of the field. */
interface ChancesState {
  readonly chances?: Chances | undefined;
  readonly shownChances: ReadonlyMap<string, ShownChance>;
}

/** The context holds a store and not the chances themselves, so that a field is rendered only if its own chance changes. */
const createChancesStore = (chancesState: ChancesState) => createStore(() => chancesState);
const ChancesContext = createContext(createChancesStore({ shownChances: new Map() }));

interface Props {
  game: GameWithPart<'comparison'>;
  /** A deferred copy, so that typing is not delayed. */
  deferredCharacter: Character;
  children: ReactNode;
}

/** Provides the form and the panel with the chances of a character's rolls. */
export function ChancesProvider({ game, deferredCharacter, children }: Props) {
  const translate = useTranslate();
  const allChances = useChances(game, deferredCharacter);
  const findings = useFindingIndex();
  const chances = useMemo(() => removeIllegalChances(allChances, findings), [allChances, findings]);
  const chancesState = useMemo(
    () => ({
      chances,
      shownChances: new Map(
        chances?.fieldChances.map((fieldChance) => [
          fieldChance.pointer,
          formatChance(translate, fieldChance, chances),
        ]),
      ),
    }),
    [chances, translate],
  );
  const [store] = useState(() => createChancesStore(chancesState));
  useLayoutEffect(() => {
    store.setState(
      ({ shownChances }) => ({ ...chancesState, shownChances: reuseEqual(chancesState.shownChances, shownChances) }),
      true,
    );
  }, [store, chancesState]);
  return <ChancesContext value={store}>{children}</ChancesContext>;
}

/** Reuses the previous objects of equal chances. Otherwise each key press would render all chances again. */
const reuseEqual = (
  shownChances: ChancesState['shownChances'],
  previous: ChancesState['shownChances'],
): ChancesState['shownChances'] =>
  new Map(
    [...shownChances].map(([pointer, chance]) => [
      pointer,
      isEqualJson(previous.get(pointer), chance) ? (previous.get(pointer) ?? chance) : chance,
    ]),
  );

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Leaves out chances of fields that break a rule, such as an attack that the character may not use. */
function removeIllegalChances(chances: Chances | undefined, findings: FindingIndex): Chances | undefined {
  if (chances === undefined || !findings.all.some(isError)) return chances;
  return {
    ...chances,
    fieldChances: chances.fieldChances.filter(({ pointer }) => !getFindingsBelow(findings, pointer).some(isError)),
  };
}

/** Returns the chance at a pointer of the form, or undefined if the field is not rolled. */
export const useChance = (pointer: string): ShownChance | undefined =>
  useStore(useContext(ChancesContext), ({ shownChances }) => shownChances.get(pointer));

/** Returns all chances of the character, or undefined if the game has none. */
export const useAllChances = (): Chances | undefined => useStore(useContext(ChancesContext), ({ chances }) => chances);

/**
 * Formats a chance. The explanation names the roll, and the characters whose typical values it is rolled against. The target of a
 * fixed chance comes from the rules alone.
 */
export function formatChance(
  translate: Translate,
  { chance, outcome, roll, isFixed }: FieldChance,
  { typicalSample, peers }: Chances,
): ShownChance {
  const explanation =
    isFixed === true
      ? translate('compare.byTheRules', { roll: formatLateText(translate, roll) })
      : describeMiddle(translate, formatLateText(translate, roll), typicalSample.characters.length, peers);
  return { percent: formatComputedChance(translate, chance), outcome: formatLateText(translate, outcome), explanation };
}
