/** The pages of SSUA and BattleTech: every field, code and option of the code is there, and no other. */

import { describe, expect, it } from 'vitest';
import type { DocumentSpec } from '../../../src/shared/document/document-spec.ts';
import { getSpecShape } from '../../../src/shared/document/formats.ts';
import { parseText } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../../src/shared/play/encounter/judge-any.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { codeBlocks, readDoc, tableRows } from './markdown.ts';

/** Fields of every character, which are explained in formats.md. */
const COMMON = ['format', 'version', 'ruleset', 'id', 'name', 'concept', 'factions', 'art', 'notes'];

describe.each(['ssua', 'battletech-kcw'])('docs/%s.md', (ruleset) => {
  const game = GAMES.getGame({ ruleset });
  const text = readDoc(`docs/${ruleset}.md`);
  const named = (head: string) =>
    tableRows(text, head).flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''));

  it('has every field of the document', () => {
    const { fields } = getSpecShape(game.documents['rollcall.character'] as DocumentSpec);
    const own = fields.map(({ key }) => key).filter((key) => !COMMON.includes(key));
    expect(named('Field')).toEqual(own);
  });

  it('has every option with its default', () => {
    expect(named('Option')).toEqual(Object.keys(game.options));
    const said = tableRows(text, 'Option').map(([, , byDefault = '']) => byDefault.replaceAll('`', ''));
    const written = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
    expect(said).toEqual(Object.values(game.options).map((row) => written(row.default)));
  });

  it('has every code of a character', () => {
    expect(named('Code')).toEqual(game.codes.filter((code) => code.includes('.character.')));
  });

  it('its example is legal', () => {
    for (const example of codeBlocks(text, 'json')) {
      const parsed = parseText(GAMES, example);
      expect(parsed.ok && judgeAny(LOADED_GAMES, parsed.document)).toMatchObject({ verdict: 'legal', findings: [] });
    }
  });
});
