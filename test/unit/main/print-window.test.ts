import { describe, expect, it } from 'vitest';
import { mayReadToPrint, VIEWER } from '../../../src/main/print-window.ts';

/** A hidden window prints PDFs with Chromium's viewer. It may read only the printed files and the viewer itself. */

const PRINTED_FILES = new Set(['file:///tmp/rollcall-print-a/files-b/Tide%20Warden.pdf']);

describe('files that a print window may read', () => {
  it.each([...PRINTED_FILES, `${VIEWER}index.html`, 'chrome://resources/js/load_time_data.js'])(
    'allows a print window to read %s',
    (address) => {
      expect(mayReadToPrint(address, PRINTED_FILES)).toBe(true);
    },
  );

  it.each([
    'file:///etc/passwd',
    'file:///tmp/rollcall-print-a/files-b/Tide%20Warden.pdf.html',
    'rollcall://app/index.html',
    'https://example.com/',
    'chrome-extension://other/index.html',
    'chrome://settings/',
    'data:text/html,x',
    '',
  ])('forbids a print window to read "%s"', (address) => {
    expect(mayReadToPrint(address, PRINTED_FILES)).toBe(false);
  });
});
