/** The card templates that come with Rollcall: the folders below `templates/cards/`, one a game. */
import { GAMES } from '../../games/registry.ts';
import type { CardTemplate } from './template.ts';

const FOLDER = '../../../../templates/cards';
const FILES: Readonly<Record<string, unknown>> = import.meta.glob('../../../../templates/cards/*/*/template.json', {
  eager: true,
  import: 'default',
});

/**
 * The built-in templates for one kind of thing, of one game or of all, in the order the games name them. Not checked when they
 * are read: a test does that, a start-up need not.
 */
export function builtInTemplates(of = 'character', ruleset?: string): readonly CardTemplate[] {
  return GAMES.filter(({ id }) => ruleset === undefined || id === ruleset)
    .flatMap(({ id, card }) => card.templates.map((name) => FILES[`${FOLDER}/${id}/${name}/template.json`]))
    .map((file) => file as CardTemplate)
    .filter((template) => (template.of ?? 'character') === of);
}

/** Those for characters of a game. A game without any borrows those of the others: name and picture stand on all. */
export function characterTemplates(ruleset?: string): readonly CardTemplate[] {
  const own = builtInTemplates('character', ruleset);
  return own.length > 0 ? own : builtInTemplates();
}

/** What a character is printed with that names no template. */
export const defaultTemplate = (ruleset?: string): CardTemplate => characterTemplates(ruleset)[0] as CardTemplate;
