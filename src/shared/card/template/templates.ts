/** The card templates that come with Rollcall: the folders below `templates/cards/`, one a game. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { type GameParts, type Layout, type LayoutUse, templateOfLayout } from './shared-layout.ts';
import type { CardTemplate } from './template.ts';

const FOLDER = '../../../../templates';
const FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  [
    '../../../../templates/cards/**/*.json',
    '../../../../templates/layouts/*.json',
    '!../../../../templates/cards/tables/**',
  ],
  { eager: true, import: 'default' },
);

const made = new Map<string, CardTemplate>();

function fileAt(place: string, namedBy: string): unknown {
  const file = FILES[`${FOLDER}/${place}`];
  if (file === undefined) throw new Error(`${namedBy} but there is no templates/${place}`);
  return file;
}

/** The template of a folder, the same object every time. */
function templateIn(game: string, name: string): CardTemplate {
  const place = `cards/${game}/${name}/template.json`;
  const file = fileAt(place, `card.templates of the game ${game} names ${name},`) as CardTemplate | LayoutUse;
  if (!('layout' in file)) return file;
  const id = `${game}/${name}`;
  const held = made.get(id);
  if (held !== undefined) return held;
  const layout = fileAt(`layouts/${file.layout}.json`, `templates/${place} names the layout ${file.layout},`) as Layout;
  const parts = fileAt(`cards/${game}/parts.json`, `templates/${place} names a layout,`) as GameParts;
  const template = templateOfLayout(file, layout, parts);
  made.set(id, template);
  return template;
}

/**
 * The built-in templates for one kind of thing, of one game or of all, in the order the games name them. Not checked when they
 * are read: a test does that, a start-up need not.
 */
export function builtInTemplates(
  gameCatalog: GameCatalog<CardGame>,
  of = 'character',
  ruleset?: string,
): readonly CardTemplate[] {
  return gameCatalog.all
    .filter(({ id }) => ruleset === undefined || id === ruleset)
    .flatMap(({ id, card }) => card.templates.map((name) => templateIn(id, name)))
    .filter((template) => (template.of ?? 'character') === of);
}

/** Those for characters of a game. A game without any borrows those of the others: name and picture stand on all. */
export function characterTemplates(gameCatalog: GameCatalog<CardGame>, ruleset?: string): readonly CardTemplate[] {
  const own = builtInTemplates(gameCatalog, 'character', ruleset);
  return own.length > 0 ? own : builtInTemplates(gameCatalog);
}

/** What a character is printed with that names no template. */
export const defaultTemplate = (gameCatalog: GameCatalog<CardGame>, ruleset?: string): CardTemplate =>
  characterTemplates(gameCatalog, ruleset)[0] as CardTemplate;
