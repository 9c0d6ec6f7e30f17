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
import { type FindingIndex, findingsBelow } from '../../../fields/finding-index.ts';
import { describeMiddle, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Chances, useChances } from '../use-compare.ts';

/** A chance as shown next to its field. */
export interface ShownChance {
  readonly percent: string;
  /** The purpose of the roll, for example `to hit`. */
  readonly to: string;
  /** A sentence that says what is rolled against what. */
  readonly about: string;
}

/** All chances of a character, and those that are shown next to a field, by its pointer. */
interface Given {
  readonly chances?: Chances | undefined;
  readonly shown: ReadonlyMap<string, ShownChance>;
}

const createChances = (given: Given) => createStore(() => given);
const ChancesContext = createContext(createChances({ shown: new Map() }));

interface Props {
  game: GameWithPart<'comparison'>;
  /** A deferred copy, so that typing is not delayed. */
  settled: Character;
  children: ReactNode;
}

/** Provides the form and the panel with the chances of a character's rolls. */
export function ChancesOf({ game, settled, children }: Props) {
  const translate = useTranslate();
  const all = useChances(game, settled);
  const findings = useFindingIndex();
  const chances = useMemo(() => withoutIllegal(all, findings), [all, findings]);
  const given = useMemo(
    () => ({ chances, shown: new Map(chances?.list.map((each) => [each.pointer, show(translate, each, chances)])) }),
    [chances, translate],
  );
  const [store] = useState(() => createChances(given));
  useLayoutEffect(() => {
    store.setState(({ shown }) => ({ ...given, shown: reuseEqual(given.shown, shown) }), true);
  }, [store, given]);
  return <ChancesContext value={store}>{children}</ChancesContext>;
}

/** Reuses the previous objects of equal chances, because each typed character creates all chances again. */
const reuseEqual = (shown: Given['shown'], previous: Given['shown']): Given['shown'] =>
  new Map(
    [...shown].map(([at, chance]) => [
      at,
      isEqualJson(previous.get(at), chance) ? (previous.get(at) ?? chance) : chance,
    ]),
  );

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Leaves out chances of fields that break a rule, such as an attack that the character may not use. */
function withoutIllegal(chances: Chances | undefined, findings: FindingIndex): Chances | undefined {
  if (chances === undefined || !findings.all.some(isError)) return chances;
  return { ...chances, list: chances.list.filter(({ pointer: at }) => !findingsBelow(findings, at).some(isError)) };
}

/** Returns the chance at a pointer of the form, or undefined if the field is not rolled. */
export const useChance = (at: string): ShownChance | undefined =>
  useStore(useContext(ChancesContext), ({ shown }) => shown.get(at));

/** Returns all chances of the character, or undefined if the game has none. */
export const useAllChances = (): Chances | undefined => useStore(useContext(ChancesContext), ({ chances }) => chances);

export function show(
  translate: Translate,
  { chance, outcome: to, roll, isFixed }: FieldChance,
  { typical, peers }: Chances,
): ShownChance {
  const about =
    isFixed === true
      ? translate('compare.byTheRules', { roll: formatLateText(translate, roll) })
      : describeMiddle(translate, formatLateText(translate, roll), typical.characters.length, peers);
  return { percent: formatComputedChance(translate, chance), to: formatLateText(translate, to), about };
}
