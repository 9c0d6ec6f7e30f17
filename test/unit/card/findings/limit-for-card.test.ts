/** Tests how much of a character's text a card accepts. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { findHiddenInRow, limitForCard } from '../../../../src/shared/card/findings/limit-for-card.ts';
import { createHero } from '../support.ts';

const createTalent = (talentText: string) => ({ name: 'A', text: talentText });

describe('limitForCard', () => {
  it('returns the same document when its texts are short enough', () => {
    const shortHero = createHero({ talents: [createTalent('Swift.')] });
    expect(limitForCard(shortHero)).toEqual({ document: shortHero, findings: [] });
    expect(limitForCard(shortHero).document).toBe(shortHero);
  });

  it('cuts a text that is too long for any card and reports it', () => {
    const longHero = createHero({ talents: [createTalent('x'.repeat(2 * LIMITS.cardLetters))] });
    const { document, findings } = limitForCard(longHero);
    expect(findings).toEqual([{ kind: 'too-long', fields: ['/talents/0/text'] }]);
    expect(document.talents?.[0]?.text?.length).toBeLessThanOrEqual(LIMITS.cardLetters + 1);
  });

  it('cuts a list with too many empty entries and reports it', () => {
    const manyTalents = createHero({ talents: Array.from({ length: LIMITS.cardLetters }, () => createTalent('')) });
    const { document, findings } = limitForCard(manyTalents);
    expect(findings).toEqual([{ kind: 'too-long', fields: ['/talents'] }]);
    expect(document.talents?.length).toBeLessThan(LIMITS.cardLetters);
    const emptyTalents = createHero({ talents: Array.from({ length: LIMITS.cardLetters }, () => ({})) as never });
    expect(limitForCard(emptyTalents).document.talents?.length).toBeLessThan(LIMITS.cardLetters);
  });

  it('reports hidden characters, except in unseen fields, and does not change the text', () => {
    const { document, findings } = limitForCard(createHero({ talents: [createTalent('a\u202eb')] }));
    expect(findings).toEqual([{ kind: 'hidden-character', characters: '\u202e', fields: ['/talents/0/text'] }]);
    expect(document.talents?.[0]?.text).toBe('a\u202eb');
    expect(limitForCard(createHero({ notes: 'a\u202eb' }), { unseen: ['notes'] }).findings).toEqual([]);
  });
});

describe('findHiddenInRow', () => {
  it('reports each column with hidden characters once', () => {
    const documents = { row: { Name: 'a\u202eb', Tags: ['x', 'y\u202ec'], Text: 'plain', Cost: 3 } };
    expect(
      findHiddenInRow(documents, ['/row/Name', '/row/Tags', '/row/Text', '/row/Cost', '/row/Name', '/row/Lost']),
    ).toEqual([{ kind: 'hidden-character', characters: '\u202e', fields: ['/Name', '/Tags'] }]);
    expect(findHiddenInRow(documents, ['/row/Text'])).toEqual([]);
  });
});
