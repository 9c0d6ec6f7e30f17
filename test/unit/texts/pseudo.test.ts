/** English in brackets and with accents, which shows what is not translated and whether longer texts have room. */
import { describe, expect, it } from 'vitest';
import { getValueTypes, readMessages, SOURCE_LANGUAGE } from '../../../scripts/lib/texts/messages.mjs';
import { pseudoLocalize } from '../../../src/shared/texts/pseudo.ts';
import { createTranslate } from '../../../src/shared/texts/translate.ts';

const pseudo = (text: string): string => String(pseudoLocalize({ text }).text);

describe('a text of the pseudo-locale', () => {
  it('is longer, has accents and stands in brackets', () => {
    expect(pseudo('Save the card')).toBe('[Šåṽé ţĥé çåŕð~~~~~]');
  });

  it('keeps its arguments', () => {
    expect(pseudo('{name} is read')).toBe('[{name} îš ŕéåð~~~]');
  });

  it('keeps the choices of plurals, each text in brackets of its own', () => {
    const messages = pseudoLocalize({ n: '{count, plural, one {one card} other {# cards}}' });
    const t = createTranslate('en-XA', [messages]) as unknown as (key: string, values: object) => string;
    expect([t('n', { count: 1 }), t('n', { count: 3 })]).toEqual(['[öñé çåŕð~~~]', '[3 çåŕðš~~]']);
  });

  it('keeps braces that are quoted', () => {
    const t = createTranslate('en-XA', [pseudoLocalize({ n: "'{' x '}' of {name}" })]) as unknown as (
      key: string,
      values: object,
    ) => string;
    expect(t('n', { name: 'A' })).toBe('[{ ẋ } öƒ A~~~]');
  });

  it('stands for an option and its explanation apart, with the tab between them', () => {
    expect(pseudo('--out FILE\twhere to write')).toMatch(/^\[--öûţ ƑÎĻÉ~+\]\t\[ŵĥéŕé ţö ŵŕîţé~+\]$/);
  });

  it('takes the same values as the English one, in every catalogue', () => {
    const changed = readMessages(SOURCE_LANGUAGE).filter((message) => {
      const values = [...getValueTypes(message)];
      return JSON.stringify(values) !== JSON.stringify([...getValueTypes({ ...message, text: pseudo(message.text) })]);
    });
    expect(changed).toEqual([]);
  });
});
