/** Creates, copies, opens and deletes card templates and styles. */

import type { CardStyle } from '../../../shared/card/style/card-style.ts';
import { listRowTemplates } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { STYLE_FORMAT } from '../../../shared/document/file-formats.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import {
  type CardSize,
  copyTemplate,
  createEmptyTemplate,
  type EmptySubject,
} from '../../../shared/studio/new-template.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { focusRowMenu } from '../../components/row-menu/row-focus.ts';
import { navigateTo } from '../../navigation/router.ts';
import { createDocumentId } from '../../store/create-document-id.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { addBlankDocument, addDocument, createCopy, deleteDocument } from '../documents/document-actions.ts';
import { listBuiltInGameTemplates } from './template-subjects.ts';

/** The built-in templates by id, for each catalog of games. */
const builtInCache = new WeakMap<GameCatalog<Game>, ReadonlyMap<string, CardTemplate>>();

export function findBuiltInTemplate(gameCatalog: GameCatalog<Game>, templateId: string): CardTemplate | undefined {
  const templates = builtInCache.get(gameCatalog) ?? mapBuiltInTemplates(gameCatalog);
  builtInCache.set(gameCatalog, templates);
  return templates.get(templateId);
}

function mapBuiltInTemplates(gameCatalog: GameCatalog<Game>): ReadonlyMap<string, CardTemplate> {
  const templates = [
    ...gameCatalog.all.flatMap((game) => listBuiltInGameTemplates(gameCatalog, game)),
    ...listRowTemplates(),
  ];
  return new Map(templates.map((template) => [template.id, template]));
}

/** Returns an id that neither the user's templates nor the built-in ones use. */
const createTemplateId = (gameCatalog: GameCatalog<Game>, library: Library, templateName: string): string =>
  createDocumentId(
    templateName,
    (candidateId) =>
      library.stores.templates.get(candidateId) !== undefined ||
      findBuiltInTemplate(gameCatalog, candidateId) !== undefined,
  );

/** Opens a template in the studio. Asynchronous like the other actions, so that callers can treat all of them in the same way. */
export async function openStudio(templateId: string): Promise<void> {
  navigateTo({ screen: 'studio', id: templateId });
}

/** Copies a built-in template, with the slots that styles of it may change, and opens the copy in the studio. */
export async function createOwnCopy(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const copyName = translate('gallery.copyName', { name: template.name });
  const { findShippedTemplate } = await import('../../../shared/card/style/resolve-styles.ts');
  const originalTemplate = findShippedTemplate(gameCatalog, template.id) ?? template;
  const templateCopy = copyTemplate(originalTemplate, {
    id: createTemplateId(gameCatalog, library, copyName),
    name: copyName,
  });
  if (await addBlankDocument(translate, library, 'templates', templateCopy)) await openStudio(templateCopy.id);
}

/** Creates a style that does not change anything yet, and opens it next to its card. */
export async function createStyle(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const styleName = translate('gallery.styleName', { name: template.name });
  const style: CardStyle = {
    format: STYLE_FORMAT,
    version: 1,
    id: createTemplateId(gameCatalog, library, styleName),
    name: styleName,
    base: template.id,
  };
  if (await addBlankDocument(translate, library, 'templates', style)) await openStudio(style.id);
}

/** Converts the result of a style to an independent template, which the user can edit without limits. */
export async function createTemplateFromStyle(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const templateName = translate('style.builtName', { name: shortenName(template.name) });
  const builtTemplate = copyTemplate(template, {
    id: createTemplateId(gameCatalog, library, templateName),
    name: templateName,
  });
  if (await addBlankDocument(translate, library, 'templates', builtTemplate)) await openStudio(builtTemplate.id);
}

export async function createBlankTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  templateName: string,
  cardSize: Omit<CardSize, 'id'>,
  subject: EmptySubject,
): Promise<void> {
  const newTemplate = createEmptyTemplate(
    { id: createTemplateId(gameCatalog, library, templateName), name: templateName },
    cardSize,
    getPresetNames(translate),
    subject,
  );
  if (await addDocument(translate, library, 'templates', newTemplate, 'create')) await openStudio(newTemplate.id);
}

/** Duplicates a template; the copy is listed next to the original. */
export async function duplicateTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate | CardStyle,
): Promise<void> {
  const { name } = createCopy(translate, library, 'templates', template);
  const templateCopy = { ...template, id: createTemplateId(gameCatalog, library, name), name };
  if (await addDocument(translate, library, 'templates', templateCopy, 'duplicate')) focusRowMenu(templateCopy.id);
}

export const deleteTemplate = (
  translate: Translate,
  library: Library,
  templateId: string,
  templateName: string,
): Promise<void> => deleteDocument(translate, library, 'templates', templateId, templateName);

/** Returns the names of the elements in a new template. */
const getPresetNames = (translate: Translate) => ({
  ground: translate('studio.presets.ground'),
  art: translate('studio.presets.art'),
  name: translate('studio.presets.name'),
  kind: translate('studio.presets.kind'),
  level: translate('studio.presets.level'),
  stats: translate('studio.presets.stats'),
  track: translate('studio.presets.track'),
  attacks: translate('studio.presets.attacks'),
  words: translate('studio.presets.words'),
  faction: translate('studio.presets.faction'),
  tags: translate('studio.presets.tags'),
});
