/** The cards of the small games show every field that a character has, their tokens words and a symbol. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { type DisplayItem, listTextItems } from '../../src/shared/display/display-list.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { layoutPieces } from '../../src/shared/print/deck/pieces.ts';
import { getDefaults } from '../../src/shared/rules/options.ts';
import { t } from '../support/texts.ts';
import { testFonts } from '../unit/card/support.ts';

const sample = (game: string, id: string, more: object = {}) =>
  ({ ...JSON.parse(readFileSync(`samples/${game}/characters/${id}.hero.json`, 'utf8')), ...more }) as Character;

function fieldsOf(items: readonly DisplayItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'group' ? [...(item.field === undefined ? [] : [item.field]), ...fieldsOf(item.items)] : [],
  );
}

function laid(game: string, template: string, character: Character) {
  const found = listBuiltInTemplates(GAMES, 'character', game).find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  const items = listCardSides(
    layoutCard(GAMES, { character, factions: [], template: found, fonts: testFonts() }),
  ).flatMap(({ front, back }) => [...front.items, ...back.items]);
  const texts = listTextItems(items).map(({ text }) => text);
  return { fields: new Set(fieldsOf(items)), texts, said: texts.join(' ') };
}

describe.each(listBuiltInTemplates(GAMES, 'character', 'ssua').map(({ id }) => id))('%s', (template) => {
  it('shows every field of a character', () => {
    const hero = sample('ssua', 'ironmonger-jo', { rerolls: 3, moveMultiplier: 1.5, henchman: true, vehicle: true });
    const { fields, said } = laid('ssua', template, hero);
    for (const field of [
      '/name',
      '/concept',
      '/agility',
      '/mind',
      '/ap',
      '/strength',
      '/resolve',
      '/hits',
      '/prices',
      '/rerolls',
    ]) {
      expect(fields, field).toContain(field);
    }
    for (const field of ['/physical/hit', '/mental/resist', '/moveMultiplier', '/lift', '/henchman'])
      expect(fields, field).toContain(field);
    for (const word of [
      'Henchman',
      'Vehicle',
      'Massive',
      'Anvil Fist',
      'Toolbelt Arm',
      'crowbar',
      'Always on',
      'Bend Girder',
    ]) {
      expect(said.toLowerCase(), word).toContain(word.toLowerCase());
    }
  });

  it('A-15: has a box for each AP, from 1 to 30', () => {
    for (let ap = 1; ap <= 30; ap += 1) {
      const found = listBuiltInTemplates(GAMES, 'character', 'ssua').find(({ id }) => id === template);
      if (!found) throw new Error(template);
      const { findings: notes } = layoutCard(GAMES, {
        character: sample('ssua', 'quick-tram', { ap }),
        factions: [],
        template: found,
        fonts: testFonts(),
      });
      expect(notes.filter(({ kind }) => kind === 'track-overflow').length, String(ap)).toBe(0);
    }
  });

  it('A-18: lists the prices of everybody, those that the card changes with their own', () => {
    const [fast, plain] = ['quick-tram', 'mother-october'].map((id) =>
      laid('ssua', template, sample('ssua', id)).said.replaceAll(/\s+/g, ' ').replaceAll(' ″', '″'),
    );
    expect(fast).toMatch(/ap prices/i);
    expect(fast).toContain('Move 2″ per AP');
    expect(plain).toContain('Move 1″ per AP');
    for (const said of [fast, plain]) {
      expect(said).toContain('Interact 2 AP');
      expect(said?.match(/Interact/g)).toHaveLength(1);
    }
  });
});

describe.each(listBuiltInTemplates(GAMES, 'character', 'battletech-kcw').map(({ id }) => id))('%s', (template) => {
  it('shows every field of a unit, and the bonus worked out', () => {
    const { fields, said } = laid('battletech-kcw', template, sample('battletech-kcw', 'clay-badger'));
    for (const field of [
      '/name',
      '/concept',
      '/unit',
      '/type',
      '/tonnage',
      '/mp',
      '/mpNow',
      '/piloting',
      '/tactics',
      '/crew',
      '/heat',
      '/experience',
    ]) {
      expect(fields, field).toContain(field);
    }
    expect(said).toContain('+8');
    const npc = laid('battletech-kcw', template, sample('battletech-kcw', 'grey-abbess'));
    for (const field of ['/pilotingBase', '/gunneryBase']) expect(npc.fields, field).toContain(field);
    for (const word of ['Great organ', 'low', 'Bell mast', 'Veteran'])
      expect(npc.said.toLowerCase()).toContain(word.toLowerCase());
  });

  it('says that the bonus is not known where a skill is missing', () => {
    const unit = sample('battletech-kcw', 'tin-heron', { tactics: undefined });
    expect(laid('battletech-kcw', template, unit).said).toMatch(/not\s+known/i);
  });
});

describe.each([
  ['action-round', 'dr-umber-vole', 'powerLevel initiative speedRank wits destiny stress conditions'],
  ['bulletproof-blues', 'cold-case', 'perception prowess agility superSpeed endurance expertise'],
])('%s', (game, id, keys) => {
  const templates = listBuiltInTemplates(GAMES, 'character', game).map((template) => [template.id]);
  it.each(templates)('%s shows every field of a character', (template) => {
    const hero = sample(game, id);
    const { fields, said } = laid(game, template, hero);
    for (const key of ['name', 'concept', ...keys.split(' ')]) expect(fields, key).toContain(`/${key}`);
    const { skills = [], powers } = hero as unknown as Record<string, { name: string }[]>;
    for (const { name } of [...skills, ...(powers ?? [])]) expect(said).toContain(name);
  });
});

describe.each(GAMES.all.filter(({ card }) => card.pieceKinds.length > 0).map(({ id }) => [id] as const))(
  'pieces of %s',
  (ruleset) => {
    it('are printed by templates of their own game, each with words and a symbol', () => {
      const game = GAMES.all.find(({ id }) => id === ruleset);
      for (const { kind } of game?.card.pieceKinds ?? []) {
        const pieces = layoutPieces(
          t,
          GAMES,
          { kind, ruleset },
          listBuiltInTemplates(GAMES, kind, ruleset),
          testFonts(),
        );
        expect(pieces.length).toBe(game?.card.listPieces(t, kind, getDefaults(game.options)).length);
        for (const { piece, front, findings: notes } of pieces) {
          expect(notes, piece.id).toEqual([]);
          expect(listTextItems(front.items).length, piece.id).toBeGreaterThan(0);
        }
      }
    });
  },
);
