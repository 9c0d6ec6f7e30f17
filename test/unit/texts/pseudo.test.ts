/** The pseudo-locale writes English in brackets with accents, which reveals untranslated texts and a lack of room for longer texts. */
import { describe, expect, it } from 'vitest';
import { getValueTypes, readMessages, SOURCE_LANGUAGE } from '../../../scripts/lib/texts/messages.mjs';
import { pseudoLocalize } from '../../../src/shared/texts/pseudo.ts';
import { createTranslate } from '../../../src/shared/texts/translate.ts';

const localize = (englishText: string): string => String(pseudoLocalize({ text: englishText }).text);

describe('pseudoLocalize', () => {
  it('adds accents, brackets and length', () => {
    expect(localize('Save the card')).toBe('[Šåṽé ţĥé çåŕð~~~~~]');
  });

  it('keeps arguments', () => {
    expect(localize('{name} is read')).toBe('[{name} îš ŕéåð~~~]');
  });

  it('keeps the choices of plurals, each text in separate brackets', () => {
    const messages = pseudoLocalize({ n: '{count, plural, one {one card} other {# cards}}' });
    const translate = createTranslate('en-XA', [messages]) as unknown as (key: string, valueTypes: object) => string;
    expect([translate('n', { count: 1 }), translate('n', { count: 3 })]).toEqual(['[öñé çåŕð~~~]', '[3 çåŕðš~~]']);
  });

  it('keeps quoted braces', () => {
    const translate = createTranslate('en-XA', [pseudoLocalize({ n: "'{' x '}' of {name}" })]) as unknown as (
      key: string,
      valueTypes: object,
    ) => string;
    expect(translate('n', { name: 'A' })).toBe('[{ ẋ } öƒ A~~~]');
  });

  it('translates an option and its explanation separately and keeps the tab between them', () => {
    expect(localize('--out FILE\twhere to write')).toMatch(/^\[--öûţ ƑÎĻÉ~+\]\t\[ŵĥéŕé ţö ŵŕîţé~+\]$/);
  });

  it('keeps the values of every English message', () => {
    const changedMessages = readMessages(SOURCE_LANGUAGE).filter((message) => {
      const valueTypes = [...getValueTypes(message)];
      return (
        JSON.stringify(valueTypes) !== JSON.stringify([...getValueTypes({ ...message, text: localize(message.text) })])
      );
    });
    expect(changedMessages).toEqual([]);
  });
});
