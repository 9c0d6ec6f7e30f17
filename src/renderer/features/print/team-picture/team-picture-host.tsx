import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useTeamPictureRequest } from '../../../navigation/team-picture-request.ts';

const TeamPictureDialog = createLazyPart(async () => (await import('./team-picture-dialog.tsx')).TeamPictureDialog);

/** Shows the picture of a team while one is wanted. */
export function TeamPictureHost() {
  const teamId = useTeamPictureRequest();
  return teamId === undefined ? null : <TeamPictureDialog key={teamId} teamId={teamId} />;
}
