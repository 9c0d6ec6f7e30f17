/** Actions on whole card templates. */

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
import { navigateTo } from '../../navigation/router.ts';
import { createDocumentId } from '../../store/create-document-id.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { addDocument, copyOf, deleteDocument } from '../documents/document-actions.ts';
import { builtInOf } from './subjects.ts';

/** Caches the built-in templates by id. */
const builtIn = new WeakMap<GameCatalog<Game>, ReadonlyMap<string, CardTemplate>>();

export function builtInCalled(gameCatalog: GameCatalog<Game>, id: string): CardTemplate | undefined {
  const templates = builtIn.get(gameCatalog) ?? builtInById(gameCatalog);
  builtIn.set(gameCatalog, templates);
  return templates.get(id);
}

function builtInById(gameCatalog: GameCatalog<Game>): ReadonlyMap<string, CardTemplate> {
  const templates = [...gameCatalog.all.flatMap((game) => builtInOf(gameCatalog, game)), ...listRowTemplates()];
  return new Map(templates.map((template) => [template.id, template]));
}

/** Returns an id that neither the user's templates nor the built-in ones use. */
const freeTemplateId = (gameCatalog: GameCatalog<Game>, library: Library, name: string): string =>
  createDocumentId(
    name,
    (id) => library.stores.templates.get(id) !== undefined || builtInCalled(gameCatalog, id) !== undefined,
  );

export async function openStudio(id: string): Promise<void> {
  navigateTo({ screen: 'studio', id });
}

/** Copies a built-in template with its choices for styles, and opens the copy in the studio. */
export async function makeOwn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const name = translate('gallery.copyName', { name: template.name });
  const { shippedTemplate } = await import('../../../shared/card/style/resolve-styles.ts');
  const whole = shippedTemplate(gameCatalog, template.id) ?? template;
  const copy = copyTemplate(whole, { id: freeTemplateId(gameCatalog, library, name), name });
  if (await addDocument(translate, library, 'templates', copy, 'create')) await openStudio(copy.id);
}

/** Creates a style that does not change anything yet, and opens it next to its card. */
export async function makeStyle(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const name = translate('gallery.styleName', { name: template.name });
  const style: CardStyle = {
    format: STYLE_FORMAT,
    version: 1,
    id: freeTemplateId(gameCatalog, library, name),
    name,
    base: template.id,
  };
  if (await addDocument(translate, library, 'templates', style, 'create')) await openStudio(style.id);
}

/** Converts the result of a style to an independent template that the user can take apart. */
export async function buildFrom(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const name = translate('style.builtName', { name: shortenName(template.name) });
  const built = copyTemplate(template, { id: freeTemplateId(gameCatalog, library, name), name });
  if (await addDocument(translate, library, 'templates', built, 'create')) await openStudio(built.id);
}

export async function makeEmpty(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  name: string,
  size: Omit<CardSize, 'id'>,
  of: EmptySubject,
): Promise<void> {
  const made = createEmptyTemplate(
    { id: freeTemplateId(gameCatalog, library, name), name },
    size,
    getPresetNames(translate),
    of,
  );
  if (await addDocument(translate, library, 'templates', made, 'create')) await openStudio(made.id);
}

/** Duplicates a template; the copy is listed next to the original. */
export async function duplicateTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate | CardStyle,
): Promise<void> {
  const { name } = copyOf(translate, library, 'templates', template);
  const copy = { ...template, id: freeTemplateId(gameCatalog, library, name), name };
  await addDocument(translate, library, 'templates', copy, 'duplicate');
}

export const deleteTemplate = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'templates', id, name);

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
