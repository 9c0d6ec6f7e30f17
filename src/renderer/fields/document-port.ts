import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type RequestedEdit, setOrRemove } from '../../shared/document/edit.ts';
import { valueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { type FindingIndex, findingsAt, findingsBelow, indexFindings } from './finding-index.ts';

/** A document and its unfinished input, as they are now; the same object until one of them changes. */
export interface OpenDocument {
  readonly document: unknown;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Where a form has its document from: fields hear of a change as it is made, in one pass with what they hold themselves. */
export interface DocumentSource {
  current(): OpenDocument;
  subscribe(listener: () => void): () => void;
}

/** What a form needs of the document it belongs to. */
export interface DocumentPort {
  /** The same object as long as the form is open. */
  source: DocumentSource;
  findings: readonly Finding[];
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  draft(path: string, text: string | undefined): void;
  /** Absent = the findings of this document are shown without ways to repair them. */
  fix?(fix: Fix): void;
}

/** What changes a document: the same object as long as its form is open, so that nothing is drawn again because of it. */
export interface DocumentEdits extends Pick<DocumentPort, 'edit' | 'draft' | 'fix'> {
  /** The document as it is when this is called, for what is done on a press. */
  current(): unknown;
}

/** What the fields of an open form read: the same object as long as the form is open. Each field reads its own place only. */
export interface FormStore {
  readonly source: DocumentSource;
  readonly findings: StoreApi<FindingIndex>;
  readonly edits: DocumentEdits;
  /** Takes the port of the newest render, whose source is the same. */
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

/** Given by `DocumentProvider`. */
export const FormStoreContext = createContext<FormStore | undefined>(undefined);

function useFormStore(): FormStore {
  const store = useContext(FormStoreContext);
  if (store === undefined) throw new Error('A document field stands outside DocumentProvider');
  return store;
}

export const useEdits = (): DocumentEdits => useFormStore().edits;

/** What follows from the document; where it is no word or number, the same object as long as it says the same. */
export function useFromDocument<T>(select: (document: unknown) => T): T {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => select(source.current().document));
}

/** What stands at a place of the document, by RFC 6901 pointer. */
export const useValue = (path: string): unknown => useFromDocument((document) => valueAt(document, path));

/** The text of a field that is no value yet. */
function useDraft(path: string): string | undefined {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => source.current().drafts[path]);
}

/** All findings of the document. The same object until one of them changes. */
export const useFindingIndex = (): FindingIndex => useStore(useFormStore().findings);

/** Findings on exactly this place. The same array until one of them changes. */
export const useFindingsAt = (path: string): readonly Finding[] =>
  useStore(useFormStore().findings, (index) => findingsAt(index, path));

/** Findings on a place and on everything below it. The same array until one of them changes. */
export const useFindingsBelow = (path: string): readonly Finding[] =>
  useStore(useFormStore().findings, (index) => findingsBelow(index, path));

export interface FieldPort {
  value: unknown;
  /** Unfinished input. */
  draft: string | undefined;
  /** Findings on exactly this place. */
  findings: readonly Finding[];
  /** The worst of them, for the frame of the control. */
  mark: { 'data-wrong'?: true; 'data-warned'?: true };
  set(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const PLAIN = {};
const WRONG = { 'data-wrong': true } as const;
const WARNED = { 'data-warned': true } as const;

/**
 * One place of the document, by RFC 6901 pointer. Value, findings, mark and functions stay the same objects until they change, so
 * that a field is drawn again only when its own place has changed.
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
