import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FieldChance } from '../../../../shared/compare/compare-rules.ts';
import { same } from '../../../../shared/document/difference.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameWith } from '../../../../shared/games/parts.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { useFindingIndex } from '../../../fields/document-port.ts';
import { type FindingIndex, findingsBelow } from '../../../fields/finding-index.ts';
import { describeMiddle, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Chances, useChances } from '../use-compare.ts';

/** A chance as it stands beside its field. */
export interface ShownChance {
  readonly percent: string;
  /** `to hit` */
  readonly to: string;
  /** What is rolled against what, as a sentence. */
  readonly about: string;
}

/** All chances of a character, and those that stand beside a field by its place. */
interface Given {
  readonly chances?: Chances | undefined;
  readonly shown: ReadonlyMap<string, ShownChance>;
}

const createChances = (given: Given) => createStore(() => given);
const ChancesContext = createContext(createChances({ shown: new Map() }));

interface Props {
  game: GameWith<'comparison'>;
  /** A deferred copy, so that typing is not delayed. */
  settled: Character;
  children: ReactNode;
}

/** Gives the form and the panel the chances of what a character rolls. */
export function ChancesOf({ game, settled, children }: Props) {
  const translate = useTranslate();
  const all = useChances(game, settled);
  const findings = useFindingIndex();
  const chances = useMemo(() => withoutIllegal(all, findings), [all, findings]);
  const given = useMemo(
    () => ({ chances, shown: new Map(chances?.list.map((each) => [each.at, show(translate, each, chances)])) }),
    [chances, translate],
  );
  const [store] = useState(() => createChances(given));
  useLayoutEffect(() => {
    store.setState(({ shown }) => ({ ...given, shown: reuseEqual(given.shown, shown) }), true);
  }, [store, given]);
  return <ChancesContext value={store}>{children}</ChancesContext>;
}

/** Chances that say the same stay the objects they were: each letter makes all of them anew. */
const reuseEqual = (shown: Given['shown'], previous: Given['shown']): Given['shown'] =>
  new Map(
    [...shown].map(([at, chance]) => [at, same(previous.get(at), chance) ? (previous.get(at) ?? chance) : chance]),
  );

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Leaves out what breaks a rule: an attack that nobody may use has no chance to hit. */
function withoutIllegal(chances: Chances | undefined, findings: FindingIndex): Chances | undefined {
  if (chances === undefined || !findings.all.some(isError)) return chances;
  return { ...chances, list: chances.list.filter(({ at }) => !findingsBelow(findings, at).some(isError)) };
}

/** The chance at a place of the form; undefined for what is not rolled. */
export const useChance = (at: string): ShownChance | undefined =>
  useStore(useContext(ChancesContext), ({ shown }) => shown.get(at));

/** All of them, as far as the game knows any. */
export const useAllChances = (): Chances | undefined => useStore(useContext(ChancesContext), ({ chances }) => chances);

export function show(
  translate: Translate,
  { chance, to, roll, isFixed }: FieldChance,
  { typical, peers }: Chances,
): ShownChance {
  const about =
    isFixed === true
      ? translate('compare.byTheRules', { roll: formatText(translate, roll) })
      : describeMiddle(translate, formatText(translate, roll), typical.characters.length, peers);
  return { percent: formatComputedChance(translate, chance), to: formatText(translate, to), about };
}
