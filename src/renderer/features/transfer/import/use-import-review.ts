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
import { normalizeForSearch } from '../../../components/search-text.ts';
import type { Source } from '../../../navigation/import-source.ts';
import type { Library } from '../../../store/library.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type CandidateRow, createRows } from './candidate-list.tsx';
import { chooseAll, getDecision, type ImportDecisions } from './import-decisions.ts';
import { type ImportContents, ImportReader } from './import-reader.ts';

interface CandidateFilter {
  readonly searchText: string;
  /** Absent = all states. */
  readonly onlyState?: State;
}

/** The content of the import dialog and the decisions of the user. */
export interface ImportReview {
  readonly reader: ImportReader;
  readonly contents: ImportContents;
  readonly counts: Readonly<Record<State, number>>;
  readonly plan: readonly PlannedChange[];
  readonly filter: CandidateFilter;
  readonly candidateRows: readonly CandidateRow[];
  readonly decisions: ImportDecisions;
  /** The document whose details are shown. */
  readonly shownCandidate: Candidate | undefined;
  /** The number of conflicts that the user has not viewed. */
  readonly unseenCount: number;
  setFilter(filter: CandidateFilter): void;
  show(candidate: Candidate): void;
  choose(candidate: Candidate, decision: ImportDecision): void;
  chooseAll(candidates: readonly Candidate[], choice: ImportChoice): void;
}

export function useImportReview(sources: readonly Source[]): ImportReview {
  const translate = useTranslate();
  const library = useLibrary();
  const reader = useImportReader(library, sources);
  const contents = useStore(reader.store);
  const { candidates, unreadable, missing } = contents;
  const [decisions, setDecisions] = useState<ImportDecisions>(new Map());
  const [filter, setFilter] = useState<CandidateFilter>({ searchText: '' });
  const [shownKey, setShownKey] = useState<string>();
  const [viewedKeys, setViewedKeys] = useState<ReadonlySet<string>>(new Set());
  const counts = useMemo(() => countStates(candidates), [candidates]);
  const plan = useMemo(() => createPlan(library, candidates, decisions), [library, candidates, decisions]);
  const deferredFilter = useDeferredValue(filter);
  const candidateRows = useMemo(() => {
    const showsAllStates = deferredFilter.onlyState === undefined;
    return createRows(
      translate,
      filterCandidates(candidates, deferredFilter),
      showsAllStates ? unreadable : [],
      showsAllStates ? missing : [],
    );
  }, [candidates, unreadable, missing, deferredFilter, translate]);
  const shownCandidate = candidates.find(({ key }) => key === shownKey) ?? findFirstCandidate(candidateRows);
  const unseenCount = candidates.filter(
    ({ key, state }) =>
      state === 'conflict' && key !== shownCandidate?.key && !viewedKeys.has(key) && !decisions.has(key),
  ).length;

  const show = (candidate: Candidate) => {
    setViewedKeys(
      new Set([...viewedKeys, candidate.key, ...(shownCandidate === undefined ? [] : [shownCandidate.key])]),
    );
    setShownKey(candidate.key);
  };
  const choose = ({ key }: Candidate, decision: ImportDecision) => {
    // Keeps the details of this document open. Otherwise the first document of the list would be shown.
    setShownKey(key);
    setDecisions(new Map([...decisions, [key, decision]]));
  };
  const chooseForGroup = useCallback(
    (group: readonly Candidate[], choice: ImportChoice) =>
      setDecisions((previousDecisions) => chooseAll(previousDecisions, group, choice)),
    [],
  );
  return {
    reader,
    contents,
    counts,
    plan,
    filter,
    candidateRows,
    decisions,
    shownCandidate,
    unseenCount,
    setFilter,
    show,
    choose,
    chooseAll: chooseForGroup,
  };
}

/** Returns a reader that reads each source once, when it arrives. */
function useImportReader(library: Library, sources: readonly Source[]): ImportReader {
  const translate = useTranslate();
  const [importSession] = useState(() => {
    // Restored rows come from this library, so embedded documents that it no longer has are offered but not preselected.
    const includesEmbedded = sources.every(({ kind }) => kind !== 'rows');
    return { reader: new ImportReader(translate, library, includesEmbedded), addedSources: new Set<Source>() };
  });
  useEffect(() => {
    for (const source of sources) {
      if (importSession.addedSources.has(source)) continue;
      importSession.addedSources.add(source);
      importSession.reader.add(source);
    }
  }, [sources, importSession]);
  return importSession.reader;
}

const createPlan = (library: Library, candidates: readonly Candidate[], decisions: ImportDecisions): PlannedChange[] =>
  planImport(candidates, (candidate) => getDecision(decisions, candidate), {
    has: (documentKind, documentId) => library.stores[documentKind].get(documentId) !== undefined,
  });

function filterCandidates(
  candidates: readonly Candidate[],
  { searchText, onlyState }: CandidateFilter,
): readonly Candidate[] {
  const searchKey = normalizeForSearch(searchText.trim());
  if (onlyState === undefined && searchKey === '') return candidates;
  return candidates.filter(
    ({ state, incoming }) =>
      (onlyState === undefined || state === onlyState) &&
      normalizeForSearch(`${incoming.name} ${incoming.origin}`).includes(searchKey),
  );
}

function findFirstCandidate(candidateRows: readonly CandidateRow[]): Candidate | undefined {
  for (const candidateRow of candidateRows) if (candidateRow.kind === 'document') return candidateRow.candidate;
  return undefined;
}
