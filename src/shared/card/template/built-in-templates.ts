/**
 * Lists the built-in card templates: the folders below `templates/cards/`, one for each game. A `template.json` is a complete template, or
 * it names a shared layout, which is completed with the `parts.json` of the game.
 */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { createTemplateFromLayout, type GameParts, type Layout, type LayoutUse } from './shared-layout.ts';
import type { CardTemplate } from './template.ts';

const FOLDER = '../../../../templates';
const TEMPLATE_FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  [
    '../../../../templates/cards/**/*.json',
    '../../../../templates/layouts/*.json',
    '!../../../../templates/cards/tables/**',
  ],
  { eager: true, import: 'default' },
);

const layoutTemplates = new Map<string, CardTemplate>();

function getFile(filePath: string, reference: string): unknown {
  const fileContent = TEMPLATE_FILES[`${FOLDER}/${filePath}`];
  if (fileContent === undefined) throw new Error(`${reference} but there is no templates/${filePath}`);
  return fileContent;
}

/** Returns the template of a folder. Every call returns the same object. */
function getTemplate(gameId: string, templateName: string): CardTemplate {
  const filePath = `cards/${gameId}/${templateName}/template.json`;
  const fileContent = getFile(filePath, `card.templates of the game ${gameId} names ${templateName},`) as
    | CardTemplate
    | LayoutUse;
  if (!('layout' in fileContent)) return fileContent;
  const templateId = `${gameId}/${templateName}`;
  const cachedTemplate = layoutTemplates.get(templateId);
  if (cachedTemplate !== undefined) return cachedTemplate;
  const layout = getFile(
    `layouts/${fileContent.layout}.json`,
    `templates/${filePath} names the layout ${fileContent.layout},`,
  ) as Layout;
  const parts = getFile(`cards/${gameId}/parts.json`, `templates/${filePath} names a layout,`) as GameParts;
  const template = createTemplateFromLayout(fileContent, layout, parts);
  layoutTemplates.set(templateId, template);
  return template;
}

/**
 * Lists the built-in templates for one subject, of one game or of all games, in the games' order. A test checks these templates, so
 * they are not checked at run time.
 */
export function listBuiltInTemplates(
  gameCatalog: GameCatalog<CardGame>,
  subjectKind = 'character',
  ruleset?: string,
): readonly CardTemplate[] {
  return gameCatalog.all
    .filter(({ id }) => ruleset === undefined || id === ruleset)
    .flatMap(({ id, card }) => card.templates.map((name) => getTemplate(id, name)))
    .filter((template) => (template.of ?? 'character') === subjectKind);
}

/** Lists the templates for a game's characters. A game without templates uses those of all games, which print name and picture. */
export function listCharacterTemplates(gameCatalog: GameCatalog<CardGame>, ruleset?: string): readonly CardTemplate[] {
  const gameTemplates = listBuiltInTemplates(gameCatalog, 'character', ruleset);
  return gameTemplates.length > 0 ? gameTemplates : listBuiltInTemplates(gameCatalog);
}

/** Returns the template for characters that name none. */
export const getDefaultTemplate = (gameCatalog: GameCatalog<CardGame>, ruleset?: string): CardTemplate =>
  listCharacterTemplates(gameCatalog, ruleset)[0] as CardTemplate;
