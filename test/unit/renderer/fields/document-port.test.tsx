import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type DocumentPort,
  type FieldPort,
  useDocumentEdits,
  useDocumentSelector,
  useField,
  useFindingsBelowPointer,
} from '../../../../src/renderer/fields/document-port.ts';
import { DocumentProvider, useDocumentSource } from '../../../../src/renderer/fields/document-provider.tsx';
import type { Finding } from '../../../../src/shared/rules/finding.ts';

let reactRoot: Root;
let renderedPointers: string[];
let fieldsByPointer: Record<string, FieldPort>;
let lastSeenValue: unknown;

beforeEach(() => {
  reactRoot = createRoot(document.createElement('div'));
  renderedPointers = [];
  fieldsByPointer = {};
});

afterEach(() => reactRoot.unmount());

function TestField({ path: pointer }: { path: string }) {
  fieldsByPointer[pointer] = useField(pointer);
  renderedPointers.push(pointer);
  return null;
}

function FindingsBelow({ path: pointer }: { path: string }) {
  lastSeenValue = useFindingsBelowPointer(pointer).map((fieldFinding) => fieldFinding.path);
  renderedPointers.push(`below ${pointer}`);
  return null;
}

function ListLength() {
  const { getDocument } = useDocumentEdits();
  lastSeenValue = useDocumentSelector((testDocument) => (testDocument as { list: unknown[] }).list.length);
  renderedPointers.push(`of ${(getDocument() as { list: unknown[] }).list.length}`);
  return null;
}

/** Elements that are created once, so that React renders them again only because of their own state. */
const FIELDS = ['/a', '/b', '/list/0'].map((pointer) => <TestField key={pointer} path={pointer} />);
const FINDINGS_BELOW = <FindingsBelow path="/list" />;
const LIST_LENGTH = <ListLength />;

const createFinding = (pointer: string): Finding => ({
  code: 'SU-NAME-MISSING',
  severity: 'error',
  path: pointer,
  subjects: [],
  message: 'Something is missing.',
  cite: { source: 'core' },
});

interface FormProps {
  document: unknown;
  drafts?: Readonly<Record<string, string>>;
  findings?: readonly Finding[];
  children: ReactNode;
}

const NO_DRAFTS = {};
const NO_FINDINGS: readonly Finding[] = [];
const committedEdits: unknown[] = [];

function Form({ document, drafts = NO_DRAFTS, findings = NO_FINDINGS, children }: FormProps) {
  const documentSource = useDocumentSource(document, drafts);
  const documentPort: DocumentPort = {
    source: documentSource,
    findings,
    edit: (newEdits) => committedEdits.push(...newEdits),
    saveDraft: () => undefined,
  };
  return <DocumentProvider port={documentPort}>{children}</DocumentProvider>;
}

const renderForm = (form: ReactNode): string[] => {
  renderedPointers = [];
  flushSync(() => reactRoot.render(form));
  return renderedPointers;
};

const TEST_DOCUMENT = { a: 1, b: 2, list: ['x'] };

it('useField renders only the field whose value or draft has changed', () => {
  expect(renderForm(<Form document={TEST_DOCUMENT}>{FIELDS}</Form>)).toEqual(['/a', '/b', '/list/0']);
  expect(renderForm(<Form document={{ ...TEST_DOCUMENT, b: 3 }}>{FIELDS}</Form>)).toEqual(['/b']);
  expect(fieldsByPointer['/b']?.value).toBe(3);
  const drafts = { '/a': '4x' };
  const document = { ...TEST_DOCUMENT, b: 3 };
  expect(renderForm(<Form {...{ document, drafts }}>{FIELDS}</Form>)).toEqual(['/a']);
  expect(fieldsByPointer['/a']).toMatchObject({ draft: '4x', severityAttributes: { 'data-wrong': true } });
});

it('useFindingsBelowPointer renders with a finding below its pointer, and useField with its own finding', () => {
  const formContent = (
    <>
      {FIELDS}
      {FINDINGS_BELOW}
    </>
  );
  renderForm(<Form document={TEST_DOCUMENT}>{formContent}</Form>);
  const findings = [createFinding('/list/0')];
  const renderedAgain = renderForm(
    <Form document={TEST_DOCUMENT} findings={findings}>
      {formContent}
    </Form>,
  );
  expect(renderedAgain).toEqual(['/list/0', 'below /list']);
  expect(fieldsByPointer['/list/0']?.findings).toEqual(findings);
  expect(lastSeenValue).toEqual(['/list/0']);
});

it('useDocumentSelector renders only when its result changes, and getDocument returns the current document', () => {
  expect(renderForm(<Form document={TEST_DOCUMENT}>{LIST_LENGTH}</Form>)).toEqual(['of 1']);
  expect(renderForm(<Form document={{ ...TEST_DOCUMENT, a: 5 }}>{LIST_LENGTH}</Form>)).toEqual([]);
  expect(renderForm(<Form document={{ ...TEST_DOCUMENT, list: ['x', 'y'] }}>{LIST_LENGTH}</Form>)).toEqual(['of 2']);
  expect(lastSeenValue).toBe(2);
});

it("setValue of a field stays the same function and writes to the field's pointer", () => {
  renderForm(<Form document={TEST_DOCUMENT}>{FIELDS}</Form>);
  const fieldBefore = fieldsByPointer['/b'];
  renderForm(<Form document={{ ...TEST_DOCUMENT, b: 9 }}>{FIELDS}</Form>);
  expect(fieldsByPointer['/b']?.setValue).toBe(fieldBefore?.setValue);
  fieldBefore?.setValue(7);
  expect(committedEdits.at(-1)).toEqual({ op: 'set', path: '/b', value: 7 });
});
