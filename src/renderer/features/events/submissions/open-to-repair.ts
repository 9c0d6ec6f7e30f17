import type { EventPack } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { navigateTo } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { toast } from '../../../toasts/toasts.ts';
import { addDocument, createUnusedId } from '../../documents/document-actions.ts';
import type { EventSubmissions } from './event-submissions.ts';

/** Adds a copy of a submission to the library, with its own id and for this event, and opens it. */
export async function openToRepair(
  translate: Translate,
  library: Library,
  eventSubmissions: EventSubmissions,
  fileName: string,
  eventPack: EventPack,
): Promise<void> {
  const team = await eventSubmissions.readTeam(fileName);
  if (team === undefined) return;
  const teamCopy = { ...team, id: createUnusedId(library, 'teams', team.name), event: eventPack.id };
  if (!(await addDocument(translate, library, 'teams', teamCopy, 'create'))) return;
  await eventSubmissions.recordRepairedCopy(fileName, teamCopy.id);
  toast(translate('eventLists.repaired', { name: shortenName(teamCopy.name) }));
  navigateTo({ screen: 'team', id: teamCopy.id });
}
