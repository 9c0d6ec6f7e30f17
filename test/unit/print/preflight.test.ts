import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import {
  countFindings,
  getFindingFields,
  listCardFindings,
  listLegalityFindings,
  listNameFindings,
  sortPreflightFindings,
} from '../../../src/shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../../src/shared/print/preflight-messages.ts';
import type { PrintedCharacter } from '../../../src/shared/print/printed-characters.ts';
import { translate } from '../../support/texts.ts';
import { createHero } from '../card/support.ts';

const createPrinted = (heroChanges = {}): PrintedCharacter => ({
  character: createHero(heroChanges),
  copies: 1,
  options: defaultOptions,
});
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
      listLegalityFindings(translate, GAMES, { teams: [], printedCharacters: [createPrinted()], characters: [] }),
    ).toEqual([]);
  });

  it('reports an illegal character once, with codes and fields', () => {
    const illegalCharacter = createPrinted({ level: 11, size: 9 });
    const [finding, ...otherFindings] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [illegalCharacter, illegalCharacter],
      characters: [],
    });
    expect(otherFindings).toEqual([]);
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
    // Level 4 is legal for a character but exceeds the 3 Levels of the team. There is no Size 9.
    const illegalCharacter = createPrinted({ level: 4, size: 9 });
    const findings = listLegalityFindings(translate, GAMES, {
      teams: [team],
      printedCharacters: [illegalCharacter],
      characters: [illegalCharacter.character],
    });
    expect(findings.map(({ of, about }) => [of, about.kind === 'illegal' && about.codes])).toEqual([
      ['team', ['su.team.level-cap']],
      ['character', ['su.character.size']],
    ]);
  });

  it('judges a character under the house rules of its team', () => {
    const sprayAttacks = {
      attacks: [
        ...createHero().attacks,
        { name: 'Mist', trait: 'aim', type: 'spray', range: 4, effects: [{ effect: 'damage' }] },
      ],
    };
    const lenientCharacter = createPrinted(sprayAttacks);
    const strictCharacter = { ...lenientCharacter, options: { ...defaultOptions, 'su.spray': 'off' as const } };
    const listFindings = (character: PrintedCharacter) =>
      listLegalityFindings(translate, GAMES, { teams: [], printedCharacters: [character], characters: [] });
    expect(listFindings(lenientCharacter)).toEqual([]);
    expect(listFindings(strictCharacter)).toMatchObject([{ about: { kind: 'illegal', codes: ['su.attack.spray'] } }]);
  });

  it('sorts errors first and merges equal findings', () => {
    const cardFindings = listCardFindings(createHero(), [
      { kind: 'continued', fields: ['/abilities'] },
      { kind: 'low-resolution', dpi: 120 },
      { kind: 'overflow', side: 'back', fields: ['/talents'] },
    ]);
    const sortedFindings = sortPreflightFindings([...cardFindings, ...cardFindings]);
    expect(sortedFindings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'info']);
    expect(countFindings(sortedFindings)).toEqual({ error: 1, warning: 1, info: 1 });
    expect(sortedFindings.map(getFindingFields)).toEqual([['/talents'], ['/art/image'], ['/abilities']]);
  });

  it('warns of texts that still use a former name', () => {
    const hero = createHero({ name: 'Ironlung', concept: 'Brasslung, the diver', formerName: 'Brasslung' });
    const [nameFinding, ...otherFindings] = listNameFindings(hero);
    expect([nameFinding?.severity, nameFinding && getFindingFields(nameFinding), otherFindings]).toEqual([
      'warning',
      ['/concept'],
      [],
    ]);
    expect(nameFinding && formatPreflightMessage(translate, GAMES, nameFinding)).toBe(
      'Ironlung: 1 text still says “Brasslung”',
    );
    expect(listNameFindings(createHero())).toEqual([]);
  });

  it('links a cut-off drawing to the art, but a cut-off faction symbol to nothing', () => {
    const drawingFindings = (['art', 'symbol'] as const).map((drawing) => ({ kind: 'cut-drawing' as const, drawing }));
    const drawingResults = listCardFindings(createHero(), drawingFindings);
    expect(drawingResults.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(drawingResults.map(getFindingFields)).toEqual([['/art/image'], []]);
  });

  it('formats a finding as one sentence that names its subject', () => {
    const [illegalCharacter] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [createPrinted({ level: 11, size: 9 })],
      characters: [],
    });
    expect(illegalCharacter && formatPreflightMessage(translate, GAMES, illegalCharacter)).toMatch(
      /^Gale Clerk is illegal: .*[^.], and 1 more$/,
    );
    const [memberFinding] = listLegalityFindings(translate, GAMES, {
      teams: [],
      printedCharacters: [],
      characters: [],
      unknownMembers: [{ team, id: 'nobody' }],
    });
    expect(memberFinding && formatPreflightMessage(translate, GAMES, memberFinding)).toBe(
      'nobody, a member of The Desk, is nowhere to be found and cannot be printed',
    );
    const [artFinding] = listCardFindings(createHero({ name: '' }), [{ kind: 'missing-art', instead: 'initial' }]);
    expect(artFinding && formatPreflightMessage(translate, GAMES, artFinding)).toMatch(/^gale-clerk: /);
  });
});

describe('findings outside the safe area', () => {
  const createSafeAreaFinding = (heroId: string, ...fields: string[]) =>
    listCardFindings(createHero({ id: heroId, name: heroId }), [{ kind: 'safe-area', fields }]);

  it('merge into one for all cards of a print job', () => {
    const artFindings = listCardFindings(createHero(), [{ kind: 'missing-art', instead: 'initial' }]);
    const mergedFindings = mergeSafeAreaFindings(translate, [
      ...createSafeAreaFinding('a', '/name'),
      ...artFindings,
      ...createSafeAreaFinding('b', '/name', '/level'),
      ...createSafeAreaFinding('b', '/name'),
    ]);
    expect(mergedFindings.map((finding) => formatPreflightMessage(translate, GAMES, finding))).toEqual([
      '2 cards: name and level come closer to the cut than the safe area of the template',
      formatPreflightMessage(translate, GAMES, artFindings[0] as (typeof artFindings)[number]),
    ]);
  });

  it('name the card when it is the only one', () => {
    expect(
      mergeSafeAreaFindings(translate, createSafeAreaFinding('a', '/name')).map((finding) =>
        formatPreflightMessage(translate, GAMES, finding),
      ),
    ).toEqual(['a: name comes closer to the cut than the safe area of the template']);
  });
});
