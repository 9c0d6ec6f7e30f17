import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useTextListEntry, useTextListRequest } from '../../../navigation/text-list-request.ts';
import { useLoaded } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';

const NewTeamTextList = createLazyPart(async () => (await import('./new-team-text-list.tsx')).NewTeamTextList);
const TextListEntryDialog = createLazyPart(async () => (await import('./text-list-entry.tsx')).TextListEntryDialog);

/** The documents that a list may name, and the teams, whose ids the new team must not have. */
const TABLES: readonly TableName[] = ['characters', 'factions', 'teams'];

/** Shows the dialog in which a text list is entered, and the review of a list that becomes a new team, on every screen. */
export function TextListHost() {
  const request = useTextListRequest('new-team');
  const isLoaded = useLoaded(TABLES);
  const entryTarget = useTextListEntry();
  if (!isLoaded) return null;
  if (request !== undefined) return <NewTeamTextList key={request.number} request={request} />;
  return entryTarget === undefined ? null : <TextListEntryDialog target={entryTarget} />;
}
