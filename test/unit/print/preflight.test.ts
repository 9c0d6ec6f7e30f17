import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import {
  countFindings,
  getFindingFields,
  listCardFindings,
  listLegalityFindings,
  sortPreflightFindings,
} from '../../../src/shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../../src/shared/print/preflight-messages.ts';
import type { PrintedCharacter } from '../../../src/shared/print/printed-characters.ts';
import { translate } from '../../support/texts.ts';
import { hero } from '../card/support.ts';

const printed = (changes = {}): PrintedCharacter => ({ character: hero(changes), copies: 1, options: defaultOptions });
const team: Team = {
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'desk',
  name: 'The Desk',
  levels: 3,
  formation: 'super-force',
  allegiance: { kind: 'faction', faction: 'weather-desk' },
  members: [{ character: 'gale-clerk' }],
};

describe('preflight', () => {
  it('reports nothing for a legal character', () => {
    expect(
      listLegalityFindings(translate, GAMES, { teams: [], printedCharacters: [printed()], characters: [] }),
    ).toEqual([]);
  });

  it('reports an illegal character once, with codes and fields', () => {
    const bad = printed({ level: 11, size: 9 });
    const [finding, ...rest] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [bad, bad],
      characters: [],
    });
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'error',
      of: 'character',
      subject: 'gale-clerk',
      about: {
        kind: 'illegal',
        codes: ['su.character.level', 'su.character.size'],
        fields: ['/level', '/size'],
        more: 1,
      },
    });
  });

  it('reports findings of a team and of its members separately', () => {
    const bad = printed({ level: 4, size: 9 });
    const findings = listLegalityFindings(translate, GAMES, {
      teams: [team],
      printedCharacters: [bad],
      characters: [bad.character],
    });
    expect(findings.map(({ of, about }) => [of, about.kind === 'illegal' && about.codes])).toEqual([
      ['team', ['su.team.level-cap']],
      ['character', ['su.character.size']],
    ]);
  });

  it('judges a character under the house rules of its team', () => {
    const spray = {
      attacks: [
        ...hero().attacks,
        { name: 'Mist', trait: 'aim', type: 'spray', range: 4, effects: [{ effect: 'damage' }] },
      ],
    };
    const strict = { ...printed(spray), options: { ...defaultOptions, 'su.gimmickClassLocked': true } };
    expect(listLegalityFindings(translate, GAMES, { teams: [], printedCharacters: [strict], characters: [] })).toEqual(
      [],
    );
  });

  it('sorts errors first and merges equal findings', () => {
    const notes = listCardFindings(hero(), [
      { kind: 'continued', fields: ['/abilities'] },
      { kind: 'low-resolution', dpi: 120 },
      { kind: 'overflow', side: 'back', fields: ['/talents'] },
    ]);
    const ordered = sortPreflightFindings([...notes, ...notes]);
    expect(ordered.map(({ severity }) => severity)).toEqual(['error', 'warning', 'info']);
    expect(countFindings(ordered)).toEqual({ error: 1, warning: 1, info: 1 });
    expect(ordered.map(getFindingFields)).toEqual([['/talents'], ['/art/image'], ['/abilities']]);
  });

  it('links a cut-off drawing to the art, but a cut-off faction symbol to nothing', () => {
    const notes = (['art', 'symbol'] as const).map((drawing) => ({ kind: 'cut-drawing' as const, drawing }));
    const findings = listCardFindings(hero(), notes);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(findings.map(getFindingFields)).toEqual([['/art/image'], []]);
  });

  it('formats a finding as one sentence that names its subject', () => {
    const [bad] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [printed({ level: 11, size: 9 })],
      characters: [],
    });
    expect(bad && formatPreflightMessage(translate, GAMES, bad)).toMatch(/^Gale Clerk is illegal: .*[^.], and 1 more$/);
    const [missing] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [],
      characters: [],
      unknownMembers: [{ team, id: 'nobody' }],
    });
    expect(missing && formatPreflightMessage(translate, GAMES, missing)).toBe(
      'nobody, a member of The Desk, is nowhere to be found and cannot be printed',
    );
    const [note] = listCardFindings(hero({ name: '' }), [{ kind: 'missing-art', instead: 'initial' }]);
    expect(note && formatPreflightMessage(translate, GAMES, note)).toMatch(/^gale-clerk: /);
  });
});

describe('findings outside the safe area', () => {
  const near = (id: string, ...fields: string[]) =>
    listCardFindings(hero({ id, name: id }), [{ kind: 'safe-area', fields }]);

  it('merge into one for all cards of a print job', () => {
    const other = listCardFindings(hero(), [{ kind: 'missing-art', instead: 'initial' }]);
    const told = mergeSafeAreaFindings(translate, [
      ...near('a', '/name'),
      ...other,
      ...near('b', '/name', '/level'),
      ...near('b', '/name'),
    ]);
    expect(told.map((one) => formatPreflightMessage(translate, GAMES, one))).toEqual([
      '2 cards: name and level come closer to the cut than the safe area of the template',
      formatPreflightMessage(translate, GAMES, other[0] as (typeof other)[number]),
    ]);
  });

  it('name the card when it is the only one', () => {
    expect(
      mergeSafeAreaFindings(translate, near('a', '/name')).map((one) => formatPreflightMessage(translate, GAMES, one)),
    ).toEqual(['a: name comes closer to the cut than the safe area of the template']);
  });
});
