/** Chooses the template for a character's card. */
import type { Character } from '../../document/schema.ts';
import { findTemplate } from './sizes.ts';
import type { CardTemplate } from './template.ts';

export interface ChosenTemplate {
  readonly template: CardTemplate;
  /** The id in the document that no template has; the first template is used instead. */
  readonly unknown?: string;
}

/**
 * Chooses the template requested for all cards, or the one that the character's art names, or the first of `templates`. Throws a
 * RangeError if there are no templates.
 */
export function chooseTemplate(
  character: Character,
  templates: readonly CardTemplate[],
  requestedTemplate?: CardTemplate,
): ChosenTemplate {
  if (requestedTemplate !== undefined) return { template: requestedTemplate };
  const [firstTemplate] = templates;
  if (firstTemplate === undefined) throw new RangeError('There is no card template.');
  const templateId = character.art?.template;
  if (templateId === undefined || templateId === '') return { template: firstTemplate };
  const namedTemplate = findTemplate(templates, templateId);
  return namedTemplate !== undefined && (namedTemplate.of ?? 'character') === 'character'
    ? { template: namedTemplate }
    : { template: firstTemplate, unknown: templateId };
}
