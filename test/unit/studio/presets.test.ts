/** Ready-made parts of cards: right for every game, and good to read at once. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
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
import { faction, hero, testFonts } from '../card/support.ts';

const title = 'Part';

/** An empty card with everything that the game has fields for. */
function whole(game: (typeof GAMES.all)[number], size: (typeof CARD_SIZES)[number] = CARD_SIZES[0]): CardTemplate {
  let template = createEmptyTemplate({ id: 'own', name: 'Own' }, size);
  for (const preset of listPresets({ template }, game)) {
    const side = preset === 'words' ? 'back' : 'front';
    if (isPresetOnSide({ template }, side, preset)) continue;
    const { edits, addresses } = addPreset({ template }, { side, game, preset }, { title });
    const tried = tryEdits(GAMES, template, edits);
    expect(tried).toMatchObject({ ok: true });
    expect(addresses.length).toBeGreaterThan(0);
    template = applyEdits(template, edits);
    expect(isPresetOnSide({ template }, side, preset)).toBe(true);
  }
  return template;
}

describe('ready-made parts', () => {
  it.each(GAMES.all.map((game) => [game.id, game] as const))('make a template that can be read: %s', (_, game) => {
    const template = whole(game);
    expect(listPresets({ template }, game)).toEqual(
      expect.arrayContaining(['name', 'art', 'stats', 'words', 'faction']),
    );
    expect(template.front.length).toBeGreaterThan(5);
  });

  it.each(CARD_SIZES.map((size) => [size.id, size] as const))(
    'stand within the safe area on a card of %s',
    (_, size) => {
      const [game] = GAMES.all;
      if (game === undefined) throw new Error('there is no game');
      const input = { character: hero({ name: 'Gale' }), factions: [faction], fonts: testFonts() };
      const { findings: notes } = layoutCard(GAMES, { ...input, template: whole(game, size) });
      expect(notes.filter(({ kind }) => kind === 'safe-area' || kind === 'unread-field')).toEqual([]);
    },
  );

  it('can be read and lose nothing on a card of usual size', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    const input = { character: hero(), factions: [faction], fonts: testFonts() };
    const { findings, lost } = reviewCards(GAMES, { template: whole(game) }, [{ name: 'Gale', input }]);
    expect(lost).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'contrast' || kind === 'boxes')).toEqual([]);
  });

  it('have two rows of boxes on every size of card', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    for (const size of CARD_SIZES) {
      const input = { character: hero({ hp: { total: 13 } }), factions: [faction], fonts: testFonts() };
      const { findings } = reviewCards(GAMES, { template: whole(game, size) }, [{ name: 'Gale', input }]);
      expect([size.id, findings.filter(({ kind }) => kind === 'boxes')]).toEqual([size.id, []]);
    }
  });

  it('show every label on the smallest card too', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    const mini = CARD_SIZES.find(({ id }) => id === 'mini');
    const template = whole(game, mini);
    const input = { character: hero(), factions: [faction], fonts: testFonts() };
    const stats = template.front.flatMap(({ kind }, index) => (kind === 'stat' ? [`/front/${index}`] : []));
    const { findings } = reviewCards(GAMES, { template }, [{ name: 'Gale', input }]);
    expect(findings.filter(({ kind, address }) => kind === 'spills' && stats.includes(address))).toEqual([]);
    // A label that its number has no room for is told.
    const [first = ''] = stats;
    const path = `${first}/label/value/text`;
    const narrow = applyEdits(template, [{ op: 'set', path, value: 'Recovery of the strong' }]);
    expect(reviewCards(GAMES, { template: narrow }, [{ name: 'Gale', input }]).findings).toContainEqual(
      expect.objectContaining({ kind: 'spills', to: 'nowhere', address: first }),
    );
  });

  it('leave the words of the back open until they stand there, whatever flows on the front', () => {
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    let template = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]);
    template = applyEdits(
      template,
      addPreset({ template }, { side: 'front', game, preset: 'attacks' }, { title }).edits,
    );
    expect([getPresetSide('words', 'front'), getPresetSide('level', 'front')]).toEqual(['back', 'front']);
    expect([isPresetOnSide({ template }, 'front', 'words'), isPresetOnSide({ template }, 'back', 'words')]).toEqual([
      false,
      false,
    ]);
    template = applyEdits(template, addPreset({ template }, { side: 'back', game, preset: 'words' }, { title }).edits);
    expect(isPresetOnSide({ template }, 'back', 'words')).toBe(true);
    expect(template.front.at(-1)).toMatchObject({ kind: 'flow', repeated: true });
    expect(template.front.at(-1)).not.toHaveProperty('overflowTo');
  });

  it.each(GAMES.all.map((game) => [game.id, game] as const))(
    'a number shows one of the game that is not there yet: %s',
    (_, game) => {
      let template = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]);
      const shown: string[] = [];
      const { kinds = {} } = game.card.subjects.character ?? {};
      const numbers = Object.entries(kinds).filter(
        ([at, kind]) => /^\/character\/[^/]+$/.test(at) && kind === 'number',
      );
      const count = Math.min(3, numbers.length);
      expect(count).toBeGreaterThan(0);
      for (let n = 0; n < count; n += 1) {
        const made = addNumber({ template }, 'front', game);
        expect(tryEdits(GAMES, template, made?.edits ?? [])).toMatchObject({ ok: true });
        template = applyEdits(template, made?.edits ?? []);
        const last = template.front.at(-1);
        if (last?.kind !== 'stat' || !('at' in last.value.value)) throw new Error('it shows no field');
        shown.push(last.value.value.at);
        expect(last.label).toMatchObject({ style: 'label', value: { text: expect.stringMatching(/^\p{Lu}/u) } });
      }
      expect(new Set(shown).size).toBe(count);
      const fields = listBindableFields(template, game);
      expect(shown.map((at) => fields.find((field) => field.pointer === at)?.shape)).toEqual(shown.map(() => 'number'));
    },
  );

  it('are not offered where the game has no such field, nor put on a further card that is not there', () => {
    const template = { ...createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]), of: 'marker' as const };
    const [game] = GAMES.all;
    if (game === undefined) throw new Error('there is no game');
    expect(listPresets({ template }, game)).not.toContain('level');
    const view = { template: createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]) };
    for (const preset of PRESETS) {
      expect(addPreset(view, { side: 'more', game, preset }, { title }).edits).toEqual([]);
    }
  });
});
