import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type RequestedEdit, setOrRemove } from '../../shared/document/edit.ts';
import { getValueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { type FindingIndex, findingsAt, findingsBelow, indexFindings } from './finding-index.ts';

/** The current document and its unfinished input. It is the same object until one of them changes. */
export interface OpenDocument {
  readonly document: unknown;
  readonly drafts: Readonly<Record<string, string>>;
}

/** The source of a form's document. Fields are notified of a change at once and render it together with their own state. */
export interface DocumentSource {
  current(): OpenDocument;
  subscribe(listener: () => void): () => void;
}

/** The connection of a form to its document. */
export interface DocumentPort {
  /** The same object as long as the form is open. */
  source: DocumentSource;
  findings: readonly Finding[];
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  draft(path: string, text: string | undefined): void;
  /** Applies a fix. If absent, the findings are shown without fixes. */
  fix?(fix: Fix): void;
}

/**
 * The functions that change a document. They are the same object as long as the form is open, so that nothing renders again
 * because of them.
 */
export interface DocumentEdits extends Pick<DocumentPort, 'edit' | 'draft' | 'fix'> {
  /** Returns the current document, for event handlers. */
  current(): unknown;
}

/**
 * The store that the fields of an open form read. It is the same object as long as the form is open. Each field reads only
 * the values at its own pointer.
 */
export interface FormStore {
  readonly source: DocumentSource;
  readonly findings: StoreApi<FindingIndex>;
  readonly edits: DocumentEdits;
  /** Replaces the port by that of the newest render, which has the same source. */
  replace(port: DocumentPort): void;
}

export function createFormStore(first: DocumentPort): FormStore {
  let port = first;
  const { source } = first;
  const findings = createStore(() => indexFindings(first.findings));
  const fix = (one: Fix): void => port.fix?.(one);
  return {
    source,
    findings,
    edits: {
      edit: (edits) => port.edit(edits),
      draft: (path, text) => port.draft(path, text),
      current: () => source.current().document,
      ...(first.fix === undefined ? {} : { fix }),
    },
    replace(next) {
      const isNewVerdict = next.findings !== port.findings;
      port = next;
      if (isNewVerdict) findings.setState(indexFindings(next.findings, findings.getState()), true);
    },
  };
}

/** Provided by `DocumentProvider`. */
export const FormStoreContext = createContext<FormStore | undefined>(undefined);

function useFormStore(): FormStore {
  const store = useContext(FormStoreContext);
  if (store === undefined) throw new Error('A document field stands outside DocumentProvider');
  return store;
}

export const useEdits = (): DocumentEdits => useFormStore().edits;

/** Returns a value derived from the document. If it is an object, it stays the same object as long as it is equal. */
export function useFromDocument<T>(select: (document: unknown) => T): T {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => select(source.current().document));
}

/** Returns the value at an RFC 6901 pointer of the document. */
export const useValue = (path: string): unknown => useFromDocument((document) => getValueAt(document, path));

/** Returns the text of a field that is not a valid value yet. */
function useDraft(path: string): string | undefined {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => source.current().drafts[path]);
}

/** Returns all findings of the document. It is the same object until one of them changes. */
export const useFindingIndex = (): FindingIndex => useStore(useFormStore().findings);

/** Returns the findings at exactly this pointer. It is the same array until one of them changes. */
export const useFindingsAt = (path: string): readonly Finding[] =>
  useStore(useFormStore().findings, (index) => findingsAt(index, path));

/** Returns the findings at a pointer and below it. It is the same array until one of them changes. */
export const useFindingsBelow = (path: string): readonly Finding[] =>
  useStore(useFormStore().findings, (index) => findingsBelow(index, path));

export interface FieldPort {
  value: unknown;
  /** Unfinished input. */
  draft: string | undefined;
  /** The findings at exactly this pointer. */
  findings: readonly Finding[];
  /** Attributes of the control that show the highest severity. */
  mark: { 'data-wrong'?: true; 'data-warned'?: true };
  set(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const PLAIN = {};
const WRONG = { 'data-wrong': true } as const;
const WARNED = { 'data-warned': true } as const;

/**
 * Connects a field to the value at an RFC 6901 pointer. Value, findings, mark and functions stay the same objects until they
 * change, so that a field renders again only when its own value has changed.
 */
export function useField(path: string): FieldPort {
  const { edit, draft: keepDraft } = useEdits();
  const set = useCallback((value: unknown) => edit([setOrRemove(path, value)]), [edit, path]);
  const setDraft = useCallback((text: string | undefined) => keepDraft(path, text), [keepDraft, path]);
  const value = useValue(path);
  const draft = useDraft(path);
  const findings = useFindingsAt(path);
  const wrong = draft !== undefined || findings.some((f) => f.severity === 'error');
  const warned = findings.some((f) => f.severity === 'warning');
  return { value, draft, findings, mark: wrong ? WRONG : warned ? WARNED : PLAIN, set, setDraft };
}
