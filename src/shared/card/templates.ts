/** The card templates that come with Rollcall. */
import classic from '../../../templates/cards/classic/template.json';
import fullArt from '../../../templates/cards/full-art/template.json';
import { type CardTemplate, parseTemplate } from './template.ts';

let parsed: readonly CardTemplate[] | undefined;

/** All built-in templates, the default one first. Checked on first use. */
export function builtInTemplates(): readonly CardTemplate[] {
  parsed ??= [parseTemplate(classic), parseTemplate(fullArt)];
  return parsed;
}

export const defaultTemplate = (): CardTemplate => builtInTemplates()[0] as CardTemplate;
