/** Tests that the card templates of every game print its samples completely, whatever is on the cards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../src/shared/card/template/template.ts';
import { listTextItems } from '../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../src/shared/display/units.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { getTestFonts, measureInk } from '../unit/card/support.ts';

const TOLERANCE = 0.01;
/** The place in the docs that explains these requirements for a new game. */
const SAMPLE_GUIDE = 'docs/game.md, Before it ships';

const samplesByGame = new Map<string, Character[]>();
/** Returns the samples of a game and caches them, because hundreds of templates and sizes are tried with them. */
const getSamples = (gameId: string): Character[] => {
  const gameSamples = samplesByGame.get(gameId) ?? readSamples(gameId);
  samplesByGame.set(gameId, gameSamples);
  return gameSamples;
};

const readSamples = (gameId: string): Character[] => {
  const folder = `samples/${gameId}/characters`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((fileName) => JSON.parse(readFileSync(`${folder}/${fileName}`, 'utf8')) as Character);
};

/** Whether this is the first entry of a list with free text: an entry with a text, or a free word. */
const isWritten = (listKey: string, firstEntry: unknown): boolean =>
  typeof firstEntry === 'string'
    ? listKey !== 'factions'
    : typeof firstEntry === 'object' && firstEntry !== null && 'text' in firstEntry && firstEntry.text !== undefined;

const layoutSample = (template: CardTemplate, character: Character) =>
  layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() });

// Stricter tests for the templates of Supers Unlimited are in test/unit/card/template/built-in-templates.test.ts.
const gameRows = GAMES.all.filter(({ id }) => id !== 'supers-unlimited').map(({ id }) => [id] as const);

describe.each(gameRows)('cards of %s', (gameId) => {
  const samples = getSamples(gameId);

  it('print at least eight samples, each with artwork', () => {
    expect(samples.length, SAMPLE_GUIDE).toBeGreaterThanOrEqual(8);
    for (const { id, art } of samples)
      expect([id, (art?.drawing?.shapes.length ?? 0) > 20], SAMPLE_GUIDE).toEqual([id, true]);
  });

  const templates = listBuiltInTemplates(GAMES, 'character', gameId).map(
    (template) => [template.id, template] as const,
  );
  it('come with a built-in template of the game', () => expect(templates.length, SAMPLE_GUIDE).toBeGreaterThan(0));

  it.each(templates)(
    'print every sample with %s completely, inside the safe area, at 6 pt or more',
    (_templateId, template) => {
      for (const character of samples) {
        const layout = layoutSample(template, character);
        expect(
          layout.findings.filter(({ kind }) => kind !== 'continued'),
          character.name,
        ).toEqual([]);
        for (const cardSide of [layout.front, layout.back]) {
          const safeMargin = toPt(mm(template.safe)) - TOLERANCE;
          const unsafeInk = measureInk(cardSide.items, getTestFonts()).filter(
            ({ left, top, right, bottom }) =>
              !(Math.min(left, top, cardSide.width - right, cardSide.height - bottom) >= safeMargin),
          );
          expect(unsafeInk, character.name).toEqual([]);
          expect(listTextItems(cardSide.items).filter(({ size }) => !(size >= 6))).toEqual([]);
        }
      }
    },
  );

  it.each(templates)('print every entry of an overlong character with %s', (_templateId, template) => {
    const writtenLists = samples.flatMap((character) =>
      Object.entries(character).flatMap(([listKey, listEntries]) =>
        Array.isArray(listEntries) && isWritten(listKey, listEntries[0])
          ? [{ character, key: listKey, first: listEntries[0] as object | string }]
          : [],
      ),
    );
    // A list of free words is used only if no list of the game has entries with texts.
    const longestList = writtenLists.find(({ first: firstEntry }) => typeof firstEntry === 'object') ?? writtenLists[0];
    if (!longestList) throw new Error(`no sample has a list of entries with texts, or of words (${SAMPLE_GUIDE})`);
    const { character, key: listKey, first: firstEntry } = longestList;
    const longEntries = Array.from({ length: 40 }, (_entry, index) =>
      typeof firstEntry === 'string'
        ? `Entry${index}, words that fill a line`
        : { ...firstEntry, name: `Entry${index}`, text: `Words that fill a line, ${index}.` },
    );
    const longName = 'Extraordinary '.repeat(6).trim();
    const cardSides = listCardSides(
      layoutSample(template, { ...character, [listKey]: longEntries, name: longName } as Character),
    );
    const texts = cardSides.flatMap(({ front, back }) => [...listTextItems(front.items), ...listTextItems(back.items)]);
    const printedText = texts.map(({ text }) => text).join(' ');
    for (let index = 0; index < 40; index++) expect(printedText).toContain(`Entry${index}`);
    expect(printedText.toLowerCase()).toContain('extraordinary');
  });
});

/** The key of the list of attacks in each game. */
const ATTACK_LISTS: Readonly<Record<string, string>> = {
  'supers-unlimited': 'attacks',
  ssua: 'attacks',
  'battletech-kcw': 'equipment',
  'action-round': 'powers',
  'bulletproof-blues': 'powers',
};

it.each(GAMES.all.map(({ id, card }) => [id, card.templates[0] ?? ''] as const))(
  "names a character's attacks on the front of the first card of %s, or how many more are on the back",
  (gameId, templateId) => {
    const template = listBuiltInTemplates(GAMES, 'character', gameId).find(({ id }) => id === templateId);
    if (!template) throw new Error(`there is no ${templateId}`);
    for (const character of getSamples(gameId)) {
      const listEntries =
        (character as unknown as Record<string, readonly { name: string }[]>)[ATTACK_LISTS[gameId] ?? ''] ?? [];
      const printedText = listTextItems(layoutSample(template, character).front.items).map(({ text }) => text);
      const frontText = printedText.join(' ');
      const missingAttacks = listEntries.filter(
        ({ name }) => !name.split(' ').every((word) => frontText.includes(word)),
      );
      expect(
        missingAttacks.length === 0 || frontText.includes(`+ ${missingAttacks.length} on the back`),
        character.name,
      ).toBe(true);
    }
  },
);

/** Whether an element with this condition may be printed together with a symbol. */
const isWithSymbol = (condition: Element['when']): boolean =>
  !isDeepStrictEqual(condition, { not: { at: '/faction/symbol' } });

// Only some characters have a symbol, so that an overlap with it is easily overlooked.
it.each(listTemplateChoices(listBuiltInTemplates(GAMES)).map(({ id, template }) => [id, template] as const))(
  'keeps tracks, numbers and tags away from the faction symbol in %s',
  (_templateId, { front }) => {
    const [factionSymbol] = front.filter((element) => element.kind === 'symbol' && element.field === '/factions');
    if (!factionSymbol) throw new Error(`no element is a symbol with "field": "/factions" (${SAMPLE_GUIDE})`);
    const overlapping = front.filter(({ kind: elementKind, box, when: condition }) => {
      // A box is `[x, y, width, height]`, so the size in a direction is two places after the position.
      const measureOverlap = (axis: 0 | 1) =>
        Math.min(box[axis] + box[(axis + 2) as 2], factionSymbol.box[axis] + factionSymbol.box[(axis + 2) as 2]) -
        Math.max(box[axis], factionSymbol.box[axis]);
      return (
        isWithSymbol(condition) &&
        ['track', 'stat', 'list'].includes(elementKind) &&
        Math.min(measureOverlap(0), measureOverlap(1)) > TOLERANCE
      );
    });
    expect(overlapping).toEqual([]);
  },
);

/** Returns the two shortest and the two longest samples of a game. Samples between them fit where these fit. */
const listExtremes = (gameId: string): Character[] => {
  const byLength = getSamples(gameId).sort((shorter, longer) => measureLength(shorter) - measureLength(longer));
  return [...byLength.slice(0, 2), ...byLength.slice(-2)];
};
const measureLength = (character: Character): number => JSON.stringify({ ...character, art: undefined }).length;

const otherSizes = GAMES.all.flatMap(({ id }) =>
  listTemplateChoices(listBuiltInTemplates(GAMES, 'character', id)).flatMap(({ id: templateId, template }) =>
    templateId.includes('@') ? [[templateId, id, template] as const] : [],
  ),
);

it.each(otherSizes)(
  'prints all template texts and keeps the safe area in the size %s of %s',
  (_templateId, gameId, template) => {
    for (const character of listExtremes(gameId)) {
      const { findings: layoutFindings } = layoutSample(template, character);
      const realFindings = layoutFindings.filter(
        ({ kind }) => !['continued', 'continuation-card', 'missing-faction'].includes(kind),
      );
      // Template texts that do not fit appear as findings without fields.
      const templateFindings = layoutFindings.filter(
        (layoutFinding) =>
          'fields' in layoutFinding && layoutFinding.fields.length === 0 && layoutFinding.kind !== 'safe-area',
      );
      expect([...realFindings, ...templateFindings], character.name).toEqual([]);
    }
  },
);

it.each(
  listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited')).map(
    ({ id, template }) => [id, template] as const,
  ),
)('draws boxes of at least 4 mm for 1 to 30 HP in %s', (_templateId, template) => {
  const [sample] = listExtremes('supers-unlimited').slice(-1);
  for (const totalHp of [1, 5, 10, 11, 12, 18, 20, 22, 24, 25, 28, 30]) {
    const { findings } = layoutSample(template, {
      ...sample,
      hp: { total: totalHp },
    } as unknown as Character);
    expect(
      findings.filter(({ kind }) => kind === 'track-overflow'),
      `${totalHp} HP`,
    ).toEqual([]);
  }
});

it.each([5, 10, 11, 16, 20, 21, 24, 30])(
  'shows an attack and all %i HP on the front of the first Supers Unlimited card at every size',
  (totalHp) => {
    const [sample] = getSamples('supers-unlimited').filter(({ id }) => id === 'ninth-bell');
    const [classic] = listBuiltInTemplates(GAMES, 'character', 'supers-unlimited').filter(({ id }) => id === 'classic');
    if (!sample || !classic) throw new Error('there is no Ninth Bell or no Classic');
    for (const { id: templateId, template } of listTemplateChoices([classic])) {
      const { front, findings: layoutFindings } = layoutSample(template, {
        ...sample,
        hp: { total: totalHp },
      } as Character);
      expect([templateId, listTextItems(front.items).some(({ text }) => text.startsWith('Bash'))]).toEqual([
        templateId,
        true,
      ]);
      expect([templateId, layoutFindings.filter(({ kind }) => kind === 'track-overflow')]).toEqual([templateId, []]);
    }
  },
);
