/** Which template a character's card is printed with. */
import type { Character } from '../../document/schema.ts';
import { templateCalled } from './sizes.ts';
import type { CardTemplate } from './template.ts';

export interface ChosenTemplate {
  readonly template: CardTemplate;
  /** Id that the document names and no template has: the first template is used instead. */
  readonly unknown?: string;
}

/**
 * The template chosen for all cards, else the one the character's art names, else the first of `templates`, of which there
 * must be one.
 */
export function chooseTemplate(
  character: Character,
  templates: readonly CardTemplate[],
  wanted?: CardTemplate,
): ChosenTemplate {
  if (wanted !== undefined) return { template: wanted };
  const [first] = templates;
  if (first === undefined) throw new RangeError('There is no card template.');
  const id = character.art?.template;
  if (id === undefined || id === '') return { template: first };
  const own = templateCalled(templates, id);
  return own !== undefined && (own.of ?? 'character') === 'character'
    ? { template: own }
    : { template: first, unknown: id };
}
