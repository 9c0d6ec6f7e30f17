/** How much of a character a card takes. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { findHiddenInRow, limitForCard } from '../../../../src/shared/card/findings/limit-for-card.ts';
import { hero } from '../support.ts';

const talent = (text: string) => ({ name: 'A', text });

describe('the texts of a card', () => {
  it('are those of the character where they are few', () => {
    const few = hero({ talents: [talent('Swift.')] });
    expect(limitForCard(few)).toEqual({ document: few, findings: [] });
    expect(limitForCard(few).document).toBe(few);
  });

  it('end where a card has no room for any more, and this is told', () => {
    const long = hero({ talents: [talent('x'.repeat(2 * LIMITS.cardLetters))] });
    const { document, findings: notes } = limitForCard(long);
    expect(notes).toEqual([{ kind: 'too-long', fields: ['/talents/0/text'] }]);
    expect(document.talents?.[0]?.text?.length).toBeLessThanOrEqual(LIMITS.cardLetters + 1);
  });

  it('end in a list of empty entries without end as well', () => {
    const many = hero({ talents: Array.from({ length: LIMITS.cardLetters }, () => talent('')) });
    const { document, findings: notes } = limitForCard(many);
    expect(notes).toEqual([{ kind: 'too-long', fields: ['/talents'] }]);
    expect(document.talents?.length).toBeLessThan(LIMITS.cardLetters);
    const none = hero({ talents: Array.from({ length: LIMITS.cardLetters }, () => ({})) as never });
    expect(limitForCard(none).document.talents?.length).toBeLessThan(LIMITS.cardLetters);
  });

  it('leave out signs that hide, and say where they are', () => {
    const { document, findings: notes } = limitForCard(hero({ talents: [talent('a\u202eb')] }));
    expect(notes).toEqual([{ kind: 'hidden-character', characters: '\u202e', fields: ['/talents/0/text'] }]);
    expect(document.talents?.[0]?.text).toBe('a\u202eb');
    expect(limitForCard(hero({ notes: 'a\u202eb' }), { unseen: ['notes'] }).findings).toEqual([]);
  });
});

describe('the cells of a row on a card', () => {
  it('are named where signs hide in them, each column once', () => {
    const roots = { row: { Name: 'a\u202eb', Tags: ['x', 'y\u202ec'], Text: 'plain', Cost: 3 } };
    expect(
      findHiddenInRow(roots, ['/row/Name', '/row/Tags', '/row/Text', '/row/Cost', '/row/Name', '/row/Lost']),
    ).toEqual([{ kind: 'hidden-character', characters: '\u202e', fields: ['/Name', '/Tags'] }]);
    expect(findHiddenInRow(roots, ['/row/Text'])).toEqual([]);
  });
});
