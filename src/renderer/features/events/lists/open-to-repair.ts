import type { EventPack } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { navigateTo } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { toast } from '../../../toasts/toasts.ts';
import { addDocument, freeId } from '../../documents/document-actions.ts';
import type { EventLists } from './event-lists.ts';

/** Adds a copy of a list to the library, with its own id and for this event, and opens it. */
export async function openToRepair(
  translate: Translate,
  library: Library,
  lists: EventLists,
  file: string,
  event: EventPack,
): Promise<void> {
  const team = await lists.team(file);
  if (team === undefined) return;
  const copy = { ...team, id: freeId(library, 'teams', team.name), event: event.id };
  if (!(await addDocument(translate, library, 'teams', copy, 'create'))) return;
  await lists.noteCopy(file, copy.id);
  toast(translate('eventLists.repaired', { name: shortenName(copy.name) }));
  navigateTo({ screen: 'team', id: copy.id });
}
