/** The card templates that come with Rollcall. */
import bridge from '../../../templates/cards/bridge/template.json';
import classic from '../../../templates/cards/classic/template.json';
import dashboard from '../../../templates/cards/dashboard/template.json';
import fullArt from '../../../templates/cards/full-art/template.json';
import inkSaver from '../../../templates/cards/ink-saver/template.json';
import tarot from '../../../templates/cards/tarot/template.json';
import { type CardTemplate, parseTemplate } from './template.ts';

/** In the order they are offered. */
const DATA: readonly unknown[] = [classic, tarot, fullArt, inkSaver, bridge, dashboard];

let parsed: readonly CardTemplate[] | undefined;

/** All built-in templates, the default one first. Checked on first use. */
export function builtInTemplates(): readonly CardTemplate[] {
  parsed ??= DATA.map((data) => parseTemplate(data));
  return parsed;
}

export const defaultTemplate = (): CardTemplate => builtInTemplates()[0] as CardTemplate;
