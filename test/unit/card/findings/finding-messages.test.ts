/** Tests findings about texts and numbers that cannot be printed as written. */

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
import { translate } from '../../../support/texts.ts';
import { createHero, createPlainTemplate, getTestFonts, layoutTestCard } from '../support.ts';

const findFinding = (kind: string, changes: Partial<Character>) =>
  layoutTestCard(changes).findings.find((finding) => finding.kind === kind);
const formatFinding = (kind: string, changes: Partial<Character>): string | undefined => {
  const finding = findFinding(kind, changes);
  return finding && formatCardFinding(translate, GAMES, finding);
};
const createTalent = (text: string): Partial<Character> => ({ talents: [{ name: 'Trick', text }] });

describe('unknown icons in braces', () => {
  it.each<[text: string, written: string]>([
    ['{bogus}', '{bogus}'],
    ['{}', '{}'],
    ['{ atk }', '{ atk }'],
    ['{fight', '{fight'],
    ['{2 pq}', '{2 pq}'],
    ['a {2} b', '{2}'],
    ['{see the other side of the card}', '{see the other side of th…'],
  ])('reports %s, which names no icon', (talentText, writtenBraces) => {
    expect(findFinding('unknown-icon', createTalent(talentText))).toEqual({
      kind: 'unknown-icon',
      written: [writtenBraces],
      fields: ['/talents/0/text'],
      known: expect.arrayContaining(['fight', 'level']),
    });
  });

  it.each(['{fight}', '{FIGHT}', '{ Fight }', '{2 pp}', '\\{bogus}', 'no braces', '}', '{', 'a { b', '{{fight}'])(
    'accepts %s without a finding',
    (text) => {
      expect(findFinding('unknown-icon', createTalent(text))).toBeUndefined();
    },
  );

  it('does not report an opening brace without a closing one next to unknown icons', () => {
    const finding = findFinding('unknown-icon', createTalent('{bogus} {bog us} {'));
    expect(finding).toMatchObject({ written: ['{bogus}', '{bog us}'] });
  });

  it('suggests the closest icon, or lists the known icons', () => {
    expect(formatFinding('unknown-icon', createTalent('{figt}'))).toMatch(
      /\{figt\} is no icon \(talent 1\).* \{fight\}\?$/,
    );
    expect(formatFinding('unknown-icon', createTalent('{bogus}'))).toMatch(
      /icons are fight, aim, .*level and 21 more$/,
    );
  });

  it('reports many unknown icons in one short message', () => {
    const longTalents = Array.from({ length: 40 }, (_entry, index) => ({
      name: `{a${index}}`,
      text: `{b} ${'word '.repeat(60)}`,
    }));
    const notes = layoutTestCard({ talents: longTalents }).findings.filter(({ kind }) => kind === 'unknown-icon');
    expect(notes).toHaveLength(1);
    expect(formatCardFinding(translate, GAMES, notes[0] as (typeof notes)[number]).length).toBeLessThan(300);
  });

  it('does not report braces in a name, which has no markup', () => {
    expect(findFinding('unknown-icon', { name: '{bogus}' })).toBeUndefined();
  });
});

describe('invisible characters', () => {
  it.each(['\u202e', '\u2066', '\u0007', '\u001b', '\u009b'])('removes and reports %j in a name', (hiddenCharacter) => {
    const layout = layoutTestCard({ name: `A${hiddenCharacter}B` });
    expect(layout.findings).toContainEqual({
      kind: 'hidden-character',
      characters: hiddenCharacter,
      fields: ['/name'],
    });
    expect(layout.front.label).toBe('AB, front');
    expect(listTextItems(layout.front.items).some(({ text }) => text.includes(hiddenCharacter))).toBe(false);
  });

  it.each(['\u00ad', '\u200b', '\ufeff', '👩\u200d🚀', '\n', '\t'])(
    'does not report %j, which is harmless',
    (harmlessText) => {
      expect(findFinding('hidden-character', { name: `A${harmlessText}B` })).toBeUndefined();
    },
  );

  it('never appear in a preflight message, which also stays short', () => {
    const character = createHero({ name: `A\u202eB${'x'.repeat(5_000)}` });
    const layout = layoutCard(GAMES, {
      character,
      factions: [],
      template: listBuiltInTemplates(GAMES)[0] as never,
      fonts: getTestFonts(),
    });
    for (const finding of listCardFindings(character, layout.findings)) {
      expect(formatPreflightMessage(translate, GAMES, finding)).not.toMatch(/\p{Cf}/u);
      expect(formatPreflightMessage(translate, GAMES, finding).length).toBeLessThan(500);
    }
  });
});

/** Lists the text items printed in place of the art. */
const listArtText = (item: DisplayItem): TextItem[] =>
  item.kind !== 'group' ? [] : item.field === '/art' ? listTextItems(item.items) : item.items.flatMap(listArtText);

describe('the fallback for missing art', () => {
  const layoutWithoutArt = (changes: Partial<Character>, templateId: string) => {
    const template = listBuiltInTemplates(GAMES).find((template) => template.id === templateId) as ReturnType<
      typeof listBuiltInTemplates
    >[number];
    const { art: _art, ...character } = createHero(changes) as Character & { art?: unknown };
    return layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() });
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

  describe.each(listBuiltInTemplates(GAMES).map(({ id }) => id))('on the template %s', (templateId) => {
    it.each(NAMES)('reports the printed fallback for the name %j', (heroName, initial) => {
      const { front, back, findings } = layoutWithoutArt({ name: heroName }, templateId);
      const printedInitials = [...front.items, ...back.items].flatMap(listArtText).map(({ text }) => text);
      const artFinding = findings.find(({ kind }) => kind === 'missing-art');
      expect(artFinding, 'docs/game.md, Before it ships').toEqual({
        kind: 'missing-art',
        instead: initial === undefined ? 'plate' : 'initial',
      });
      expect([...new Set(printedInitials)]).toEqual(initial === undefined ? [] : [initial]);
    });
  });
});

describe('numbers that are hard to print', () => {
  it.each([
    [900, '36 of 900 HP'],
    [1_000_000_000, '36 of 1,000,000,000 HP'],
    [1e21, '36 of 10^21 HP'],
  ])('formats %d HP as a number in the finding about missing HP boxes', (totalHp, expectedWords) => {
    expect(formatFinding('track-overflow', { hp: { total: totalHp } })).toContain(expectedWords);
  });

  it('reports infinite HP instead of ignoring it', () => {
    expect(formatFinding('track-overflow', { hp: { total: Number.POSITIVE_INFINITY } })).toMatch(
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
  ])('prints level %d as %s and reports it only when digits are lost', (level, printedText, expectedMessage) => {
    const layout = layoutTestCard({ level });
    expect(listTextItems(layout.front.items).map(({ text }) => text)).toContain(printedText);
    const overflow = layout.findings.find((finding) => finding.kind === 'overflow' && finding.fields[0] === '/level');
    expect(overflow && formatCardFinding(translate, GAMES, overflow)).toBe(expectedMessage);
  });

  it('rounds numbers in the notation of attacks', () => {
    const [firstAttack] = createHero().attacks;
    const oddAttack = { ...firstAttack, range: 0.1 + 0.2, bonusDice: 1e21 } as Character['attacks'][number];
    const { back } = layoutTestCard({ attacks: [oddAttack] });
    const printedText = listTextItems(back.items)
      .map((item) => item.text)
      .join('');
    expect(printedText).toContain('0.3');
    expect(printedText).toContain('+1e21D10');
  });
});

describe('texts that no card prints', () => {
  const endlessText = 'word '.repeat(60_000);

  it('reports nothing about notes and unknown fields', () => {
    expect(findFinding('too-long', { notes: endlessText })).toBeUndefined();
    expect(findFinding('hidden-character', { notes: 'a\u202eb' })).toBeUndefined();
    expect(findFinding('too-long', { diary: endlessText } as Partial<Character>)).toBeUndefined();
  });

  it('reports a hidden character in the notes when a user template prints them', () => {
    const textElement = { kind: 'text', box: [4, 4, 30, 10], style: 'body', value: { at: '/character/notes' } };
    const template = parseTemplate({ ...createPlainTemplate(), front: [textElement], back: [] });
    const character = createHero({ notes: 'a\u202eb' });
    const { findings } = layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() });
    expect(findings.find(({ kind }) => kind === 'hidden-character')).toMatchObject({ fields: ['/notes'] });
  });
});
