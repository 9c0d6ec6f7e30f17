/**
 * Checks that the subjects and notations in a template exist in a game. The subject (`of`) is what the template prints, such as a
 * character; a notation (`as`) is the way in which the game writes a value.
 */
import type { CardTemplate } from '../card-template.ts';
import type { TemplateWords } from '../template-words.ts';
import { describeLocation } from './location.ts';
import type { TemplateFinding } from './template-finding.ts';

/** Creates a finding for each unknown word, in the template's order. */
export function checkWords(template: CardTemplate, words: TemplateWords): TemplateFinding[] {
  const findings: TemplateFinding[] = [];
  const checkWord = (wordPath: readonly PropertyKey[], word: unknown, options: readonly string[]): void => {
    if (typeof word !== 'string' || options.includes(word)) return;
    findings.push({
      ...describeLocation(template, wordPath),
      detail: { kind: 'one-of', options, got: JSON.stringify(word) },
    });
  };
  const checkNotations = (value: unknown, valuePath: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('as' in value && ('at' in value || 'item' in value)) checkWord([...valuePath, 'as'], value.as, words.notations);
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) checkNotations(entry, [...valuePath, index]);
    else for (const [key, entry] of Object.entries(value)) checkNotations(entry, [...valuePath, key]);
  };
  checkWord(['of'], template.of, words.subjects);
  checkNotations(template, []);
  return findings;
}
