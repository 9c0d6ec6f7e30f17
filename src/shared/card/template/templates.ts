/** The card templates that come with Rollcall. */
import bridge from '../../../../templates/cards/supers-unlimited/bridge/template.json';
import classic from '../../../../templates/cards/supers-unlimited/classic/template.json';
import dashboard from '../../../../templates/cards/supers-unlimited/dashboard/template.json';
import fullArt from '../../../../templates/cards/supers-unlimited/full-art/template.json';
import gimmick from '../../../../templates/cards/supers-unlimited/gimmick/template.json';
import inkSaver from '../../../../templates/cards/supers-unlimited/ink-saver/template.json';
import marker from '../../../../templates/cards/supers-unlimited/marker/template.json';
import tarot from '../../../../templates/cards/supers-unlimited/tarot/template.json';
import token from '../../../../templates/cards/supers-unlimited/token/template.json';
import type { CardTemplate } from './template.ts';

/** By the game they print, in the order they are offered; the first one for characters is the default of its game. */
const TEMPLATES: Readonly<Record<string, readonly unknown[]>> = {
  'supers-unlimited': [classic, tarot, fullArt, inkSaver, bridge, dashboard, gimmick, token, marker],
};

/**
 * The built-in templates for one kind of thing, of one game or of all. Not checked when they are read: a test does that, a
 * start-up need not.
 */
export function builtInTemplates(of = 'character', ruleset?: string): readonly CardTemplate[] {
  const all = ruleset === undefined ? Object.values(TEMPLATES).flat() : (TEMPLATES[ruleset] ?? []);
  return (all as readonly CardTemplate[]).filter((template) => (template.of ?? 'character') === of);
}

/** What a character is printed with that names no template. */
export const defaultTemplate = (ruleset?: string): CardTemplate =>
  builtInTemplates('character', ruleset)[0] as CardTemplate;
