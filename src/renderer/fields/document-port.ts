import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { valueAt } from '../../shared/document/pointer.ts';
import type { Finding, Fix } from '../../shared/rules/finding.ts';

/** A document and its unfinished input, as they are now; the same object until one of them changes. */
export interface Held {
  readonly document: unknown;
  readonly drafts: Readonly<Record<string, string>>;
}

/** Where a form has its document from: fields hear of a change as it is made, in one pass with what they hold themselves. */
export interface DocumentSource {
  current(): Held;
  subscribe(listener: () => void): () => void;
}

/** What a form needs of the document it belongs to. */
export interface DocumentPort {
  /** The same object as long as the form is open. */
  source: DocumentSource;
  findings: readonly Finding[];
  edit(edits: readonly Edit[]): void;
  draft(path: string, text: string | undefined): void;
  /** Absent = the findings of this document are shown without ways to repair them. */
  fix?(fix: Fix): void;
}

/** What changes a document: the same object as long as its form is open, so that nothing is drawn again because of it. */
export interface DocumentEdits extends Pick<DocumentPort, 'edit' | 'draft' | 'fix'> {
  /** The document as it is when this is called, for what is done on a press. */
  current(): unknown;
}

/** What fields are drawn from. */
type Seen = Held & Pick<DocumentPort, 'findings'>;

/** The port of an open form. Each field listens to it for its own place. */
export interface HeldPort {
  current(): Seen;
  replace(port: DocumentPort): void;
  subscribe(listener: () => void): () => void;
  readonly edits: DocumentEdits;
}

export function holdPort(first: DocumentPort): HeldPort {
  let port = first;
  const { source } = first;
  const look = ({ document, drafts }: Held): Seen => ({ document, drafts, findings: port.findings });
  let held = source.current();
  let seen = look(held);
  const listeners = new Set<() => void>();
  const fix = (one: Fix): void => port.fix?.(one);
  return {
    current() {
      const now = source.current();
      if (now !== held || seen.findings !== port.findings) seen = look(now);
      held = now;
      return seen;
    },
    replace(next) {
      const isNews = next.findings !== port.findings;
      port = next;
      if (isNews) for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      const end = source.subscribe(listener);
      listeners.add(listener);
      return () => {
        end();
        listeners.delete(listener);
      };
    },
    edits: {
      edit: (edits) => port.edit(edits),
      draft: (path, text) => port.draft(path, text),
      current: () => source.current().document,
      ...(first.fix === undefined ? {} : { fix }),
    },
  };
}

/** Given by `DocumentProvider`. */
export const HeldPortContext = createContext<HeldPort | undefined>(undefined);

function useHeldPort(): HeldPort {
  const held = useContext(HeldPortContext);
  if (held === undefined) throw new Error('A document field stands outside DocumentProvider');
  return held;
}

/** What is selected of the port; the same object until it differs, and only then is the caller drawn again. */
function useSelected<T>(select: (seen: Seen) => T, isSame: (a: T, b: T) => boolean): T {
  const { current, subscribe } = useHeldPort();
  const last = useRef<{ readonly value: T }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const value = select(current());
    if (last.current === undefined || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}

export const useEdits = (): DocumentEdits => useHeldPort().edits;

/** What follows from the document; where it is no word or number, the same object as long as it says the same. */
export const useFromDocument = <T>(select: (document: unknown) => T): T =>
  useSelected(({ document }) => select(document), Object.is);

/** What stands at a place of the document, by RFC 6901 pointer. */
export const useValue = (path: string): unknown => useFromDocument((document) => valueAt(document, path));

/** The findings for which this holds. */
export const useFindings = (isWanted: (finding: Finding) => boolean): readonly Finding[] =>
  useSelected(({ findings }) => findings.filter(isWanted), areSame);

/** Findings on a place and on everything below it. */
export const useFindingsBelow = (path: string): readonly Finding[] =>
  useFindings((finding) => isAtOrBelow(finding, path));

export const isAtOrBelow = (finding: Finding, path: string): boolean =>
  finding.path === path || finding.path.startsWith(`${path}/`);

const areSame = (some: readonly Finding[], others: readonly Finding[]): boolean =>
  some.length === others.length && some.every((finding, i) => finding === others[i]);

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

type Place = Pick<FieldPort, 'value' | 'draft' | 'findings'>;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.value === b.value && a.draft === b.draft && areSame(a.findings, b.findings);

const PLAIN = {};
const WRONG = { 'data-wrong': true } as const;
const WARNED = { 'data-warned': true } as const;

/**
 * One place of the document, by RFC 6901 pointer. Value, mark and functions stay the same objects until they change, so
 * that a control that is drawn through `memo` is drawn again only when its own place has changed.
 */
export function useField(path: string): FieldPort {
  const { edit, draft: keepDraft } = useEdits();
  const set = useCallback((value: unknown) => edit([setOrRemove(path, value)]), [edit, path]);
  const setDraft = useCallback((text: string | undefined) => keepDraft(path, text), [keepDraft, path]);
  const { value, draft, findings } = useSelected<Place>(
    (port) => ({
      value: valueAt(port.document, path),
      draft: port.drafts[path],
      findings: port.findings.filter((f) => f.path === path),
    }),
    isSamePlace,
  );
  const wrong = draft !== undefined || findings.some((f) => f.severity === 'error');
  const warned = findings.some((f) => f.severity === 'warning');
  return { value, draft, findings, mark: wrong ? WRONG : warned ? WARNED : PLAIN, set, setDraft };
}
