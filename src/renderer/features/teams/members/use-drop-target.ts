import { useDrop } from '../../../components/use-drop.ts';
import { useTeam } from '../team-view.ts';
import { addMember } from './members.ts';

/** What a character that is dragged from the library carries: its id. */
export const CHARACTER_DRAG = 'application/x-rollcall-character';

/** Takes characters that are dropped. The same is done by a click or by Enter on the character in the library. */
export function useDropTarget() {
  const add = useAdd();
  return useDrop(CHARACTER_DRAG, (data) => add(data.getData(CHARACTER_DRAG)));
}

/** Adds a character of the library to the team. An event refuses one who breaks a rule. */
export function useAdd(): (id: string) => void {
  const { team, known, tryEdit } = useTeam();
  return (id) => {
    if (known.has(id)) tryEdit(addMember(team, id));
  };
}
