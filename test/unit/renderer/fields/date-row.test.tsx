import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DateRow } from '../../../../src/renderer/fields/date-row.tsx';
import type { DocumentPort, OpenDocument } from '../../../../src/renderer/fields/document-port.ts';
import { DocumentProvider } from '../../../../src/renderer/fields/document-provider.tsx';
import { applyEdits } from '../../../../src/shared/document/edit.ts';
import { formatIsoDate } from '../../../../src/shared/texts/dates.ts';
import { findOne } from '../../../support/page/find.ts';
import { waitForRender } from '../../../support/page/user-input.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';

let reactRoot: Root;
let openDocument: OpenDocument;

/** Shows the field of a document with this date. */
async function showDate(date: string | undefined): Promise<void> {
  openDocument = { document: date === undefined ? {} : { date }, drafts: {} };
  const listeners = new Set<() => void>();
  const port: DocumentPort = {
    source: {
      getCurrent: () => openDocument,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    findings: [],
    edit: (edits) => {
      openDocument = { ...openDocument, document: applyEdits(openDocument.document, edits) };
      for (const listener of listeners) listener();
    },
    saveDraft: () => {},
  };
  flushSync(() =>
    reactRoot.render(
      <WithTexts>
        <DocumentProvider port={port}>
          <DateRow pointer="/date" label="Date" hint="A hint." />
        </DocumentProvider>
      </WithTexts>,
    ),
  );
  await waitForRender();
}

const getDate = () => (openDocument.document as { date?: string }).date;
const getBox = (selector: string): HTMLInputElement => {
  const box = document.querySelector<HTMLInputElement>(selector);
  if (box === null) throw new Error(`No ${selector}`);
  return box;
};
async function fill(box: HTMLInputElement, value: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await waitForRender();
}
async function blur(box: HTMLInputElement): Promise<void> {
  box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await waitForRender();
}

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  reactRoot = createRoot(container);
});
afterEach(() => {
  reactRoot.unmount();
  document.body.replaceChildren();
});

it('stores a day without a time, and a time with its offset', async () => {
  await showDate(undefined);
  expect(getBox('[type=time]').disabled).toBe(true);
  await fill(getBox('[type=date]'), '2026-12-05');
  expect(getDate()).toBe('2026-12-05');
  await fill(getBox('[type=time]'), '18:05');
  expect(getDate()).toBe(formatIsoDate({ day: '2026-12-05', time: '18:05' }));
  // The box is empty while another day is typed.
  await fill(getBox('[type=date]'), '');
  expect(getDate()).toBeUndefined();
  await fill(getBox('[type=date]'), '2026-12-06');
  expect(getDate()).toBe(formatIsoDate({ day: '2026-12-06', time: '18:05' }));
  await fill(getBox('[type=time]'), '');
  expect(getDate()).toBe('2026-12-06');
});

it('shows a time of another zone as a local one and leaves it as it is', async () => {
  const moment = new Date(2026, 11, 5, 18, 5).toISOString();
  await showDate(`${moment.slice(0, 16)}Z`);
  expect([getBox('[type=date]').value, getBox('[type=time]').value]).toEqual(['2026-12-05', '18:05']);
  expect(getDate()).toBe(`${moment.slice(0, 16)}Z`);
});

it('keeps a text that is no date, says so, and takes a date instead', async () => {
  await showDate('2026-02-31');
  const textBox = findOne('textbox', 'Date') as HTMLInputElement;
  expect(textBox.value).toBe('2026-02-31');
  expect(document.body.textContent).toContain('This isn’t a date in the calendar');
  await fill(textBox, '2026-02-28');
  expect(getDate()).toBe('2026-02-31');
  await blur(textBox);
  expect(getDate()).toBe('2026-02-28');
  expect(getBox('[type=date]').value).toBe('2026-02-28');
  expect(document.body.textContent).toContain('A hint.');
});

it('says that a day that was typed does not exist', async () => {
  await showDate(undefined);
  const dayBox = getBox('[type=date]');
  Object.defineProperty(dayBox, 'validity', { value: { badInput: true } });
  await blur(dayBox);
  expect(document.body.textContent).toContain('This day doesn’t exist.');
  await fill(dayBox, '2026-02-28');
  expect(document.body.textContent).not.toContain('This day doesn’t exist.');
});

it('stores a year once it is typed or left, and keeps the time', async () => {
  const initialDate = formatIsoDate({ day: '2026-12-05', time: '18:05' });
  await showDate(initialDate);
  for (const year of ['0002', '0020', '0202']) {
    await fill(getBox('[type=date]'), `${year}-12-05`);
    expect(getBox('[type=date]').value).toBe(`${year}-12-05`);
    expect(getDate()).toBe(initialDate);
  }
  await fill(getBox('[type=date]'), '2027-12-05');
  expect(getDate()).toBe(formatIsoDate({ day: '2027-12-05', time: '18:05' }));
  await fill(getBox('[type=date]'), '0202-12-05');
  await blur(getBox('[type=date]'));
  expect(getDate()).toBe(formatIsoDate({ day: '0202-12-05', time: '18:05' }));
  expect(getBox('[type=time]').value).toBe('18:05');
});
