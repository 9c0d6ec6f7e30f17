import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type RequestedEdit, setOrRemove } from '../../shared/document/edit.ts';
import { getValueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/rules/finding.ts';
import { type FindingIndex, getFindingsAt, getFindingsBelow, indexFindings } from './finding-index.ts';

/** The current document and its unfinished input. It is the same object until one of them changes. */
export interface OpenDocument {
  readonly document: unknown;
  readonly drafts: Readonly<Record<string, string>>;
}

/** The source of a form's document. Each field subscribes to it, so that a change renders only the fields that it affects. */
export interface DocumentSource {
  getCurrent(): OpenDocument;
  subscribe(listener: () => void): () => void;
}

/** The connection of a form to its document. */
export interface DocumentPort {
  /** Must be the same object as long as the form is open. */
  source: DocumentSource;
  findings: readonly Finding[];
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  saveDraft(path: string, text: string | undefined): void;
  /** Applies a fix. If absent, the findings are shown without fixes. */
  applyFix?(fix: Fix): void;
}

/**
 * The functions that change a document. They are the same object as long as the form is open, so that they never cause a
 * render.
 */
export interface DocumentEdits extends Pick<DocumentPort, 'edit' | 'saveDraft' | 'applyFix'> {
  /** Returns the current document, for event handlers. */
  getDocument(): unknown;
}

/**
 * The store that the fields of an open form read. It is the same object as long as the form is open. Each field reads only
 * the values at its own pointer.
 */
export interface FormStore {
  readonly source: DocumentSource;
  readonly findings: StoreApi<FindingIndex>;
  readonly edits: DocumentEdits;
  /** Replaces the port by the port of the newest render, which must have the same source. */
  replacePort(port: DocumentPort): void;
}

export function createFormStore(firstPort: DocumentPort): FormStore {
  let port = firstPort;
  const { source } = firstPort;
  const findings = createStore(() => indexFindings(firstPort.findings));
  const applyFix = (fix: Fix): void => port.applyFix?.(fix);
  return {
    source,
    findings,
    edits: {
      edit: (edits) => port.edit(edits),
      saveDraft: (path, text) => port.saveDraft(path, text),
      getDocument: () => source.getCurrent().document,
      ...(firstPort.applyFix === undefined ? {} : { applyFix }),
    },
    replacePort(nextPort) {
      const hasNewFindings = nextPort.findings !== port.findings;
      port = nextPort;
      if (hasNewFindings) findings.setState(indexFindings(nextPort.findings, findings.getState()), true);
    },
  };
}

/** The store of the form that surrounds a field. `DocumentProvider` provides it. */
export const FormStoreContext = createContext<FormStore | undefined>(undefined);

function useFormStore(): FormStore {
  const formStore = useContext(FormStoreContext);
  if (formStore === undefined) throw new Error('A document field stands outside DocumentProvider');
  return formStore;
}

export const useDocumentEdits = (): DocumentEdits => useFormStore().edits;

/**
 * Returns a value derived from the document. `select` must return a primitive value or a part of the document: React would
 * take a new object for a change and render forever.
 */
export function useDocumentSelector<T>(select: (document: unknown) => T): T {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => select(source.getCurrent().document));
}

/** Returns the value at an RFC 6901 pointer of the document. */
export const useFieldValue = (pointer: string): unknown =>
  useDocumentSelector((document) => getValueAt(document, pointer));

/** Returns the text of a field that is not a valid value yet. */
function useDraft(pointer: string): string | undefined {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () => source.getCurrent().drafts[pointer]);
}

/** Whether a field at or below one of these pointers has text that is not a valid value yet. */
export function useHasDraftBelow(pointers: readonly string[]): boolean {
  const { source } = useFormStore();
  return useSyncExternalStore(source.subscribe, () =>
    Object.keys(source.getCurrent().drafts).some((draftPointer) =>
      pointers.some((pointer) => draftPointer === pointer || draftPointer.startsWith(`${pointer}/`)),
    ),
  );
}

/** Returns all findings of the document. It is the same object until one of them changes. */
export const useFindingIndex = (): FindingIndex => useStore(useFormStore().findings);

/** Returns the findings at exactly this pointer. It is the same array until one of them changes. */
export const useFindingsAtPointer = (pointer: string): readonly Finding[] =>
  useStore(useFormStore().findings, (findingIndex) => getFindingsAt(findingIndex, pointer));

/** Returns the findings at a pointer and below it. It is the same array until one of them changes. */
export const useFindingsBelowPointer = (pointer: string): readonly Finding[] =>
  useStore(useFormStore().findings, (findingIndex) => getFindingsBelow(findingIndex, pointer));

export interface FieldPort {
  value: unknown;
  /** The text of the field if it is not a valid value yet. */
  draft: string | undefined;
  /** The findings at exactly this pointer. */
  findings: readonly Finding[];
  /** Attributes of the control that show the highest severity. */
  severityAttributes: { 'data-wrong'?: true; 'data-warned'?: true };
  setValue(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const NO_ATTRIBUTES = {};
const ERROR_ATTRIBUTES = { 'data-wrong': true } as const;
const WARNING_ATTRIBUTES = { 'data-warned': true } as const;

/**
 * Connects a field to the value at an RFC 6901 pointer. Value, findings, attributes and functions stay the same objects until
 * they change, so that a field renders again only when its own value has changed.
 */
export function useField(pointer: string): FieldPort {
  const { edit, saveDraft } = useDocumentEdits();
  const setValue = useCallback((value: unknown) => edit([setOrRemove(pointer, value)]), [edit, pointer]);
  const setDraft = useCallback((text: string | undefined) => saveDraft(pointer, text), [saveDraft, pointer]);
  const value = useFieldValue(pointer);
  const draft = useDraft(pointer);
  const findings = useFindingsAtPointer(pointer);
  const hasError = draft !== undefined || findings.some((finding) => finding.severity === 'error');
  const hasWarning = findings.some((finding) => finding.severity === 'warning');
  return {
    value,
    draft,
    findings,
    severityAttributes: hasError ? ERROR_ATTRIBUTES : hasWarning ? WARNING_ATTRIBUTES : NO_ATTRIBUTES,
    setValue,
    setDraft,
  };
}
