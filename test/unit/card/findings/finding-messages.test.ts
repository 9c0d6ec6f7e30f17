/** Notes on texts and numbers that cannot be printed as they are written. */

import { describe, expect, it } from 'vitest';
import { formatCardFinding } from '../../../../src/shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, TextItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { listCardFindings } from '../../../../src/shared/print/preflight.ts';
import { formatPreflightMessage } from '../../../../src/shared/print/preflight-messages.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { t } from '../../../support/texts.ts';
import { card, hero, plainTemplate, testFonts } from '../support.ts';

const noteOf = (kind: string, changes: Partial<Character>) => card(changes).findings.find((note) => note.kind === kind);
const sentenceOf = (kind: string, changes: Partial<Character>): string | undefined => {
  const note = noteOf(kind, changes);
  return note && formatCardFinding(t, GAMES, note);
};
const talent = (text: string): Partial<Character> => ({ talents: [{ name: 'Trick', text }] });

describe('braces that name no icon', () => {
  it.each<[text: string, written: string]>([
    ['{bogus}', '{bogus}'],
    ['{}', '{}'],
    ['{ atk }', '{ atk }'],
    ['{fight', '{fight'],
    ['{2 pq}', '{2 pq}'],
    ['a {2} b', '{2}'],
    ['{see the other side of the card}', '{see the other side of th…'],
  ])('%s is told', (text, written) => {
    expect(noteOf('unknown-icon', talent(text))).toEqual({
      kind: 'unknown-icon',
      written: [written],
      fields: ['/talents/0/text'],
      known: expect.arrayContaining(['fight', 'level']),
    });
  });

  it.each(['{fight}', '{FIGHT}', '{ Fight }', '{2 pp}', '\\{bogus}', 'no braces', '}', '{', 'a { b', '{{fight}'])(
    '%s is none',
    (text) => {
      expect(noteOf('unknown-icon', talent(text))).toBeUndefined();
    },
  );

  it('are told without a brace that stands alone', () => {
    const note = noteOf('unknown-icon', talent('{bogus} {bog us} {'));
    expect(note).toMatchObject({ written: ['{bogus}', '{bog us}'] });
  });

  it('are told with the icon that was meant, or with all there are', () => {
    expect(sentenceOf('unknown-icon', talent('{figt}'))).toMatch(/\{figt\} is no icon \(talent 1\).* \{fight\}\?$/);
    expect(sentenceOf('unknown-icon', talent('{bogus}'))).toMatch(/icons are fight, aim, .*level and 21 more$/);
  });

  it('are told once, wherever they stand and wherever they go on', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ name: `{a${index}}`, text: `{b} ${'word '.repeat(60)}` }));
    const notes = card({ talents: many }).findings.filter(({ kind }) => kind === 'unknown-icon');
    expect(notes).toHaveLength(1);
    expect(formatCardFinding(t, GAMES, notes[0] as (typeof notes)[number]).length).toBeLessThan(300);
  });

  it('are ordinary in a name, which has no markup', () => {
    expect(noteOf('unknown-icon', { name: '{bogus}' })).toBeUndefined();
  });
});

describe('characters that nobody sees', () => {
  it.each(['\u202e', '\u2066', '\u0007', '\u001b', '\u009b'])('%j is left out and told', (character) => {
    const layout = card({ name: `A${character}B` });
    expect(layout.findings).toContainEqual({ kind: 'hidden-character', characters: character, fields: ['/name'] });
    expect(layout.front.label).toBe('AB, front');
    expect(listTextItems(layout.front.items).some(({ text }) => text.includes(character))).toBe(false);
  });

  it.each(['\u00ad', '\u200b', '\ufeff', '👩\u200d🚀', '\n', '\t'])('%j does no harm', (text) => {
    expect(noteOf('hidden-character', { name: `A${text}B` })).toBeUndefined();
  });

  it('stand in no sentence as they are', () => {
    const character = hero({ name: `A\u202eB${'x'.repeat(5_000)}` });
    const layout = layoutCard(GAMES, {
      character,
      factions: [],
      template: listBuiltInTemplates(GAMES)[0] as never,
      fonts: testFonts(),
    });
    for (const finding of listCardFindings(character, layout.findings)) {
      expect(formatPreflightMessage(t, GAMES, finding)).not.toMatch(/\p{Cf}/u);
      expect(formatPreflightMessage(t, GAMES, finding).length).toBeLessThan(500);
    }
  });
});

/** Words that stand in the place of a picture. */
const plate = (item: DisplayItem): TextItem[] =>
  item.kind !== 'group' ? [] : item.field === '/art' ? listTextItems(item.items) : item.items.flatMap(plate);

describe('what stands in for a picture', () => {
  const initialOf = (changes: Partial<Character>, id: string) => {
    const template = listBuiltInTemplates(GAMES).find((one) => one.id === id) as ReturnType<
      typeof listBuiltInTemplates
    >[number];
    const { art: _, ...character } = hero(changes) as Character & { art?: unknown };
    return layoutCard(GAMES, { character, factions: [], template, fonts: testFonts() });
  };
  const NAMES: readonly (readonly [name: string, initial: string | undefined])[] = [
    ['Gale Clerk', 'G'],
    ['', undefined],
    ['  ', undefined],
    ['\u200b\u202e', undefined],
    ['漢字', undefined],
    ['😀', '😀'],
    ['😀 Ida', 'I'],
    ['"Mad" Max', 'M'],
    ['\u0301Ada', 'A'],
    ['שלום', 'ש'],
    ['7 Bells', '7'],
  ];

  describe.each(listBuiltInTemplates(GAMES).map(({ id }) => id))('on %s', (id) => {
    it.each(NAMES)('is told as it is printed for %j', (name, initial) => {
      const { front, back, findings: notes } = initialOf({ name }, id);
      const plates = [...front.items, ...back.items].flatMap(plate).map(({ text }) => text);
      const told = notes.find(({ kind }) => kind === 'missing-art');
      expect(told, 'docs/game.md, Before it ships').toEqual({
        kind: 'missing-art',
        instead: initial === undefined ? 'plate' : 'initial',
      });
      expect([...new Set(plates)]).toEqual(initial === undefined ? [] : [initial]);
    });
  });
});

describe('numbers that no card has room for', () => {
  it.each([
    [900, '36 of 900 HP'],
    [1_000_000_000, '36 of 1,000,000,000 HP'],
    [1e21, '36 of 10^21 HP'],
  ])('HP of %d are told as sentences write numbers', (total, words) => {
    expect(sentenceOf('track-overflow', { hp: { total } })).toContain(words);
  });

  it('are never told of fewer HP than there are, nor are HP without end passed over', () => {
    expect(sentenceOf('track-overflow', { hp: { total: Number.POSITIVE_INFINITY } })).toMatch(
      /^0 of endlessly many HP/,
    );
  });

  it.each([
    [1e9, '1e9', undefined],
    [12_345_678_901, '1e10', 'level is a number too long for the card'],
    [1e21, '1e21', undefined],
    [-0, '0', undefined],
    [0.1 + 0.2, '0.3', undefined],
    [-7, '-7', undefined],
  ])('level %d is printed as %s', (level, printed, told) => {
    const layout = card({ level });
    expect(listTextItems(layout.front.items).map(({ text }) => text)).toContain(printed);
    const overflow = layout.findings.find((note) => note.kind === 'overflow' && note.fields[0] === '/level');
    expect(overflow && formatCardFinding(t, GAMES, overflow)).toBe(told);
  });

  it('are round in the notation of attacks', () => {
    const [attack] = hero().attacks;
    const odd = { ...attack, range: 0.1 + 0.2, bonusDice: 1e21 } as Character['attacks'][number];
    const { back } = card({ attacks: [odd] });
    const text = listTextItems(back.items)
      .map((item) => item.text)
      .join('');
    expect(text).toContain('0.3');
    expect(text).toContain('+1e21D10');
  });
});

describe('texts that no card shows', () => {
  const endless = 'word '.repeat(60_000);

  it('notes, keys that nobody knows: nothing is said of them', () => {
    expect(noteOf('too-long', { notes: endless })).toBeUndefined();
    expect(noteOf('hidden-character', { notes: 'a\u202eb' })).toBeUndefined();
    expect(noteOf('too-long', { diary: endless } as Partial<Character>)).toBeUndefined();
  });

  it('but of notes that a template of the user’s own prints', () => {
    const text = { kind: 'text', box: [4, 4, 30, 10], style: 'body', value: { at: '/character/notes' } };
    const template = parseTemplate({ ...plainTemplate(), front: [text], back: [] });
    const character = hero({ notes: 'a\u202eb' });
    const { findings: notes } = layoutCard(GAMES, { character, factions: [], template, fonts: testFonts() });
    expect(notes.find(({ kind }) => kind === 'hidden-character')).toMatchObject({ fields: ['/notes'] });
  });
});
