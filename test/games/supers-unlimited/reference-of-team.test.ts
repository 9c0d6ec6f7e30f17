import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions, type SuOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { formatAttackIcons, ICONS } from '../../../src/shared/games/supers-unlimited/printed/icons.ts';
import { getGimmickEntry } from '../../../src/shared/games/supers-unlimited/reference/gimmick-text.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { collectTeamUse } from '../../../src/shared/games/supers-unlimited/reference/team-use.ts';

import { findIcon, getIconCharacter, isIconCharacter } from '../../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../../src/shared/text/markup/markup.ts';
import { translate } from '../../support/texts.ts';

const fullReference = createReference(translate);

const createOptions = (changes: Partial<SuOptions> = {}): SuOptions => ({ ...defaultOptions, ...changes });

const getRows = (sectionId: string, reference = fullReference) =>
  reference.sections.find((section) => section.id === sectionId)?.rows ?? [];

const createHero = (attacks: Character['attacks'], overrides: Partial<Character> = {}): Character => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'lantern-jack',
  name: 'Lantern Jack',
  level: 4,
  alignment: 'hero',
  classes: ['blaster'],
  power: 4,
  move: 5,
  size: 2,
  hp: { total: 10 },
  traits: {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 4, resistance: 1 },
    mind: { dice: 2, resistance: 0 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 3 },
  },
  keywords: { type: ['living'], origin: ['science'] },
  attacks,
  ...overrides,
});

describe('the quick reference for one team', () => {
  const glareAttack = { name: 'Glare', trait: 'aim', type: 'beam', range: 6, effects: [{ effect: 'blind' }] };
  const teamReference = createReference(translate, {
    use: collectTeamUse('Night Watch', [createHero([glareAttack], { movement: ['jump'] })], ['mastery']),
  });

  it('keeps what the team uses and what every game needs', () => {
    expect(
      getRows('effects', teamReference)
        .filter((row) => row.name)
        .map((row) => row.id),
    ).toEqual(['blind', 'damage', 'stun']);
    expect(getRows('movement', teamReference).map((row) => row.id)).toEqual(['any', 'sprint', 'jump', 'stunned']);
    expect(getRows('gimmicks', teamReference).map((row) => row.id)).toEqual(['pool', 'mastery']);
    expect(getRows('attacks', teamReference).map((row) => row.id)).toEqual([
      'sequence',
      'profile',
      'close',
      'beam',
      'areas',
    ]);
    expect(getRows('actions', teamReference)).toHaveLength(getRows('actions').length);
    expect(teamReference.team).toBe('Night Watch');
  });

  it('leaves Gimmicks out when the team has none', () => {
    const withoutGimmicks = createReference(translate, {
      use: collectTeamUse('Night Watch', [createHero([glareAttack])]),
    });
    expect(withoutGimmicks.sections.map((teamSection) => teamSection.id)).not.toContain('gimmicks');
  });

  it('E-83, E-113: explains the Effects and the Throw that attacks and Abilities bring about', () => {
    const slamAttack = { name: 'Slam', trait: 'fight', type: 'close', effects: [{ effect: 'pow-double-knockback' }] };
    const teamUse = collectTeamUse('Movers', [createHero([slamAttack], { abilities: [{ name: 'Super Strength' }] })]);
    expect([...teamUse.effects]).toEqual(expect.arrayContaining(['knockback', 'pow-double-knockback']));
    expect(getRows('common-attacks', createReference(translate, { use: teamUse })).map((row) => row.id)).toContain(
      'throw',
    );
    expect(getRows('common-attacks', teamReference).map((row) => row.id)).not.toContain('throw');
  });

  it('E-83: explains Throw although its Ability is written with two spaces', () => {
    const teamUse = collectTeamUse('Movers', [
      createHero([glareAttack], { abilities: [{ name: ' Super  Strength' }] }),
    ]);
    expect(getRows('common-attacks', createReference(translate, { use: teamUse })).map((row) => row.id)).toContain(
      'throw',
    );
    expect(teamUse.effects).toContain('knockback');
  });

  it('E-27: explains Weaken for a Weakness to Plasma X, whatever the card says', () => {
    const teamUse = collectTeamUse('Sensitive', [createHero([glareAttack], { weaknesses: [{ keyword: 'plasma-x' }] })]);
    expect(teamUse.effects).toContain('weaken');
  });

  it('E-71h: shows the row of Flight for Winged Flight', () => {
    const teamUse = collectTeamUse('Wings', [createHero([glareAttack], { movement: ['winged-flight'] })]);
    expect(getRows('movement', createReference(translate, { use: teamUse })).map((row) => row.id)).toEqual(
      expect.arrayContaining(['flight', 'winged-flight']),
    );
  });
});

describe('getGimmickEntry', () => {
  it('E-121: returns name, Class and text of a Gimmick', () => {
    expect(getGimmickEntry(translate, 'mega-pulse')).toMatchObject({ name: 'Mega-Pulse', tag: 'Blaster' });
    expect(getGimmickEntry(translate, 'mega-pulse')?.moment).toBe('Projectile or Beam declared');
  });

  it('returns nothing for an unknown Gimmick', () => {
    expect(getGimmickEntry(translate, 'pool')).toBeUndefined();
    expect(getGimmickEntry(translate, 'deus-ex-machina')).toBeUndefined();
  });
});

describe('icons in the quick reference', () => {
  const sampleFolder = 'samples/supers-unlimited/characters';
  const characters = readdirSync(sampleFolder).map(
    (fileName) => JSON.parse(readFileSync(`${sampleFolder}/${fileName}`, 'utf8')) as Character,
  );
  const listIcons = (character: Character, houseRules = createOptions()): string[] =>
    character.attacks.flatMap((heroAttack) =>
      parseMarkup(formatAttackIcons(heroAttack, houseRules), ICONS).flatMap(({ icon }) =>
        icon ? [getIconCharacter(icon.shape)] : [],
      ),
    );
  const listExplainedIcons = (reference = fullReference): Set<string> =>
    new Set(
      reference.sections.flatMap(({ rows }) =>
        rows.flatMap(({ icon, cells = [] }) => [...(icon ? [icon] : []), ...cells.filter(isIconCharacter)]),
      ),
    );

  it('E-79, E-81, E-100 to E-118: explain every icon that the attacks of a character use', () => {
    for (const character of characters) {
      const explainedIcons = listExplainedIcons(
        createReference(translate, { use: collectTeamUse(character.name, [character]) }),
      );
      expect(
        listIcons(character).filter((iconCharacter) => !explainedIcons.has(iconCharacter)),
        character.name,
      ).toEqual([]);
    }
  });

  it('leave out icons that no attack of the team uses', () => {
    const explainedIcons = listExplainedIcons(
      createReference(translate, {
        use: collectTeamUse('One', [createHero([{ name: 'Bash', trait: 'fight', type: 'close', effects: [] }])]),
      }),
    );
    const getWordIcon = (gameWord: string): string => getIconCharacter(findIcon(gameWord, ICONS)?.shape ?? 'burst');
    expect(explainedIcons.has(getWordIcon('fight'))).toBe(true);
    for (const gameWord of ['aim', 'mind', 'magic', 'beam', 'poison'])
      expect(explainedIcons.has(getWordIcon(gameWord)), gameWord).toBe(false);
  });

  it('leave out the icon of a trait that a house rule renames (E?1)', () => {
    const houseRules = createOptions({ 'su.aimLabel': 'Shoot' });
    const explainedIcons = listExplainedIcons(createReference(translate, { options: houseRules }));
    expect(explainedIcons.has(getIconCharacter('target'))).toBe(false);
    const shooter = createHero([{ name: 'Shot', trait: 'aim', type: 'beam', range: 4, effects: [] }]);
    expect(listIcons(shooter, houseRules).every((iconCharacter) => explainedIcons.has(iconCharacter))).toBe(true);
  });
});
