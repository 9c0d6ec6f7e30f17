import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { useTeam } from '../team-view.ts';
import { addMember } from './member-edits.ts';

/**
 * Returns a function that adds a character of the library to the team: before the entry at `index`, or at the end. A character that
 * is a member already gets one more copy. An event refuses a character that breaks a rule.
 */
export function useAddMember(): (characterId: string, index?: number) => void {
  const translate = useTranslate();
  const { team, charactersById, tryEdit } = useTeam();
  return (characterId, index) => {
    if (charactersById.has(characterId)) tryEdit(addMember(team, characterId, index));
    else toast(translate('team.notInLibrary'), { kind: 'failed' });
  };
}
