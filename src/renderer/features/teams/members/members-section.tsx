import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { LateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { PointerFindings } from '../../../fields/field-frame.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { useTeam } from '../team-view.ts';
import { getNamedLeaderId, setLeader } from './member-edits.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { useDropTarget } from './use-drop-target.ts';

const NO_REMARKS: readonly LateText[] = [];

/** Lists the members, one row per entry, and accepts characters that are dropped from the library. */
export function MembersSection() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, teamRules, summary, options, judgement, editTeam } = useTeam();
  // The number of characters and the ids of the members who may lead are undefined if the team's sums can't be counted.
  const { seats, characters: characterCount, leaders: eligibleIds, leader: leaderId } = summary;
  const dropTarget = useDropTarget();
  const ineligibleReasons = useMemo(
    () => (eligibleIds === undefined ? undefined : teamRules.listIneligibleLeaders?.(summary, options)),
    [teamRules, summary, eligibleIds, options],
  );
  const remarksById = useMemo(() => new Map(seats.map((seat) => [seat.id, seat.remarks])), [seats]);
  const idsWithErrors = new Set(
    judgement.findings.flatMap((finding) => (finding.severity === 'error' ? finding.subjects : [])),
  );
  const namedLeaderId = getNamedLeaderId(gameCatalog, team);
  const isLeaderMissing =
    namedLeaderId !== undefined && !team.members.some((member) => member.character === namedLeaderId);
  // Findings about the Leader lead to the star of this entry: the Leader, or else the first member who may lead.
  const leaderIndex = team.members.findIndex((member) => member.character === (leaderId ?? eligibleIds?.[0]));

  return (
    <Section
      title={translate('team.members')}
      headerContent={
        <span className={css.count} role="status">
          {characterCount === undefined ? '' : translate('team.membersCount', { n: characterCount })}
        </span>
      }
    >
      <div
        className={css.members}
        data-path="/members"
        data-over={dropTarget.over ? true : undefined}
        {...dropTarget.handlers}
      >
        {team.members.length === 0 ? (
          <div className={css.empty}>
            <Users aria-hidden />
            <strong>{translate('team.emptyMembers')}</strong>
            <p>{translate('team.emptyMembersText')}</p>
          </div>
        ) : (
          <ul>
            {team.members.map((member, index) => (
              <MemberRow
                // biome-ignore lint/suspicious/noArrayIndexKey: one character may appear in two entries, and ids may be anything
                key={`${index} ${member.character}`}
                index={index}
                characterId={member.character}
                leader={{
                  isLeader: member.character === leaderId,
                  canLead: eligibleIds?.includes(member.character) === true,
                  reason: ineligibleReasons?.get(member.character),
                  isFindingTarget: index === leaderIndex,
                }}
                remarks={remarksById.get(member.character) ?? NO_REMARKS}
                hasError={idsWithErrors.has(member.character)}
              />
            ))}
          </ul>
        )}
        {isLeaderMissing && teamRules.leaderPointer !== undefined ? (
          <div className={css.stranger} data-path={teamRules.leaderPointer}>
            <PointerFindings pointer={teamRules.leaderPointer} />
            <Button onPress={() => editTeam(setLeader(gameCatalog, team, undefined))}>
              {translate('team.dropLeader')}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
