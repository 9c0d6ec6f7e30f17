/** Tests that cards of the small games print every field of a character, and that their pieces have texts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { type DisplayItem, listTextItems } from '../../src/shared/display/display-list.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { layoutPieces } from '../../src/shared/print/deck/pieces.ts';
import { getDefaults } from '../../src/shared/rules/options.ts';
import { translate } from '../support/texts.ts';
import { getTestFonts } from '../unit/card/support.ts';

const readSample = (gameId: string, sampleId: string, overrides: object = {}) =>
  ({
    ...JSON.parse(readFileSync(`samples/${gameId}/characters/${sampleId}.hero.json`, 'utf8')),
    ...overrides,
  }) as Character;

function listFields(displayItems: readonly DisplayItem[]): string[] {
  return displayItems.flatMap((displayItem) =>
    displayItem.kind === 'group'
      ? [...(displayItem.field === undefined ? [] : [displayItem.field]), ...listFields(displayItem.items)]
      : [],
  );
}

function layoutSample(gameId: string, template: string, character: Character) {
  const cardTemplate = listBuiltInTemplates(GAMES, 'character', gameId).find(({ id }) => id === template);
  if (!cardTemplate) throw new Error(`no template ${template}`);
  const displayItems = listCardSides(
    layoutCard(GAMES, { character, factions: [], template: cardTemplate, fonts: getTestFonts() }),
  ).flatMap(({ front, back }) => [...front.items, ...back.items]);
  const texts = listTextItems(displayItems).map(({ text }) => text);
  return { fields: new Set(listFields(displayItems)), texts, printedText: texts.join(' ') };
}

describe.each(listBuiltInTemplates(GAMES, 'character', 'ssua').map(({ id }) => id))(
  'the SSUA template %s',
  (template) => {
    it('prints every field of a character', () => {
      const hero = readSample('ssua', 'ironmonger-jo', {
        rerolls: 3,
        moveMultiplier: 1.5,
        henchman: true,
        vehicle: true,
      });
      const { fields, printedText } = layoutSample('ssua', template, hero);
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
      for (const printedWord of [
        'Henchman',
        'Vehicle',
        'Massive',
        'Anvil Fist',
        'Toolbelt Arm',
        'crowbar',
        'Always on',
        'Bend Girder',
      ]) {
        expect(printedText.toLowerCase(), printedWord).toContain(printedWord.toLowerCase());
      }
    });

    it('A-15: draws a box for each AP from 1 to 30', () => {
      for (let actionPoints = 1; actionPoints <= 30; actionPoints += 1) {
        const cardTemplate = listBuiltInTemplates(GAMES, 'character', 'ssua').find(({ id }) => id === template);
        if (!cardTemplate) throw new Error(template);
        const { findings: layoutFindings } = layoutCard(GAMES, {
          character: readSample('ssua', 'quick-tram', { ap: actionPoints }),
          factions: [],
          template: cardTemplate,
          fonts: getTestFonts(),
        });
        expect(layoutFindings.filter(({ kind }) => kind === 'track-overflow').length, String(actionPoints)).toBe(0);
      }
    });

    it('A-18: lists the common prices once, with those that the card changes', () => {
      const [fastPrices, plainPrices] = ['quick-tram', 'mother-october'].map((heroId) =>
        layoutSample('ssua', template, readSample('ssua', heroId))
          .printedText.replaceAll(/\s+/g, ' ')
          .replaceAll(' ″', '″'),
      );
      expect(fastPrices).toMatch(/ap prices/i);
      expect(fastPrices).toContain('Move 2″ per AP');
      expect(plainPrices).toContain('Move 1″ per AP');
      for (const printedText of [fastPrices, plainPrices]) {
        expect(printedText).toContain('Interact 2 AP');
        expect(printedText?.match(/Interact/g)).toHaveLength(1);
      }
    });
  },
);

describe.each(listBuiltInTemplates(GAMES, 'character', 'battletech-kcw').map(({ id }) => id))(
  'the BattleTech template %s',
  (template) => {
    it('prints every field of a unit and the derived bonus', () => {
      const { fields, printedText } = layoutSample(
        'battletech-kcw',
        template,
        readSample('battletech-kcw', 'clay-badger'),
      );
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
      expect(printedText).toContain('+8');
      const npcCard = layoutSample('battletech-kcw', template, readSample('battletech-kcw', 'grey-abbess'));
      for (const field of ['/pilotingBase', '/gunneryBase']) expect(npcCard.fields, field).toContain(field);
      for (const printedWord of ['Great organ', 'low', 'Bell mast', 'Veteran'])
        expect(npcCard.printedText.toLowerCase()).toContain(printedWord.toLowerCase());
    });

    it('prints that the bonus is not known when a skill is missing', () => {
      const heron = readSample('battletech-kcw', 'tin-heron', { tactics: undefined });
      expect(layoutSample('battletech-kcw', template, heron).printedText).toMatch(/not\s+known/i);
    });
  },
);

// The game, a sample character, and the keys of its fields.
describe.each([
  ['action-round', 'dr-umber-vole', 'powerLevel initiative speedRank wits destiny stress conditions'],
  ['bulletproof-blues', 'cold-case', 'perception prowess agility superSpeed endurance expertise'],
])('card templates of %s', (gameId, sampleId, fieldKeys) => {
  const templates = listBuiltInTemplates(GAMES, 'character', gameId).map((template) => [template.id]);
  it.each(templates)('print every field of a character with %s', (template) => {
    const hero = readSample(gameId, sampleId);
    const { fields, printedText } = layoutSample(gameId, template, hero);
    for (const fieldKey of ['name', 'concept', ...fieldKeys.split(' ')])
      expect(fields, fieldKey).toContain(`/${fieldKey}`);
    const { skills = [], powers } = hero as unknown as Record<string, { name: string }[]>;
    for (const { name } of [...skills, ...(powers ?? [])]) expect(printedText).toContain(name);
  });
});

describe.each(GAMES.all.filter(({ card }) => card.pieceKinds.length > 0).map(({ id }) => [id] as const))(
  'pieces of %s',
  (ruleset) => {
    it('print with templates of their own game, with texts and without findings', () => {
      const gameRules = GAMES.all.find(({ id }) => id === ruleset);
      for (const { kind } of gameRules?.card.pieceKinds ?? []) {
        const pieces = layoutPieces(
          translate,
          GAMES,
          { kind, ruleset },
          listBuiltInTemplates(GAMES, kind, ruleset),
          getTestFonts(),
        );
        expect(pieces.length).toBe(gameRules?.card.listPieces(translate, kind, getDefaults(gameRules.options)).length);
        for (const { piece, front, findings } of pieces) {
          expect(findings, piece.id).toEqual([]);
          expect(listTextItems(front.items).length, piece.id).toBeGreaterThan(0);
        }
      }
    });
  },
);
