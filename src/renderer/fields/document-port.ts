import { createContext, useCallback, useContext } from 'react';
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { valueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/finding/finding.ts';

/** What a form field needs of the document it belongs to. */
export interface DocumentPort {
  document: unknown;
  drafts: Readonly<Record<string, string>>;
  findings: readonly Finding[];
  edit(edits: readonly Edit[]): void;
  draft(path: string, text: string | undefined): void;
  /** Absent = the findings of this document are shown without ways to repair them. */
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
 * One place of the document, by RFC 6901 pointer. Value, mark and functions stay the same objects until they change, so
 * that a control that is drawn through `memo` is drawn again only when its own place has changed.
 */
export function useField(path: string): FieldPort {
  const port = usePort();
  const { edit, draft: keepDraft } = port;
  const set = useCallback((value: unknown) => edit([setOrRemove(path, value)]), [edit, path]);
  const setDraft = useCallback((text: string | undefined) => keepDraft(path, text), [keepDraft, path]);
  const findings = port.findings.filter((f) => f.path === path);
  const draft = port.drafts[path];
  const wrong = draft !== undefined || findings.some((f) => f.severity === 'error');
  const warned = findings.some((f) => f.severity === 'warning');
  return {
    value: valueAt(port.document, path),
    draft,
    findings,
    mark: wrong ? WRONG : warned ? WARNED : PLAIN,
    set,
    setDraft,
  };
}

/** Findings on a place and on everything below it. */
export function findingsBelow(findings: readonly Finding[], path: string): Finding[] {
  return findings.filter((f) => f.path === path || f.path.startsWith(`${path}/`));
}
