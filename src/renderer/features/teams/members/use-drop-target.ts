import { useDrop } from '../../../components/use-drop.ts';
import { useTeam } from '../team-view.ts';
import { addMember } from './member-edits.ts';

/** The drag type of a character from the library; its data is the id. */
export const CHARACTER_DRAG_TYPE = 'application/x-rollcall-character';

/** Accepts dropped characters. A click or Enter on the character in the library does the same. */
export function useDropTarget() {
  const addToTeam = useAddMember();
  return useDrop(CHARACTER_DRAG_TYPE, (data) => addToTeam(data.getData(CHARACTER_DRAG_TYPE)));
}

/** Returns a function that adds a character of the library to the team. An event refuses a character that breaks a rule. */
export function useAddMember(): (characterId: string) => void {
  const { team, charactersById, tryEdit } = useTeam();
  return (characterId) => {
    if (charactersById.has(characterId)) tryEdit(addMember(team, characterId));
  };
}
