import { describe, expect, it } from 'vitest';
import { mayReadToPrint, VIEWER } from '../../../src/main/print-window.ts';

const FILES = new Set(['file:///tmp/rollcall-print-a/files-b/Tide%20Warden.pdf']);

describe('what a window that prints may read', () => {
  it.each([...FILES, `${VIEWER}index.html`, 'chrome://resources/js/load_time_data.js'])('%s', (address) => {
    expect(mayReadToPrint(address, FILES)).toBe(true);
  });

  it.each([
    'file:///etc/passwd',
    'file:///tmp/rollcall-print-a/files-b/Tide%20Warden.pdf.html',
    'rollcall://app/index.html',
    'https://example.com/',
    'chrome-extension://other/index.html',
    'chrome://settings/',
    'data:text/html,x',
    '',
  ])('not %s', (address) => {
    expect(mayReadToPrint(address, FILES)).toBe(false);
  });
});
