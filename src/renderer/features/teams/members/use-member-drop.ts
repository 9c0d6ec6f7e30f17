import { type DragEvent, useState } from 'react';
import { useDrop } from '../../../components/use-drop.ts';
import { useTeam } from '../team-view.ts';
import { CHARACTER_DRAG_TYPE, setDraggedCharacterId, useDraggedCharacterId } from './dragged-character.ts';
import { useAddMember } from './use-add-member.ts';

/** Where a dragged character would go: into the existing entry at an index, or between two entries, before the one at an index. */
export interface MemberDrop {
  readonly kind: 'copy' | 'insert';
  readonly index: number;
}

/**
 * Accepts characters anywhere in the column of the team. Over the list of members, the pointer chooses the position; elsewhere the
 * character goes to the end. A click or Enter on the character in the library also adds it.
 */
export function useMemberDrop() {
  const { members } = useTeam().team;
  const addToTeam = useAddMember();
  const draggedId = useDraggedCharacterId();
  const [insertIndex, setInsertIndex] = useState(members.length);
  const { over: isOver, handlers } = useDrop(CHARACTER_DRAG_TYPE, (data, event) => {
    setDraggedCharacterId(undefined);
    addToTeam(data.getData(CHARACTER_DRAG_TYPE), findInsertIndex(event));
  });
  const entryIndex = members.findIndex(({ character }) => character === draggedId);
  const memberDrop: MemberDrop | undefined = !isOver
    ? undefined
    : entryIndex >= 0
      ? { kind: 'copy', index: entryIndex }
      : { kind: 'insert', index: Math.min(insertIndex, members.length) };
  const followPointer = (event: DragEvent) => {
    handlers.onDragOver(event);
    if (event.isDefaultPrevented()) setInsertIndex(findInsertIndex(event));
  };
  return {
    memberDrop,
    handlers: { ...handlers, onDragEnter: followPointer, onDragOver: followPointer },
  };
}

/** Returns the index of the first entry whose middle is below the pointer. Outside the list, returns the number of entries. */
function findInsertIndex({ currentTarget, clientY }: DragEvent): number {
  const list = currentTarget.querySelector('[data-member-list]');
  if (list === null) return 0;
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const { top, bottom } = list.getBoundingClientRect();
  if (clientY < top || clientY > bottom) return rows.length;
  const nextIndex = rows.findIndex((row) => clientY < row.top + row.height / 2);
  return nextIndex < 0 ? rows.length : nextIndex;
}
