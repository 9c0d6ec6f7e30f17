/** docs/formats.md: its examples are documents that Rollcall reads and finds nothing to say against. */

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
const stated = examples.filter((text) => text.includes('"format"')).map((text) => [formatOf(text), text] as const);
const PRINTED = 'rollcall.printed';
const documents = stated.filter(([format]) => format !== PRINTED);

function formatOf(text: string): string {
  return (JSON.parse(text) as { format: string }).format;
}

describe('examples', () => {
  it('there is one of each format', () => {
    expect(documents.map(([format]) => format)).toEqual(Object.keys(FORMATS));
  });

  it.each(documents)('%s can be read, and nothing is found in it', (_, text) => {
    const parsed = parseText(GAMES, text);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(judgeAny(LOADED_GAMES, parsed.document)).toMatchObject({ verdict: 'legal', findings: [] });
  });

  it('the record of a print can be read', () => {
    const text = stated.find(([format]) => format === PRINTED)?.[1] ?? '';
    expect(parsePrintRecord(JSON.parse(text))).toBeDefined();
  });

  it('all other examples are JSON too', () => {
    for (const text of examples) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});

describe('fields', () => {
  const section = (heading: string) => formats.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const parts = [
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

  it.each(parts)('%s: every field of the schema is in the table, and no other', (heading, schema) => {
    const rows = tableRows(section(heading), 'Field').map((cells) => cells[0] ?? '');
    const named = new Set(rows.flatMap((cell) => cell.match(/[a-zA-Z]+/g)?.slice(0, 1) ?? []));
    const together = new Set(rows.flatMap((cell) => cell.match(/`([a-zA-Z]+)/g)?.map((word) => word.slice(1)) ?? []));
    for (const key of Object.keys(schema.shape)) expect([...together], `${heading} ${key}`).toContain(key);
    const allowed = [...Object.keys(schema.shape), ...Object.keys(attackSchema.shape)];
    for (const key of named) expect(allowed, `${heading} ${key}`).toContain(key);
  });

  it('the table of files has every format with its version and ending', () => {
    const rows = tableRows(formats, 'format').map(([format, version, file]) => [format, version, file]);
    const expected = Object.entries(FORMATS).map(([format, { extension }]) => [
      `\`${format}\``,
      `${getNewestVersion(GAMES, format as FormatId, undefined)}`,
      `\`name${extension}\``,
    ]);
    expect(rows).toEqual(expected);
  });
});
