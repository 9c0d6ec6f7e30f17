import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, GroupItem } from '../../../src/shared/display/display-list.ts';
import { listRunGlyphs, listTextItems } from '../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../src/shared/display/units.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { textOfList } from '../../support/cards/cards.ts';
import { runs } from '../../support/runs.ts';
import { card, faction, hero, inkOf, testFonts } from './support.ts';

const fonts = testFonts();
const groups = (items: readonly DisplayItem[]): GroupItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item, ...groups(item.items)] : []));
const said = (changes: Partial<Character> = {}): string => {
  const { front, back } = card(changes);
  return [...textOfList(front), ...textOfList(back)].join(' ').replaceAll(/\s+/g, ' ').toLowerCase();
};

describe('the card', () => {
  it.each([
    ['name', 'gale clerk'],
    ['concept', 'files storms by date'],
    ['Level', 'level 6'],
    ['Alignment and Classes', 'anti-hero · controller / tank'],
    ['Power', 'power 7'],
    ['Move', 'move 5'],
    ['Size', 'size 4'],
    ['movement types and Reach', 'winged flight reach 2'],
    ['HP', 'hp 13'],
    ['Fight with its Resistance', 'fight 5 r2'],
    ['Recovery', 'recovery 4'],
    ['Type', 'living'],
    ['Origin', 'mutate'],
    ['Element', 'air'],
    ['Specialty', 'knowledge'],
    ['Weakness', 'weak to cold'],
    ['Vulnerability', 'vulnerable to plasma x'],
    ['Immunity', 'immune to fall'],
    ['Talent', 'overtime rolls one die more'],
    ['Gear', 'gear (barometer)'],
    ['Ability', 'leadership'],
    ['Spell', 'low pressure every enemy'],
    ['Attack in printed notation', 'squall mind vs aim / projectile 8 / +1d10 / damage and control (robotic)'],
    ['faction', 'the weather desk'],
  ])('E-29: shows %s', (_what, text) => {
    expect(said()).toContain(text);
  });

  it('E-75: shows what must be rolled to hit, Power plus Resistance', () => {
    expect(said()).toContain('fight 9+ aim 8+ mind 10+ magic 7+');
  });

  it('E-29: faction symbol bottom left of the front, alignment symbol bottom right', () => {
    const { front } = card();
    const hit = (field: string) =>
      groups(front.items)
        .filter((group) => group.field === field && group.hit)
        .pop()?.hit;
    const [left, right] = [hit('/factions'), hit('/alignment')];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(front.width / 3);
    expect(right?.x).toBeGreaterThan((front.width * 2) / 3);
    for (const box of [left, right]) expect(box?.y).toBeGreaterThan(front.height * 0.8);
  });

  it('E-29: draws a symbol of its own shape for each Alignment', () => {
    const shapes = ['hero', 'villain', 'anti-hero'].map((alignment) => {
      const { front } = card({ alignment });
      const symbol = groups(front.items).find(
        (group) => group.field === '/alignment' && group.items[0]?.kind === 'group',
      );
      const inner = symbol?.items[0];
      return JSON.stringify(inner?.kind === 'group' ? inner.items : undefined);
    });
    expect(new Set(shapes).size).toBe(3);
  });

  it('names the field behind every number and word that can be clicked', () => {
    const { front, back } = card();
    const fields = new Set(groups([...front.items, ...back.items]).map((group) => group.field));
    for (const field of [
      '/name',
      '/level',
      '/traits/fight/dice',
      '/traits/fight/resistance',
      '/hp/total',
      '/attacks/1',
      '/art',
    ]) {
      expect(fields).toContain(field);
    }
  });

  it('says what its symbols are to those who are read it aloud', () => {
    const figures = (name: string) =>
      groups(card({}, [{ ...faction, name }]).front.items).flatMap(({ role, alt }) => (role === 'figure' ? [alt] : []));
    expect(figures('The Weather Desk')).toEqual(expect.arrayContaining(['The Weather Desk', 'Anti-Hero']));
    expect(figures('The Tide Desk')).toContain('The Tide Desk');
  });

  it('wears the colours of the first faction', () => {
    const gold = JSON.stringify(card().front).includes('#e2b100');
    const plain = JSON.stringify(card({ factions: ['unknown'] }).front).includes('#e2b100');
    expect([gold, plain]).toEqual([true, false]);
  });

  it('says when that faction is not at hand', () => {
    const notes = card({ factions: ['unknown', 'weather-desk'] }).findings;
    expect(notes).toContainEqual({ kind: 'missing-faction', faction: 'unknown' });
    expect(card({ factions: [] }, []).findings.map(({ kind }) => kind)).not.toContain('missing-faction');
    expect(card().findings.map(({ kind }) => kind)).not.toContain('missing-faction');
  });

  it('draws the art in its window, cropped, and its fallback with a note when there is none', () => {
    const drawing = { width: 600, height: 560, shapes: [{ d: 'M0 0 H600 V560 H0 Z', fill: '#123456' }] };
    const drawn = card({ art: { drawing } });
    expect(JSON.stringify(drawn.front)).toContain('#123456');
    expect(drawn.findings).toEqual([]);
    expect(card().findings).toEqual([{ kind: 'missing-art', instead: 'initial' }]);
    const window = groups(drawn.front.items).find((group) => group.field === '/art');
    expect(window?.clip).toBeDefined();
  });

  it('shortens a name between what a reader takes for characters', () => {
    const family = '👩‍👩‍👧';
    const { front } = card({ name: family.repeat(90) });
    const name = listTextItems(front.items).find(({ text }) => text.includes('👩'));
    const shown = listTextItems(front.items)
      .filter(({ text }) => /👩|…/u.test(text))
      .map(({ text }) => text)
      .join('');
    expect(name).toBeDefined();
    expect(shown.replace('…', '').replaceAll(family, '')).toBe('');
    expect(shown.match(/…/g)).toHaveLength(1);
  });

  it('names the characters that no font holds, and where', () => {
    const note = card({ name: 'Gale 語' }).findings.find((one) => one.kind === 'missing-glyph');
    expect(note).toEqual({ kind: 'missing-glyph', characters: '語', fields: ['/name'] });
  });

  it('continues on the back what the front has no room for', () => {
    const concept =
      'Keeper of a very long list of winds that have behaved badly since records began in the north, and of their excuses';
    const { back, findings: notes } = card({ concept });
    expect(notes).toContainEqual({ kind: 'continued', fields: ['/concept'] });
    expect(textOfList(back).join('').replaceAll(/\s+/g, ' ')).toContain('behaved badly');
  });

  it('takes whole entries off a card that is full to further ones, and names each one', () => {
    const text = 'Whenever the wind turns, everyone nearby has to write it down again and lose a little time. '.repeat(
      4,
    );
    const talents = Array.from({ length: 9 }, (_, index) => ({ name: `Talent ${index}`, text }));
    const { back, continuationCards: more, findings: notes } = card({ talents });
    expect(notes.some((note) => note.kind === 'overflow')).toBe(false);
    const moved = notes.flatMap((note) => (note.kind === 'continuation-card' ? note.fields : []));
    const further = more.flatMap((one) => [...textOfList(one.front), ...textOfList(one.back)]).join(' ');
    const printed = textOfList(back).join(' ');
    for (let index = 0; index < 9; index += 1) {
      expect(moved.includes(`/talents/${index}/text`)).toBe(!printed.includes(`Talent ${index}`));
      expect(further.includes(`Talent ${index}`)).toBe(!printed.includes(`Talent ${index}`));
    }
    expect(moved.length).toBeGreaterThan(0);
    expect(printed).toMatch(/\+ \d+ more/);
  });

  it('gives the same lists for the same hero', () => {
    expect(card()).toEqual(card());
  });
});

const text = fc.string({ unit: fc.constantFrom(...'abcdefgMWXYÉЩΩ 0123-/.,'), maxLength: 220 });
const short = fc.string({ unit: fc.constantFrom(...'abcMWÉЙΩ -'), maxLength: 44 });
const value = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(4.5, 1e9, Number.POSITIVE_INFINITY));
const resisted = fc.record({ dice: value, resistance: value });
const strange = fc.record({
  name: short,
  concept: text,
  level: value,
  alignment: fc.constantFrom('hero', 'villain', 'anti-hero', 'nobody'),
  classes: fc.array(fc.constantFrom('tank', 'infiltrator', 'unheard-of-profession'), { maxLength: 4 }),
  power: value,
  hp: fc.record({ total: value }),
  traits: fc.record({
    fight: resisted,
    aim: resisted,
    mind: resisted,
    magic: resisted,
    recovery: fc.record({ dice: value }),
  }),
  keywords: fc.record({ type: fc.array(short, { maxLength: 3 }), origin: fc.array(short, { maxLength: 3 }) }),
  talents: fc.array(fc.record({ name: short, text }), { maxLength: 8 }),
  abilities: fc.array(fc.record({ name: short, text }), { maxLength: 10 }),
});

describe('laws of the layout', () => {
  it('no text of any hero, however strange, leaves the safe area or falls below 6 pt', () => {
    fc.assert(
      fc.property(strange, (changes) => {
        const { front, back } = card(changes as Partial<Character>);
        const margin = toPt(mm(2));
        for (const list of [front, back]) {
          // The initial that stands for missing art is a picture and may be cut by its window.
          for (const { item, left, top, right, bottom } of inkOf(list.items, fonts)) {
            expect(item.size).toBeGreaterThanOrEqual(6);
            expect(left).toBeGreaterThanOrEqual(margin);
            expect(top).toBeGreaterThanOrEqual(margin);
            expect(right).toBeLessThanOrEqual(list.width - margin);
            expect(bottom).toBeLessThanOrEqual(list.height - margin);
          }
        }
      }),
      { seed: 23, numRuns: runs(60) },
    );
  });

  it('every run says what its glyphs say', () => {
    fc.assert(
      fc.property(strange, (changes) => {
        const { front, back } = card(changes as Partial<Character>);
        for (const item of listTextItems([...front.items, ...back.items])) {
          expect(
            listRunGlyphs(item, 1)
              .map((glyph) => glyph.text)
              .join(''),
          ).toBe(item.text);
        }
      }),
      { seed: 29, numRuns: runs(20) },
    );
  });

  it('never touches the hero', () => {
    const before = JSON.stringify(hero());
    const character = hero();
    card(character, [faction]);
    expect(JSON.stringify(character)).toBe(before);
  });
});
