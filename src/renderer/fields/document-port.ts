import { createContext, useContext } from 'react';
import { valueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/finding/finding.ts';
import type { Edit } from '../store/edit.ts';

/** What a form field needs of the document it belongs to. */
export interface DocumentPort {
  document: unknown;
  drafts: Readonly<Record<string, string>>;
  findings: readonly Finding[];
  edit(edits: readonly Edit[]): void;
  draft(path: string, text: string | undefined): void;
  /** Absent = the findings of this document are shown without ways to mend them. */
  fix?(fix: Fix): void;
}

export const DocumentContext = createContext<DocumentPort | undefined>(undefined);

export function usePort(): DocumentPort {
  const port = useContext(DocumentContext);
  if (port === undefined) throw new Error('A document field stands outside DocumentContext');
  return port;
}

export interface FieldPort {
  value: unknown;
  /** What was typed and is no value yet. */
  draft: string | undefined;
  /** Findings on this very place. */
  findings: readonly Finding[];
  /** The worst of them, for the frame of the control. */
  mark: { 'data-wrong'?: true; 'data-warned'?: true };
  set(value: unknown): void;
  setDraft(text: string | undefined): void;
}

/** One place of the document, by RFC 6901 pointer. */
export function useField(path: string): FieldPort {
  const port = usePort();
  const findings = port.findings.filter((f) => f.path === path);
  const draft = port.drafts[path];
  const wrong = draft !== undefined || findings.some((f) => f.severity === 'error');
  const warned = findings.some((f) => f.severity === 'warning');
  return {
    value: valueAt(port.document, path),
    draft,
    findings,
    mark: wrong ? { 'data-wrong': true } : warned ? { 'data-warned': true } : {},
    set: (value) => port.edit([{ path, value }]),
    setDraft: (text) => port.draft(path, text),
  };
}

/** Findings on a place and on everything below it. */
export function findingsBelow(findings: readonly Finding[], path: string): Finding[] {
  return findings.filter((f) => f.path === path || f.path.startsWith(`${path}/`));
}
