/** Subjects and notations that a template names and no game has. */
import type { CardTemplate } from '../card-template.ts';
import type { TemplateWords } from '../template-words.ts';
import { placeName } from './place-name.ts';
import type { TemplateProblem } from './problem.ts';

/** A problem for each unknown word, in the order in which the words stand in the template. */
export function checkWords(template: CardTemplate, words: TemplateWords): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const check = (path: readonly PropertyKey[], word: unknown, options: readonly string[]): void => {
    if (typeof word !== 'string' || options.includes(word)) return;
    problems.push({ ...placeName(template, path), wrong: { kind: 'one-of', options, got: JSON.stringify(word) } });
  };
  const checkNotations = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('as' in value && ('at' in value || 'item' in value)) check([...path, 'as'], value.as, words.notations);
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) checkNotations(entry, [...path, index]);
    else for (const [key, entry] of Object.entries(value)) checkNotations(entry, [...path, key]);
  };
  check(['of'], template.of, words.subjects);
  checkNotations(template, []);
  return problems;
}
