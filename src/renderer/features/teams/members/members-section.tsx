import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { Counted } from '../../../../shared/games/supers-unlimited/derive/team.ts';
import { guestStars } from '../../../../shared/games/supers-unlimited/derive/team.ts';
import type { TeamSeat } from '../../../../shared/games/supers-unlimited/derive/team-summary.ts';
import { Button } from '../../../components/button.tsx';
import { FieldFindings } from '../../../components/findings/findings.tsx';
import { TEAM } from '../../../strings/documents/team.ts';
import { Section } from '../../documents/form/section.tsx';
import { useTeam } from '../team-view.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { whyNotLeader } from './trials.ts';
import { useDropTarget } from './use-drop-target.ts';

/** Who is in the team, one row an entry, and where characters of the library are dropped. */
export function MembersSection() {
  const { team, settled, summary, options, judgement, edit } = useTeam();
  const { sums, seats } = summary;
  const drop = useDropTarget();
  const whyNot = useMemo(
    () => (sums === undefined ? undefined : whyNotLeader(seats, sums.leaders, options)),
    [seats, sums, options],
  );
  const guests = useMemo(() => guestIds(seats, settled.allegiance), [seats, settled.allegiance]);
  const wrong = new Set(judgement.findings.flatMap((f) => (f.severity === 'error' ? f.subjects : [])));
  const stranger = team.leader !== undefined && !team.members.some((m) => m.character === team.leader);
  const leads = sums?.leader ?? team.leader;
  const first = team.members.findIndex((m) => m.character === (leads ?? sums?.leaders[0]));

  return (
    <Section
      title={TEAM.members}
      aside={
        <span className={css.count} role="status">
          {sums === undefined ? '' : TEAM.membersCount(sums.characters)}
        </span>
      }
    >
      <div className={css.members} data-path="/members" data-over={drop.over ? true : undefined} {...drop.handlers}>
        {team.members.length === 0 ? (
          <div className={css.empty}>
            <Users aria-hidden />
            <strong>{TEAM.emptyMembers}</strong>
            <p>{TEAM.emptyMembersText}</p>
          </div>
        ) : (
          <ul className={css.list}>
            {team.members.map((member, index) => (
              <MemberRow
                // biome-ignore lint/suspicious/noArrayIndexKey: one character may stand in two entries, and ids may be anything
                key={`${index} ${member.character}`}
                index={index}
                id={member.character}
                leader={{
                  leads: member.character === leads,
                  may: sums?.leaders.includes(member.character) === true,
                  why: whyNot?.get(member.character),
                  place: index === first,
                }}
                guest={guests.has(member.character)}
                wrong={wrong.has(member.character)}
              />
            ))}
          </ul>
        )}
        {stranger ? (
          <div className={css.stranger} data-path="/leader">
            <FieldFindings findings={judgement.findings.filter((f) => f.path === '/leader')} />
            <Button onPress={() => edit([{ op: 'remove', path: '/leader' }])}>{TEAM.dropLeader}</Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** E-38: who plays as a Guest Star; nobody in an Alignment Team. */
function guestIds(
  seats: readonly TeamSeat[],
  { kind, faction }: { kind: string; faction?: string | undefined },
): Set<string> {
  if (kind !== 'faction' || faction === undefined) return new Set();
  const members = seats.flatMap(({ id, copies, full }): Counted[] =>
    full === undefined ? [] : [{ id, copies, character: full, isSuper: false }],
  );
  return new Set(guestStars(members, faction).map((m) => m.id));
}
