import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type DocumentPort,
  type FieldPort,
  useEdits,
  useField,
  useFindingsBelow,
  useFromDocument,
} from '../../../../src/renderer/fields/document-port.ts';
import { DocumentProvider, useSourceOf } from '../../../../src/renderer/fields/document-provider.tsx';
import type { Finding } from '../../../../src/shared/rules/finding.ts';

let root: Root;
let drawn: string[];
let fields: Record<string, FieldPort>;
let seen: unknown;

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  drawn = [];
  fields = {};
});

afterEach(() => root.unmount());

function Place({ path }: { path: string }) {
  fields[path] = useField(path);
  drawn.push(path);
  return null;
}

function Below({ path }: { path: string }) {
  seen = useFindingsBelow(path).map((one) => one.path);
  drawn.push(`below ${path}`);
  return null;
}

function Count() {
  const { current } = useEdits();
  seen = useFromDocument((held) => (held as { list: unknown[] }).list.length);
  drawn.push(`of ${(current() as { list: unknown[] }).list.length}`);
  return null;
}

/** Drawn once, so that what is drawn again is drawn of itself. */
const PLACES = ['/a', '/b', '/list/0'].map((path) => <Place key={path} path={path} />);
const BELOW = <Below path="/list" />;
const COUNT = <Count />;

const finding = (path: string): Finding => ({
  code: 'SU-NAME-MISSING',
  severity: 'error',
  path,
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
const edits: unknown[] = [];

function Form({ document, drafts = NO_DRAFTS, findings = NO_FINDINGS, children }: FormProps) {
  const source = useSourceOf(document, drafts);
  const port: DocumentPort = {
    source,
    findings,
    edit: (list) => edits.push(...list),
    draft: () => undefined,
  };
  return <DocumentProvider port={port}>{children}</DocumentProvider>;
}

const draw = (form: ReactNode): string[] => {
  drawn = [];
  flushSync(() => root.render(form));
  return drawn;
};

const A = { a: 1, b: 2, list: ['x'] };

it('a change draws the field again whose place has changed, and no other', () => {
  expect(draw(<Form document={A}>{PLACES}</Form>)).toEqual(['/a', '/b', '/list/0']);
  expect(draw(<Form document={{ ...A, b: 3 }}>{PLACES}</Form>)).toEqual(['/b']);
  expect(fields['/b']?.value).toBe(3);
  const drafts = { '/a': '4x' };
  const document = { ...A, b: 3 };
  expect(draw(<Form {...{ document, drafts }}>{PLACES}</Form>)).toEqual(['/a']);
  expect(fields['/a']).toMatchObject({ draft: '4x', mark: { 'data-wrong': true } });
});

it('a finding draws its own field again, and those that show what is below a place', () => {
  const all = (
    <>
      {PLACES}
      {BELOW}
    </>
  );
  draw(<Form document={A}>{all}</Form>);
  const findings = [finding('/list/0')];
  const again = draw(
    <Form document={A} findings={findings}>
      {all}
    </Form>,
  );
  expect(again).toEqual(['/list/0', 'below /list']);
  expect(fields['/list/0']?.findings).toEqual(findings);
  expect(seen).toEqual(['/list/0']);
});

it('what follows from the document is drawn again when it says something else; edits see it as it is now', () => {
  expect(draw(<Form document={A}>{COUNT}</Form>)).toEqual(['of 1']);
  expect(draw(<Form document={{ ...A, a: 5 }}>{COUNT}</Form>)).toEqual([]);
  expect(draw(<Form document={{ ...A, list: ['x', 'y'] }}>{COUNT}</Form>)).toEqual(['of 2']);
  expect(seen).toBe(2);
});

it('the functions of a field stay the same, and write to its place', () => {
  draw(<Form document={A}>{PLACES}</Form>);
  const before = fields['/b'];
  draw(<Form document={{ ...A, b: 9 }}>{PLACES}</Form>);
  expect(fields['/b']?.set).toBe(before?.set);
  before?.set(7);
  expect(edits.at(-1)).toEqual({ op: 'set', path: '/b', value: 7 });
});
