/** What can be done to whole card templates. */
import { rowTemplates } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { GAMES } from '../../../shared/games/registry.ts';
import { type CardSize, copyOfTemplate, emptyTemplate } from '../../../shared/studio/new-template.ts';
import { go } from '../../app/router.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import { GALLERY } from '../../strings/gallery.ts';
import { addDocument, copyOf, deleteDocument } from '../documents/document-actions.ts';
import { builtInOf } from './subjects.ts';

/** Those that come with Rollcall, by id. */
const ours = new Map<string, CardTemplate>();

export function builtInCalled(id: string): CardTemplate | undefined {
  if (ours.size === 0)
    for (const template of [...GAMES.flatMap(builtInOf), ...rowTemplates()]) ours.set(template.id, template);
  return ours.get(id);
}

/** An id that neither an own template has nor one of ours. */
const freeTemplateId = (library: Library, name: string): string =>
  newId(name, (id) => library.tables.templates.get(id) !== undefined || builtInCalled(id) !== undefined);

export async function openStudio(id: string): Promise<void> {
  go({ screen: 'studio', id });
}

/** A copy of one of ours, open in the studio. */
export async function makeOwn(library: Library, template: CardTemplate): Promise<void> {
  const name = GALLERY.copyName(template.name);
  const copy = copyOfTemplate(template, { id: freeTemplateId(library, name), name });
  if (await addDocument(library, 'templates', copy, 'create')) await openStudio(copy.id);
}

export async function makeEmpty(library: Library, name: string, size: Omit<CardSize, 'id'>): Promise<void> {
  const made = emptyTemplate({ id: freeTemplateId(library, name), name }, size);
  if (await addDocument(library, 'templates', made, 'create')) await openStudio(made.id);
}

/** The copy stands beside the original. */
export async function duplicateTemplate(library: Library, template: CardTemplate): Promise<void> {
  const { name } = copyOf(library, 'templates', template);
  await addDocument(
    library,
    'templates',
    copyOfTemplate(template, { id: freeTemplateId(library, name), name }),
    'duplicate',
  );
}

export const deleteTemplate = (library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(library, 'templates', id, name);
