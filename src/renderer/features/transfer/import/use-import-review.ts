import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { State } from '../../../../shared/library/import/compare-documents.ts';
import {
  type Candidate,
  countStates,
  type ImportChoice,
  type ImportDecision,
  type PlannedChange,
  planImport,
} from '../../../../shared/library/import/import-plan.ts';
import { fold } from '../../../components/fold.ts';
import type { Source } from '../../../navigation/import-source.ts';
import type { Library } from '../../../store/library.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Line, linesOf } from './candidate-list.tsx';
import { chooseAll, chosenFor, type ImportChoices } from './choices.ts';
import { type ImportContents, ImportReader } from './import-reader.ts';

interface Filter {
  readonly text: string;
  /** Absent = all states. */
  readonly only?: State;
}

/** The content of the dialog, and the decisions of the user. */
export interface ImportReview {
  readonly reader: ImportReader;
  readonly contents: ImportContents;
  readonly counts: Readonly<Record<State, number>>;
  readonly plan: readonly PlannedChange[];
  readonly filter: Filter;
  readonly lines: readonly Line[];
  readonly choices: ImportChoices;
  /** The document whose details are shown. */
  readonly shown: Candidate | undefined;
  /** The number of conflicts that the user has not viewed. */
  readonly unseen: number;
  setFilter(filter: Filter): void;
  show(candidate: Candidate): void;
  choose(candidate: Candidate, chosen: ImportDecision): void;
  chooseAll(group: readonly Candidate[], choice: ImportChoice): void;
}

export function useImportReview(sources: readonly Source[]): ImportReview {
  const translate = useTranslate();
  const library = useLibrary();
  const reader = useImportReader(library, sources);
  const contents = useStore(reader.store);
  const { candidates, unusable, missing } = contents;
  const [choices, setChoices] = useState<ImportChoices>(new Map());
  const [filter, setFilter] = useState<Filter>({ text: '' });
  const [shownKey, setShownKey] = useState<string>();
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const counts = useMemo(() => countStates(candidates), [candidates]);
  const plan = useMemo(() => planFor(library, candidates, choices), [library, candidates, choices]);
  const deferred = useDeferredValue(filter);
  const lines = useMemo(() => {
    const isAll = deferred.only === undefined;
    return linesOf(translate, fitting(candidates, deferred), isAll ? unusable : [], isAll ? missing : []);
  }, [candidates, unusable, missing, deferred, translate]);
  const shown = candidates.find(({ key }) => key === shownKey) ?? firstOf(lines);
  const unseen = candidates.filter(
    ({ key, state }) => state === 'conflict' && key !== shown?.key && !looked.has(key) && !choices.has(key),
  ).length;

  const show = (candidate: Candidate) => {
    setLooked(new Set([...looked, candidate.key, ...(shown === undefined ? [] : [shown.key])]));
    setShownKey(candidate.key);
  };
  const choose = ({ key }: Candidate, chosen: ImportDecision) => {
    // The document stays visible, even if it is no longer the first one.
    setShownKey(key);
    setChoices(new Map([...choices, [key, chosen]]));
  };
  const all = useCallback(
    (group: readonly Candidate[], choice: ImportChoice) => setChoices((now) => chooseAll(now, group, choice)),
    [],
  );
  return {
    reader,
    contents,
    counts,
    plan,
    filter,
    lines,
    choices,
    shown,
    unseen,
    setFilter,
    show,
    choose,
    chooseAll: all,
  };
}

/** Reads each source once, as it arrives. */
function useImportReader(library: Library, sources: readonly Source[]): ImportReader {
  const translate = useTranslate();
  const [held] = useState(() => {
    // Restored rows come from this library, so embedded documents that it no longer has are offered but not preselected.
    const isFromOthers = sources.every(({ kind }) => kind !== 'rows');
    return { reader: new ImportReader(translate, library, isFromOthers), taken: new Set<Source>() };
  });
  useEffect(() => {
    for (const source of sources) {
      if (held.taken.has(source)) continue;
      held.taken.add(source);
      held.reader.add(source);
    }
  }, [sources, held]);
  return held.reader;
}

const planFor = (library: Library, candidates: readonly Candidate[], choices: ImportChoices): PlannedChange[] =>
  planImport(candidates, (candidate) => chosenFor(choices, candidate), {
    has: (kind, id) => library.stores[kind].get(id) !== undefined,
  });

function fitting(all: readonly Candidate[], { text, only }: Filter): readonly Candidate[] {
  const wanted = fold(text.trim());
  if (only === undefined && wanted === '') return all;
  return all.filter(
    ({ state, incoming }) =>
      (only === undefined || state === only) && fold(`${incoming.name} ${incoming.origin}`).includes(wanted),
  );
}

function firstOf(lines: readonly Line[]): Candidate | undefined {
  for (const line of lines) if (line.kind === 'document') return line.candidate;
  return undefined;
}
