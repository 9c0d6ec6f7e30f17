/** What every template that comes with Rollcall has to do, whoever stands on the card. */

import { describe, expect, it } from 'vitest';
import type { CardLayout } from '../../../../src/shared/card/layout-card.ts';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import type { DisplayItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { mm, type Rect, toPt } from '../../../../src/shared/display/units.ts';
import type { Faction } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { sampleCharacters, sampleFactions } from '../../../support/documents/samples.ts';
import { faction, hero, inkOf, testFonts } from '../support.ts';

const characters = sampleCharacters();
const factions = sampleFactions();
/** Points: what two ways of adding up the same millimetres may differ by. */
const HAIR = 0.01;

const lay = (template: CardTemplate, character: Character, known: readonly Faction[] = factions): CardLayout =>
  layoutCard(GAMES, { character, factions: known, template, fonts: testFonts() });

/** The samples on each template, laid out once. */
const samples = new Map<string, CardLayout[]>();
function samplesOn(template: CardTemplate): CardLayout[] {
  const made = samples.get(template.id) ?? characters.map((character) => lay(template, character));
  samples.set(template.id, made);
  return made;
}

/** Every group about a field, with where a click counts. */
function fieldsOf(items: readonly DisplayItem[]): { field: string; x: number; y: number }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    const inner = fieldsOf(item.items);
    if (item.field === undefined) return inner;
    const { x = 0, y = 0, width = 0, height = 0 } = item.hit ?? {};
    return [{ field: item.field, x: x + width / 2, y: y + height / 2 }, ...inner];
  });
}

/** The boxes of the HP track: what is filled in the group that is about HP. */
function boxesOf(items: readonly DisplayItem[]): PathItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    if (item.field !== '/hp/total') return boxesOf(item.items);
    return item.items.filter((inner) => inner.kind === 'path').filter(({ fill }) => fill !== undefined);
  });
}

/** Where the lines of titles stand, and how large they are. */
function titlesOf(items: readonly DisplayItem[]): { y: number; size: number }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.role === 'title' ? listTextItems([item]).map(({ y, size }) => ({ y, size })) : titlesOf(item.items);
  });
}

/** Words that run from right to left: here only names do, and the initial of one that has no picture. */
const isOfName = (text: string): boolean => /^[\u0590-\u06ff]{2}/.test(text);

const isTitle = (item: DisplayItem): boolean => item.kind === 'group' && item.role === 'title';

/** Filled paths in the order of painting, those of a track's group under its field. */
function painted(items: readonly DisplayItem[], tracks: readonly string[], track?: string): [PathItem, string?][] {
  return items.flatMap((item): [PathItem, string?][] => {
    if (item.kind === 'path') return item.fill === undefined ? [] : [track === undefined ? [item] : [item, track]];
    if (item.kind !== 'group') return [];
    return painted(item.items, tracks, tracks.includes(item.field ?? '') ? item.field : track);
  });
}

/** Whether the boxes around two paths share more than an edge. */
function meet(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return across > HAIR && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > HAIR;
}

/** What is painted first: the card's ground. */
function firstPath([item]: readonly DisplayItem[]): PathItem | undefined {
  return item?.kind === 'group' ? firstPath(item.items) : item?.kind === 'path' ? item : undefined;
}

describe.each(
  listBuiltInTemplates(GAMES, 'character', 'supers-unlimited').map((template) => [template.id, template] as const),
)('%s', (_id, template) => {
  it('prints every sample without losing anything', () => {
    for (const [index, { findings: notes }] of samplesOn(template).entries()) {
      const lost = notes.filter((note) => note.kind !== 'continued');
      expect(lost, characters[index]?.name).toEqual([]);
    }
  });

  it('keeps words and numbers inside the safe area, and at 6 pt or more', () => {
    for (const [index, { front, back }] of samplesOn(template).entries()) {
      for (const side of [front, back]) {
        const safe = toPt(mm(template.safe)) - HAIR;
        const outside = inkOf(side.items, testFonts()).filter(
          ({ left, top, right, bottom }) => !(Math.min(left, top, side.width - right, side.height - bottom) >= safe),
        );
        expect(outside, characters[index]?.name).toEqual([]);
        expect(listTextItems(side.items).filter(({ size }) => !(size >= 6))).toEqual([]);
      }
    }
  });

  it('E-29: shows what a card has to show, the symbols in the corners they belong in', () => {
    const { front, back } = lay(template, hero(), [faction]);
    const shown = [...fieldsOf(front.items), ...fieldsOf(back.items)].map(({ field }) => field);
    const traits = ['fight', 'aim', 'mind', 'magic'].flatMap((t) => [`/traits/${t}/dice`, `/traits/${t}/resistance`]);
    const all = [
      ...['/name', '/concept', '/level', '/alignment', '/classes', '/power', '/move', '/size', '/hp/total'],
      ...[...traits, '/traits/recovery/dice', '/weaknesses', '/factions', '/talents/0/name', '/abilities/0/name'],
      ...['/spells/0/name', '/attacks/0', '/attacks/1'],
    ];
    for (const field of all) expect(shown, field).toContain(field);
    for (const field of ['/keywords/type', '/keywords/origin', '/keywords/elements', '/keywords/specialties']) {
      expect(shown, field).toContain(field);
    }
    const [width, height] = [front.width, front.height];
    const low = fieldsOf(front.items).filter(({ y }) => y > height * 0.75);
    expect(low.find(({ field }) => field === '/factions')?.x).toBeLessThan(width / 3);
    expect(low.find(({ field }) => field === '/alignment')?.x).toBeGreaterThan((width * 2) / 3);
  });

  it('E-29: a Hero shows H', () => {
    const { front } = lay(template, hero({ alignment: 'hero', name: 'Xo', classes: [] }), [faction]);
    expect(listTextItems(front.items).map(({ text }) => text)).toContain('H');
  });

  it('E-22: has a box of 4 mm or more for each of 1 to 30 HP, and tells red ones apart without colour', () => {
    for (let total = 1; total <= 30; total += 1) {
      const { front, findings: notes } = lay(template, hero({ hp: { total } }), [faction]);
      expect(notes.map(({ kind }) => kind)).not.toContain('track-overflow');
      const boxes = boxesOf(front.items);
      // Several Henchmen may share a card, each with boxes of its own.
      expect(boxes.length / total, `${total} HP`).toBeOneOf([1, 2, 4]);
    }
    const tracks = template.front.filter((element) => element.kind === 'track');
    expect(tracks.length).toBeGreaterThan(0);
    for (const { cell, runs } of tracks.filter(({ field }) => field === '/hp/total')) {
      expect(cell[0]).toBeGreaterThanOrEqual(4);
      expect(runs.map((run) => run.cell.hatch !== undefined)).toEqual([false, true]);
    }
  });

  it('covers no box of a track with what is painted later, for 1 to 30 HP and 1 to 10 PP', () => {
    const tracks = template.front.flatMap((element) => (element.kind === 'track' ? (element.field ?? []) : []));
    expect(tracks).toContain('/hp/total');
    for (let total = 1; total <= 30; total += 1) {
      for (const power of total % 6 === 0 ? [1, 3, 6, 8, 9, 10] : [(total % 10) + 1]) {
        const all = painted(lay(template, hero({ hp: { total }, power }), [faction]).front.items, tracks);
        const bounds = all.map(([{ path }]) => getPathBounds(path));
        const covered = bounds.filter(
          (box, index) => all[index]?.[1] !== undefined && bounds.some((later, n) => n > index && meet(box, later)),
        );
        expect(covered.length, `${total} HP, ${power} PP`).toBe(0);
      }
    }
  });

  it('keeps a long name on the front, cut where no box can hold it, and says such a name whole but once', () => {
    const long = `The ${'Extraordinary '.repeat(6)}Herald`;
    expect(titlesOf(lay(template, hero({ name: long }), [faction]).front.items)).not.toEqual([]);
    for (const [word, count] of [
      ['Extraordinary', 12],
      ['Mmmmmmmm', 24],
    ] as const) {
      const sides = listCardSides(lay(template, hero({ name: word.repeat(count) }), [faction])).flatMap(
        ({ front, back }) => [front, back],
      );
      const titles = sides.map(({ items }) => titlesOf(items));
      for (const title of [titles[0], titles[1]]) expect(title, word).not.toEqual([]);
      const said = (items: readonly DisplayItem[]): number =>
        listTextItems(items)
          .map(({ text }) => text)
          .join('')
          .toLowerCase()
          .split(word.toLowerCase()).length - 1;
      const elsewhere = sides.map(({ items }) => said(items.filter((item) => !isTitle(item))));
      const whole = said(sides[0]?.items.filter(isTitle) ?? []) === count;
      expect(elsewhere.reduce((sum, one) => sum + one, 0)).toBe(whole ? 0 : count);
    }
  });

  it('sets names with tails and accents as large as others, their capitals on the same line', () => {
    for (const name of ['QX', 'JÖX', 'ÇÅX', 'ÉÑX', 'ŽX']) {
      const [plain, other] = ['HX', name].map((one) => lay(template, hero({ name: one }), [faction]));
      for (const side of ['front', 'back'] as const) {
        const titles = [plain, other].map((layout) => layout && titlesOf(layout[side].items));
        expect(titles[0]?.length, side).toBeGreaterThan(0);
        expect(titles[1], `${name}, ${side}`).toEqual(titles[0]);
      }
    }
  });

  it('keeps the low strokes of Arabic and Hebrew names off the words below them', () => {
    for (const name of ['حارس الميناء', 'ךףץ קן']) {
      const { front, back } = lay(template, hero({ name }), [faction]);
      for (const { items } of [front, back]) {
        const ink = inkOf(items, testFonts());
        const low = Math.max(...ink.filter(({ item }) => isOfName(item.text)).map(({ bottom }) => bottom));
        const below = ink.filter(({ item, bottom }) => !isOfName(item.text) && bottom > low);
        const kind = below.filter(({ item }) => item.text.startsWith('ANTI-HERO'));
        expect(kind).not.toEqual([]);
        for (const { top } of kind) expect(top - low, name).toBeGreaterThan(toPt(mm(0.3)));
      }
    }
  });

  it('prints names and the concept as they are written: markup is for texts', () => {
    const [bash] = hero().attacks;
    const name = '*Star* {hp}';
    const marked = hero({
      concept: '*Who* {pp}',
      talents: [{ name, text: 'Pay *2* {pp}.' }],
      abilities: [],
      spells: [],
      attacks: bash === undefined ? [] : [{ ...bash, name }],
    });
    const { front, back } = lay(template, marked, [faction]);
    const said = listTextItems([...front.items, ...back.items]).map(({ text }) => text);
    // Once for the Talent, and for the attack wherever the design prints it.
    expect(said.join('').split(name).length).toBeGreaterThanOrEqual(3);
    expect(said.join('')).toContain('*Who* {pp}');
    expect(said.join('')).toContain('Pay 2 PP.');
  });

  it('lays its ground out to the end of the bleed on both sides', () => {
    const { front, back } = lay(template, hero(), [faction]);
    for (const side of [front, back]) {
      const { x, y, width, height } = getPathBounds(firstPath(side.items)?.path ?? []);
      expect(x).toBeLessThanOrEqual(-side.bleed + HAIR);
      expect(y).toBeLessThanOrEqual(-side.bleed + HAIR);
      expect(x + width).toBeGreaterThanOrEqual(side.width + side.bleed - HAIR);
      expect(y + height).toBeGreaterThanOrEqual(side.height + side.bleed - HAIR);
    }
  });

  it('holds the shortest and the longest character', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        name: `Ability ${index + 1}`,
        text: 'Upkeep 1 PP. Friends within 3" gain +1 to the next roll they make this Turn.',
      }));
    const [attack] = hero().attacks.slice(1);
    const short = hero({ name: 'X', classes: [], factions: [], keywords: { type: [], origin: [] }, attacks: [] });
    const long = hero({ name: `${'Extraordinary '.repeat(6)}Herald`, level: 10, abilities: words(12) });
    expect(lay(template, short, []).findings.map(({ kind }) => kind)).toEqual(['missing-art']);
    const layout = lay(template, { ...long, attacks: attack ? Array(8).fill(attack) : [] }, [faction]);
    expect(layout.findings.map(({ kind }) => kind)).not.toContain('overflow');
    for (const { front } of listCardSides(layout)) {
      expect(fieldsOf(front.items).map(({ field }) => field)).toContain('/name');
    }
  });
});
