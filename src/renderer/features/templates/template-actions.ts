/** What can be done to whole card templates. */

import type { CardStyle } from '../../../shared/card/style/card-style.ts';
import { rowTemplates } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { STYLE_FORMAT } from '../../../shared/document/file-formats.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { type CardSize, copyOfTemplate, type EmptyOf, emptyTemplate } from '../../../shared/studio/new-template.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { addDocument, copyOf, deleteDocument } from '../documents/document-actions.ts';
import { builtInOf } from './subjects.ts';

/** The templates that come with Rollcall, by id. */
const builtIn = new WeakMap<GameCatalog<Game>, ReadonlyMap<string, CardTemplate>>();

export function builtInCalled(gameCatalog: GameCatalog<Game>, id: string): CardTemplate | undefined {
  const templates = builtIn.get(gameCatalog) ?? builtInById(gameCatalog);
  builtIn.set(gameCatalog, templates);
  return templates.get(id);
}

function builtInById(gameCatalog: GameCatalog<Game>): ReadonlyMap<string, CardTemplate> {
  const templates = [...gameCatalog.all.flatMap((game) => builtInOf(gameCatalog, game)), ...rowTemplates()];
  return new Map(templates.map((template) => [template.id, template]));
}

/** An id that neither an own template has nor one of ours. */
const freeTemplateId = (gameCatalog: GameCatalog<Game>, library: Library, name: string): string =>
  newId(name, (id) => library.tables.templates.get(id) !== undefined || builtInCalled(gameCatalog, id) !== undefined);

export async function openStudio(id: string): Promise<void> {
  go({ screen: 'studio', id });
}

/** A copy of one of ours with its choices for styles, open in the studio. */
export async function makeOwn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const name = translate('gallery.copyName', { name: template.name });
  const { shippedTemplate } = await import('../../../shared/card/style/resolve-styles.ts');
  const whole = shippedTemplate(gameCatalog, template.id) ?? template;
  const copy = copyOfTemplate(whole, { id: freeTemplateId(gameCatalog, library, name), name });
  if (await addDocument(translate, library, 'templates', copy, 'create')) await openStudio(copy.id);
}

/** A style of a template that changes nothing yet, open beside its card. */
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

/** What a style makes as a template of its own, to be taken apart. */
export async function buildFrom(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  template: CardTemplate,
): Promise<void> {
  const name = translate('style.builtName', { name: shortName(template.name) });
  const built = copyOfTemplate(template, { id: freeTemplateId(gameCatalog, library, name), name });
  if (await addDocument(translate, library, 'templates', built, 'create')) await openStudio(built.id);
}

export async function makeEmpty(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  name: string,
  size: Omit<CardSize, 'id'>,
  of: EmptyOf,
): Promise<void> {
  const made = emptyTemplate(
    { id: freeTemplateId(gameCatalog, library, name), name },
    size,
    getPresetNames(translate),
    of,
  );
  if (await addDocument(translate, library, 'templates', made, 'create')) await openStudio(made.id);
}

/** The copy stands beside the original. */
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

/** Names of the elements that a new template begins with. */
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
