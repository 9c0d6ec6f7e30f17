/** The examples in docs/formats.md are documents that Rollcall reads without a finding. */

import { describe, expect, it } from 'vitest';
import { FORMATS, type FormatId, getNewestVersion } from '../../../src/shared/document/formats.ts';
import { deckSchema } from '../../../src/shared/document/kinds/deck/schema.ts';
import { encounterSchema } from '../../../src/shared/document/kinds/encounter/spec.ts';
import { fontSchema } from '../../../src/shared/document/kinds/font/schema.ts';
import { glossarySchema } from '../../../src/shared/document/kinds/glossary/schema.ts';
import { parseText } from '../../../src/shared/document/parse.ts';
import { drawingSchema, factionSchema } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  attackSchema,
  characterSchema,
  eventSchema,
  teamSchema,
} from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judgeAny } from '../../../src/shared/play/encounter/judge-any.ts';
import { parsePrintRecord } from '../../../src/shared/print/print-record.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { codeBlocks, readDoc, tableRows, withoutComments } from './markdown.ts';

const formats = readDoc('docs/formats.md');
const examples = codeBlocks(formats, 'jsonc').map(withoutComments);
const formattedExamples = examples
  .filter((exampleText) => exampleText.includes('"format"'))
  .map((exampleText) => [readFormat(exampleText), exampleText] as const);
const PRINTED = 'rollcall.printed';
const documents = formattedExamples.filter(([formatName]) => formatName !== PRINTED);

function readFormat(exampleText: string): string {
  return (JSON.parse(exampleText) as { format: string }).format;
}

describe('docs/formats.md examples', () => {
  it('contains one document of each format', () => {
    expect(documents.map(([formatName]) => formatName)).toEqual(Object.keys(FORMATS));
  });

  it.each(documents)('contains a readable and legal %s', (_formatName, exampleText) => {
    const parseResult = parseText(GAMES, exampleText);
    expect(parseResult).toMatchObject({ ok: true });
    if (parseResult.ok)
      expect(judgeAny(LOADED_GAMES, parseResult.document)).toMatchObject({ verdict: 'legal', findings: [] });
  });

  it('contains a readable print record', () => {
    const exampleText = formattedExamples.find(([formatName]) => formatName === PRINTED)?.[1] ?? '';
    expect(parsePrintRecord(JSON.parse(exampleText))).toBeDefined();
  });

  it('contains only valid JSON examples', () => {
    for (const exampleText of examples) expect(() => JSON.parse(exampleText) as unknown).not.toThrow();
  });
});

describe('docs/formats.md tables', () => {
  const getSection = (heading: string) => formats.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const schemasByHeading = [
    ['`rollcall.character`', characterSchema],
    ['`rollcall.faction`', factionSchema],
    ['`rollcall.team`', teamSchema],
    ['`rollcall.event`', eventSchema],
    ['`rollcall.encounter`', encounterSchema],
    ['`rollcall.glossary`', glossarySchema],
    ['`rollcall.deck`', deckSchema],
    ['`rollcall.font`', fontSchema],
    ['Drawings', drawingSchema],
  ] as const;

  it.each(schemasByHeading)('lists every field of the schema of %s and no other', (heading, schema) => {
    const rows = tableRows(getSection(heading), 'Field').map((cells) => cells[0] ?? '');
    const namedFields = new Set(rows.flatMap((tableCell) => tableCell.match(/[a-zA-Z]+/g)?.slice(0, 1) ?? []));
    const mentionedFields = new Set(
      rows.flatMap((tableCell) => tableCell.match(/`([a-zA-Z]+)/g)?.map((fieldName) => fieldName.slice(1)) ?? []),
    );
    for (const fieldName of Object.keys(schema.shape))
      expect([...mentionedFields], `${heading} ${fieldName}`).toContain(fieldName);
    const allowed = [...Object.keys(schema.shape), ...Object.keys(attackSchema.shape)];
    for (const fieldName of namedFields) expect(allowed, `${heading} ${fieldName}`).toContain(fieldName);
  });

  it('lists every format with its version and file extension', () => {
    const rows = tableRows(formats, 'format').map(([formatName, version, fileName]) => [formatName, version, fileName]);
    const expected = Object.entries(FORMATS).map(([formatName, { extension }]) => [
      `\`${formatName}\``,
      `${getNewestVersion(GAMES, formatName as FormatId, undefined)}`,
      `\`name${extension}\``,
    ]);
    expect(rows).toEqual(expected);
  });
});
