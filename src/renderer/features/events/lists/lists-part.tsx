import type { EventPack } from '../../../../shared/document/schema.ts';

export function ListsPart({ event }: { event: EventPack }) {
  return <p>{event.name}</p>;
}
