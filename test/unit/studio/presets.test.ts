/** Tests that presets are valid for every game and readable at once. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { createColumnFields } from '../../../src/shared/deck/columns.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listBindableFields } from '../../../src/shared/studio/bindable.ts';
import { CARD_SIZES, createEmptyTemplate } from '../../../src/shared/studio/new-template.ts';
import { PRESETS } from '../../../src/shared/studio/presets/preset-elements.ts';
import {
  addNumber,
  addPreset,
  getPresetSide,
  isPresetOnSide,
  listPresets,
} from '../../../src/shared/studio/presets/presets.ts';
import { reviewCards } from '../../../src/shared/studio/review/review.ts';
import { tryEdits } from '../../../src/shared/studio/try-edits.ts';
import { createHero, faction, getTestFonts } from '../card/support.ts';

const partTitle = 'Part';

/** Creates a card with every preset that the game has fields for. */
function createFullTemplate(
  game: (typeof GAMES.all)[number],
  cardSize: (typeof CARD_SIZES)[number] = CARD_SIZES[0],
): CardTemplate {
  let template = createEmptyTemplate({ id: 'own', name: 'Own' }, cardSize);
  for (const preset of listPresets({ template }, game)) {
    const side = preset === 'words' ? 'back' : 'front';
    if (isPresetOnSide({ template }, side, preset)) continue;
    const { edits, addresses } = addPreset({ template }, { side, game, preset }, { title: partTitle });
    const editResult = tryEdits(GAMES, template, edits);
    expect(editResult).toMatchObject({ ok: true });
    expect(addresses.length).toBeGreaterThan(0);
    template = applyEdits(template, edits);
    expect(isPresetOnSide({ template }, side, preset)).toBe(true);
  }
  return template;
}

describe('presets', () => {
  it.each(GAMES.all.map((game) => [game.id, game] as const))('make a valid template for %s', (_label, game) => {
    const template = createFullTemplate(game);
    expect(listPresets({ template }, game)).toEqual(
      expect.arrayContaining(['name', 'art', 'stats', 'words', 'faction']),
    );
    expect(template.front.length).toBeGreaterThan(5);
  });

  it.each(CARD_SIZES.map((cardSize) => [cardSize.id, cardSize] as const))(
    'stay within the safe area on a card of size %s',
    (_label, cardSize) => {
      const [game] = GAMES.all;
      if (game === undefined) throw new Error('there is no game');
      const layoutInput = { character: createHero({ name: 'Gale' }), factions: [faction], fonts: getTestFonts() };
      const { findings } = layoutCard(GAMES, { ...layoutInput, template: createFullTemplate(game, cardSize) });
      expect(findings.filter(({ kind }) => kind === 'safe-area' || kind === 'unread-field')).toEqual([]);
    },
  );

  it('produce no lost text, contrast or box findings on a card of the standard size', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    const layoutInput = { character: createHero(), factions: [faction], fonts: getTestFonts() };
    const { findings, lost } = reviewCards(GAMES, { template: createFullTemplate(game) }, [
      { name: 'Gale', input: layoutInput },
    ]);
    expect(lost).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'contrast' || kind === 'boxes')).toEqual([]);
  });

  it('leave room for two rows of HP boxes on every card size', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    for (const cardSize of CARD_SIZES) {
      const layoutInput = { character: createHero({ hp: { total: 13 } }), factions: [faction], fonts: getTestFonts() };
      const { findings } = reviewCards(GAMES, { template: createFullTemplate(game, cardSize) }, [
        { name: 'Gale', input: layoutInput },
      ]);
      expect([cardSize.id, findings.filter(({ kind }) => kind === 'boxes')]).toEqual([cardSize.id, []]);
    }
  });

  it('show every label on the smallest card, and a label that is too long is reported', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    const miniSize = CARD_SIZES.find(({ id }) => id === 'mini');
    const template = createFullTemplate(game, miniSize);
    const layoutInput = { character: createHero(), factions: [faction], fonts: getTestFonts() };
    const statAddresses = template.front.flatMap(({ kind }, index) => (kind === 'stat' ? [`/front/${index}`] : []));
    const { findings } = reviewCards(GAMES, { template }, [{ name: 'Gale', input: layoutInput }]);
    expect(findings.filter(({ kind, address }) => kind === 'spills' && statAddresses.includes(address))).toEqual([]);
    // A label that does not fit next to its number is reported.
    const [firstAddress = ''] = statAddresses;
    const labelPath = `${firstAddress}/label/value/text`;
    const crampedTemplate = applyEdits(template, [{ op: 'set', path: labelPath, value: 'Recovery of the strong' }]);
    expect(
      reviewCards(GAMES, { template: crampedTemplate }, [{ name: 'Gale', input: layoutInput }]).findings,
    ).toContainEqual(expect.objectContaining({ kind: 'spills', to: 'nowhere', address: firstAddress }));
  });

  it('offer the text of the back until the back has it, whatever flows the front has', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    let template = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]);
    template = applyEdits(
      template,
      addPreset({ template }, { side: 'front', game, preset: 'attacks' }, { title: partTitle }).edits,
    );
    expect([getPresetSide('words', 'front'), getPresetSide('level', 'front')]).toEqual(['back', 'front']);
    expect([isPresetOnSide({ template }, 'front', 'words'), isPresetOnSide({ template }, 'back', 'words')]).toEqual([
      false,
      false,
    ]);
    template = applyEdits(
      template,
      addPreset({ template }, { side: 'back', game, preset: 'words' }, { title: partTitle }).edits,
    );
    expect(isPresetOnSide({ template }, 'back', 'words')).toBe(true);
    expect(template.front.at(-1)).toMatchObject({ kind: 'flow', repeated: true });
    expect(template.front.at(-1)).not.toHaveProperty('overflowTo');
  });

  it.each(GAMES.all.map((game) => [game.id, game] as const))(
    'addNumber adds a number of %s that is not on the card yet',
    (_label, game) => {
      let numberTemplate = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]);
      const shownPointers: string[] = [];
      const { kinds = {} } = game.card.subjects.character ?? {};
      const numberFields = Object.entries(kinds).filter(
        ([pointer, fieldKind]) => /^\/character\/[^/]+$/.test(pointer) && fieldKind === 'number',
      );
      const numberCount = Math.min(3, numberFields.length);
      expect(numberCount).toBeGreaterThan(0);
      for (let numberIndex = 0; numberIndex < numberCount; numberIndex += 1) {
        const addedNumber = addNumber({ template: numberTemplate }, 'front', game);
        expect(tryEdits(GAMES, numberTemplate, addedNumber?.edits ?? [])).toMatchObject({ ok: true });
        numberTemplate = applyEdits(numberTemplate, addedNumber?.edits ?? []);
        const lastElement = numberTemplate.front.at(-1);
        if (lastElement?.kind !== 'stat' || !('at' in lastElement.value.value)) throw new Error('it shows no field');
        shownPointers.push(lastElement.value.value.at);
        expect(lastElement.label).toMatchObject({ style: 'label', value: { text: expect.stringMatching(/^\p{Lu}/u) } });
      }
      expect(new Set(shownPointers).size).toBe(numberCount);
      const bindableFields = listBindableFields(numberTemplate, game);
      expect(shownPointers.map((pointer) => bindableFields.find((field) => field.pointer === pointer)?.shape)).toEqual(
        shownPointers.map(() => 'number'),
      );
    },
  );

  it('require a matching field of the game and an existing continuation card', () => {
    const markerTemplate = { ...createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]), of: 'marker' as const };
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    expect(listPresets({ template: markerTemplate }, game)).not.toContain('level');
    const emptyView = { template: createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]) };
    for (const preset of PRESETS) {
      expect(addPreset(emptyView, { side: 'more', game, preset }, { title: partTitle }).edits).toEqual([]);
    }
  });
});

describe('presets of a row', () => {
  const [game] = GAMES.all;
  if (game === undefined) throw new Error('there is no game');
  const createRowGame = (columns: Parameters<typeof createColumnFields>[0]) => {
    const row = createColumnFields(columns);
    return { ...game, card: { ...game.card, subjects: { ...game.card.subjects, row } } };
  };
  const rowGame = createRowGame([
    { name: 'Item Name (EN/DE)' },
    { name: 'Cost [gp]', kind: 'number' },
    { name: 'Wirkung' },
    { name: 'Art file', kind: 'picture' },
  ]);
  const emptyTemplate = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0], {}, 'row');
  const addTo = (template: CardTemplate, preset: (typeof PRESETS)[number]) =>
    applyEdits(template, addPreset({ template }, { side: 'front', game: rowGame, preset }, { title: partTitle }).edits);

  it('are its ground, picture, name, cost and text, and nothing of a hero', () => {
    expect(listPresets({ template: emptyTemplate }, rowGame)).toEqual(['ground', 'art', 'name', 'cost', 'text']);
  });

  it('show columns by their English and German headings, in elements that are valid and found again', () => {
    const template = (['art', 'cost', 'text'] as const).reduce(addTo, emptyTemplate);
    const shown = JSON.stringify(template.front);
    for (const pointer of ['/row/Art file/drawing', '/row/Cost [gp]', '/row/Wirkung', '/row/Item Name (EN~1DE)'])
      expect(shown).toContain(pointer);
    expect(tryEdits(GAMES, template, [])).toMatchObject({ ok: true });
    for (const preset of ['ground', 'art', 'name', 'cost', 'text'] as const)
      expect(isPresetOnSide({ template }, 'front', preset)).toBe(true);
    expect(isPresetOnSide({ template: emptyTemplate }, 'front', 'cost')).toBe(false);
  });

  it('are not misled by words that only begin like a usual heading', () => {
    const trapGame = createRowGame([
      { name: 'Cardinal' },
      { name: 'Textile' },
      { name: 'Points of interest' },
      { name: 'Title' },
      { name: 'Rules text DE' },
      { name: 'Points', kind: 'number' },
    ]);
    const template = (['cost', 'text', 'name'] as const).reduce(
      (current, preset) =>
        applyEdits(
          current,
          addPreset({ template: current }, { side: 'front', game: trapGame, preset }, { title: partTitle }).edits,
        ),
      { ...emptyTemplate, front: [] },
    );
    const shown = JSON.stringify(template.front);
    for (const pointer of ['/row/Points"', '/row/Title"', '/row/Rules text DE"']) expect(shown).toContain(pointer);
    for (const pointer of ['/row/Cardinal', '/row/Textile', '/row/Points of']) expect(shown).not.toContain(pointer);
  });

  it('take the first column as the name where no heading says so, and offer nothing that the table does not have', () => {
    const plainGame = createRowGame([{ name: 'Zauber' }, { name: 'Schule' }]);
    expect(listPresets({ template: emptyTemplate }, plainGame)).toEqual(['ground', 'name']);
    const { edits } = addPreset(
      { template: { ...emptyTemplate, front: [] } },
      { side: 'front', game: plainGame, preset: 'name' },
      { title: partTitle },
    );
    expect(JSON.stringify(edits)).toContain('/row/Zauber');
  });

  it('leave columns of the deck first, its own name last, and no faction among the fields', () => {
    const pointers = listBindableFields(emptyTemplate, rowGame).map(({ pointer }) => pointer);
    expect(pointers[0]).toBe('/row/Item Name (EN~1DE)');
    expect(pointers.slice(-4).filter((pointer) => !pointer.startsWith('/deck/'))).toEqual([]);
    expect(pointers.filter((pointer) => /faction|icons/.test(pointer))).toEqual([]);
  });
});
