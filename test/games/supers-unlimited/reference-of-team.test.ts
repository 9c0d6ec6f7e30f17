import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions, type SuOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { formatAttackIcons, ICONS } from '../../../src/shared/games/supers-unlimited/printed/icons.ts';
import { getGimmickText } from '../../../src/shared/games/supers-unlimited/reference/gimmick-text.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { collectTeamUse } from '../../../src/shared/games/supers-unlimited/reference/team-use.ts';

import { findIcon, getIconCharacter, isIconCharacter } from '../../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../../src/shared/text/markup/markup.ts';
import { t } from '../../support/texts.ts';

const full = createReference(t);

const referenceOptions = (changes: Partial<SuOptions> = {}): SuOptions => ({ ...defaultOptions, ...changes });

const rowsOf = (section: string, reference = full) =>
  reference.sections.find((each) => each.id === section)?.rows ?? [];

const hero = (attacks: Character['attacks'], more: Partial<Character> = {}): Character => ({
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
  ...more,
});

describe('for one team', () => {
  const glare = { name: 'Glare', trait: 'aim', type: 'beam', range: 6, effects: [{ effect: 'blind' }] };
  const cut = createReference(t, {
    use: collectTeamUse('Night Watch', [hero([glare], { movement: ['jump'] })], ['mastery']),
  });

  it('keeps what the team uses and what every game needs', () => {
    expect(
      rowsOf('effects', cut)
        .filter((row) => row.name)
        .map((row) => row.id),
    ).toEqual(['blind', 'damage', 'stun']);
    expect(rowsOf('movement', cut).map((row) => row.id)).toEqual(['any', 'sprint', 'jump', 'stunned']);
    expect(rowsOf('gimmicks', cut).map((row) => row.id)).toEqual(['pool', 'mastery']);
    expect(rowsOf('attacks', cut).map((row) => row.id)).toEqual(['sequence', 'profile', 'close', 'beam', 'areas']);
    expect(rowsOf('actions', cut)).toHaveLength(rowsOf('actions').length);
    expect(cut.team).toBe('Night Watch');
  });

  it('leaves the Gimmicks out when the team has none', () => {
    const without = createReference(t, { use: collectTeamUse('Night Watch', [hero([glare])]) });
    expect(without.sections.map((section) => section.id)).not.toContain('gimmicks');
  });

  it('E-83, E-113: what an attack brings about is explained too', () => {
    const slam = { name: 'Slam', trait: 'fight', type: 'close', effects: [{ effect: 'pow-double-knockback' }] };
    const use = collectTeamUse('Movers', [hero([slam], { abilities: [{ name: 'Super Strength' }] })]);
    expect([...use.effects]).toEqual(expect.arrayContaining(['knockback', 'pow-double-knockback']));
    expect(rowsOf('common-attacks', createReference(t, { use })).map((row) => row.id)).toContain('throw');
    expect(rowsOf('common-attacks', cut).map((row) => row.id)).not.toContain('throw');
  });

  it('E-83: a Throw is explained although its Ability is written with two blanks', () => {
    const use = collectTeamUse('Movers', [hero([glare], { abilities: [{ name: ' Super  Strength' }] })]);
    expect(rowsOf('common-attacks', createReference(t, { use })).map((row) => row.id)).toContain('throw');
    expect(use.effects).toContain('knockback');
  });

  it('E-27: a Weakness to Plasma X brings Weaken, whatever the card says', () => {
    const use = collectTeamUse('Sensitive', [hero([glare], { weaknesses: [{ keyword: 'plasma-x' }] })]);
    expect(use.effects).toContain('weaken');
  });

  it('E-71h: Winged Flight needs the row of Flight', () => {
    const use = collectTeamUse('Wings', [hero([glare], { movement: ['winged-flight'] })]);
    expect(rowsOf('movement', createReference(t, { use })).map((row) => row.id)).toEqual(
      expect.arrayContaining(['flight', 'winged-flight']),
    );
  });
});

describe('gimmickText', () => {
  it('E-121: names, Class and text for a roster', () => {
    expect(getGimmickText(t, 'mega-pulse')).toMatchObject({ name: 'Mega-Pulse', tag: 'Blaster' });
    expect(getGimmickText(t, 'mega-pulse')?.text).toMatch(/^\*Projectile or Beam declared\*/);
  });

  it('knows no other', () => {
    expect(getGimmickText(t, 'pool')).toBeUndefined();
    expect(getGimmickText(t, 'deus-ex-machina')).toBeUndefined();
  });
});

describe('the icons of cards', () => {
  const samples = 'samples/supers-unlimited/characters';
  const characters = readdirSync(samples).map(
    (file) => JSON.parse(readFileSync(`${samples}/${file}`, 'utf8')) as Character,
  );
  const iconsIn = (character: Character, options = referenceOptions()): string[] =>
    character.attacks.flatMap((attack) =>
      parseMarkup(formatAttackIcons(attack, options), ICONS).flatMap(({ icon }) =>
        icon ? [getIconCharacter(icon.shape)] : [],
      ),
    );
  const explained = (reference = full): Set<string> =>
    new Set(
      reference.sections.flatMap(({ rows }) =>
        rows.flatMap(({ icon, cells = [] }) => [...(icon ? [icon] : []), ...cells.filter(isIconCharacter)]),
      ),
    );

  it('E-79, E-81, E-100 to E-118: all that the attacks of a character are written with stand beside their names', () => {
    for (const character of characters) {
      const known = explained(createReference(t, { use: collectTeamUse(character.name, [character]) }));
      expect(
        iconsIn(character).filter((icon) => !known.has(icon)),
        character.name,
      ).toEqual([]);
    }
  });

  it('leaves out those that no attack of the team has', () => {
    const known = explained(
      createReference(t, {
        use: collectTeamUse('One', [hero([{ name: 'Bash', trait: 'fight', type: 'close', effects: [] }])]),
      }),
    );
    const of = (word: string): string => getIconCharacter(findIcon(word, ICONS)?.shape ?? 'burst');
    expect(known.has(of('fight'))).toBe(true);
    for (const word of ['aim', 'mind', 'magic', 'beam', 'poison']) expect(known.has(of(word)), word).toBe(false);
  });

  it('shows no icon for a trait that the table calls otherwise (E?1)', () => {
    const options = referenceOptions({ 'su.aimLabel': 'Shoot' });
    const known = explained(createReference(t, { options }));
    expect(known.has(getIconCharacter('target'))).toBe(false);
    const [shot] = [hero([{ name: 'Shot', trait: 'aim', type: 'beam', range: 4, effects: [] }])];
    expect(shot && iconsIn(shot, options).every((icon) => known.has(icon))).toBe(true);
  });
});
