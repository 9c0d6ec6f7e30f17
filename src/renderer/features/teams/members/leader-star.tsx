import { Star } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { formatLateText, type LateText } from '../../../../shared/texts/late-text.ts';
import { Tooltip } from '../../../components/tooltip.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTeam } from '../team-view.ts';
import { getNamedLeaderId, setLeader } from './member-edits.ts';
import css from './members.module.css';

export interface LeaderState {
  isLeader: boolean;
  /** Whether the rules allow this member to lead. */
  canLead: boolean;
  /** The rule's reason why this member may not lead. */
  reason: LateText | undefined;
  /** Whether a finding about the Leader leads to this star, which then has the Leader's pointer. */
  isFindingTarget: boolean;
}

/** Selects the Leader. The star of a member who may not lead stays focusable, so that every user can read the reason. */
export function LeaderStar({
  characterId,
  characterName,
  isLeader,
  canLead,
  reason,
  isFindingTarget,
}: LeaderState & { characterId: string; characterName: string }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, teamRules, summary, editTeam } = useTeam();
  const namedLeaderId = getNamedLeaderId(gameCatalog, team);
  // The only member who may lead is always the Leader, so the star can't remove it.
  const isOnlyCandidate = isLeader && summary.leaders?.length === 1;
  const buttonLabel = isLeader
    ? translate('team.leader', { name: shortenName(characterName) })
    : canLead
      ? translate('team.makeLeader', { name: shortenName(characterName) })
      : translate('team.cannotLead', { name: shortenName(characterName) });
  const hintText = isLeader
    ? isOnlyCandidate
      ? translate('team.leaderStays', { name: shortenName(characterName) })
      : buttonLabel
    : canLead
      ? buttonLabel
      : reason === undefined
        ? buttonLabel
        : formatLateText(translate, reason);
  const toggleLeader = () => {
    // A member who may not lead can't become the Leader, but a named Leader who may not lead can be removed.
    if (!canLead && !(isLeader && namedLeaderId === characterId)) return;
    editTeam(setLeader(gameCatalog, team, namedLeaderId === characterId ? undefined : characterId));
  };
  return (
    <span {...(isFindingTarget ? { 'data-path': teamRules.leaderPointer } : {})}>
      <Tooltip text={hintText}>
        <Focusable>
          <button
            type="button"
            className={css.star}
            aria-pressed={isLeader}
            aria-disabled={!canLead && !isLeader}
            aria-label={buttonLabel}
            data-wrong={isLeader && !canLead ? true : undefined}
            onClick={toggleLeader}
          >
            <Star aria-hidden />
          </button>
        </Focusable>
      </Tooltip>
    </span>
  );
}
