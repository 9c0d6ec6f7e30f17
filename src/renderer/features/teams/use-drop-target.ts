import { type DragEvent, useState } from 'react';
import { addMember } from './members.ts';
import { useTeam } from './team-view.ts';

/** What a character that is dragged from the library carries: its id. */
export const CHARACTER_DRAG = 'application/x-rollcall-character';

const carries = (event: DragEvent) => event.dataTransfer.types.includes(CHARACTER_DRAG);

/** Takes characters that are dropped. The same is done by a click or by Enter on the character in the library. */
export function useDropTarget() {
  const add = useAdd();
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        add(event.dataTransfer.getData(CHARACTER_DRAG));
      },
    },
  };
}

/** Adds a character of the library to the team. */
export function useAdd(): (id: string) => void {
  const { team, known, edit } = useTeam();
  return (id) => {
    if (known.has(id)) edit(addMember(team, id));
  };
}
