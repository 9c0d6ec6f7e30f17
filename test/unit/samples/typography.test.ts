/** Tests that sample texts use curly apostrophes and quotation marks, primes for inches, and real dashes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const samplesFolder = join(import.meta.dirname, '../../../samples');
const sampleFiles = readdirSync(samplesFolder, { recursive: true, encoding: 'utf8' }).filter((fileName) =>
  fileName.endsWith('.json'),
);

/**
 * Lists the texts of a document. Drawings contain only numbers and colors; ids and enumerations contain no quotation
 * marks.
 */
function listTexts(value: unknown, fieldName = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || fieldName === 'drawing' || fieldName === 'symbol') return [];
  return Object.entries(value).flatMap(([innerName, innerValue]) => listTexts(innerValue, innerName));
}

describe('typography of the samples', () => {
  it('covers more than 35 files', () => expect(sampleFiles.length).toBeGreaterThan(35));
  it.each(sampleFiles)('uses typographic punctuation in %s', (fileName) => {
    const texts = listTexts(JSON.parse(readFileSync(join(samplesFolder, fileName), 'utf8')));
    expect(texts.filter((sentence) => /['"`´‘]|\.\.\.|--| - /.test(sentence))).toEqual([]);
    // A closing quotation mark after a digit would be a wrong sign for inches.
    expect(texts.filter((sentence) => /\d[’”]/.test(sentence))).toEqual([]);
  });
});
