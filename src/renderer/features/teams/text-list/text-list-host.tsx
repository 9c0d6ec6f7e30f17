import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useTextListRequest } from '../../../navigation/text-list-request.ts';
import { useLoaded } from '../../../store/library-context.ts';
import type { TableName } from '../../../store/rows.ts';

const NewTeamTextList = createLazyPart(async () => (await import('./new-team-text-list.tsx')).NewTeamTextList);

/** The documents that a list may name, and the teams, whose ids the new team must not have. */
const TABLES: readonly TableName[] = ['characters', 'factions', 'teams'];

/** Shows the review of a text list that becomes a new team, on every screen. */
export function TextListHost() {
  const request = useTextListRequest('new-team');
  const isLoaded = useLoaded(TABLES);
  return request === undefined || !isLoaded ? null : <NewTeamTextList key={request.number} request={request} />;
}
