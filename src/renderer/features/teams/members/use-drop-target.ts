import { useDrop } from '../../../components/use-drop.ts';
import { useTeam } from '../team-view.ts';
import { addMember } from './members.ts';

/** The drag type of a character from the library; its data is the id. */
export const CHARACTER_DRAG = 'application/x-rollcall-character';

/** Accepts dropped characters. A click or Enter on the character in the library does the same. */
export function useDropTarget() {
  const add = useAdd();
  return useDrop(CHARACTER_DRAG, (data) => add(data.getData(CHARACTER_DRAG)));
}

/** Returns a function that adds a character of the library to the team. An event refuses a character that breaks a rule. */
export function useAdd(): (id: string) => void {
  const { team, known, tryEdit } = useTeam();
  return (id) => {
    if (known.has(id)) tryEdit(addMember(team, id));
  };
}
