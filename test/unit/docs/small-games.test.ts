/** The pages of SSUA and BattleTech contain every field, finding code and option, and no others. */

import { describe, expect, it } from 'vitest';
import type { DocumentSpec } from '../../../src/shared/document/document-spec.ts';
import { getSpecShape } from '../../../src/shared/document/formats.ts';
import { parseText } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../../src/shared/play/encounter/judge-any.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { codeBlocks, readDoc, tableRows } from './markdown.ts';

/** Fields of every character, which are explained in formats.md. */
const COMMON_FIELDS = [
  'format',
  'version',
  'ruleset',
  'id',
  'name',
  'concept',
  'nameMark',
  'formerName',
  'factions',
  'art',
  'credits',
  'notes',
];

describe.each(['ssua', 'battletech-kcw'])('docs/%s.md', (ruleset) => {
  const game = GAMES.getGame({ ruleset });
  const pageText = readDoc(`docs/${ruleset}.md`);
  const listNames = (headingCell: string) =>
    tableRows(pageText, headingCell).flatMap(([cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, codeWord]) => codeWord ?? ''),
    );

  it('lists every field of the document', () => {
    const { fields } = getSpecShape(game.documents['rollcall.character'] as DocumentSpec);
    const ownFields = fields.map(({ key }) => key).filter((fieldName) => !COMMON_FIELDS.includes(fieldName));
    expect(listNames('Field')).toEqual(ownFields);
  });

  it('lists every option with its default', () => {
    expect(listNames('Option')).toEqual(Object.keys(game.options));
    const statedDefaults = tableRows(pageText, 'Option').map(([, , defaultCell = '']) =>
      defaultCell.replaceAll('`', ''),
    );
    const formatDefault = (optionValue: unknown) =>
      typeof optionValue === 'boolean' ? (optionValue ? 'on' : 'off') : String(optionValue);
    expect(statedDefaults).toEqual(Object.values(game.options).map((optionRow) => formatDefault(optionRow.default)));
  });

  it('lists every finding code of a character', () => {
    expect(listNames('Code')).toEqual(game.codes.filter((findingCode) => findingCode.includes('.character.')));
  });

  it('contains only legal examples', () => {
    for (const example of codeBlocks(pageText, 'json')) {
      const parseResult = parseText(GAMES, example);
      expect(parseResult.ok && judgeAny(LOADED_GAMES, parseResult.document)).toMatchObject({
        verdict: 'legal',
        findings: [],
      });
    }
  });
});
