import { createLazyPart } from '../../../../components/lazy/lazy-part.tsx';
import { useCardRequest } from '../../../../navigation/card-request.ts';

const CardViewer = createLazyPart(async () => (await import('./card-viewer.tsx')).CardViewer);

/** Shows a card as large as the window while one is wanted. */
export function CardViewerHost() {
  const request = useCardRequest();
  return request === undefined ? null : <CardViewer key={request.characterId} request={request} />;
}
