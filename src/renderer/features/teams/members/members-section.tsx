import { Users } from 'lucide-react';
import { useMemo } from 'react';
import type { LateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { FindingsAt } from '../../../fields/field.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { useTeam } from '../team-view.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { namedLeader, nameLeader } from './members.ts';
import { useDropTarget } from './use-drop-target.ts';

const NO_REMARKS: readonly LateText[] = [];

/** Lists the members, one row per entry, and accepts characters that are dropped from the library. */
export function MembersSection() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, rules, summary, options, judgement, edit } = useTeam();
  const { seats, characters, leaders, leader: leads } = summary;
  const drop = useDropTarget();
  const whyNot = useMemo(
    () => (leaders === undefined ? undefined : rules.listIneligibleLeaders?.(summary, options)),
    [rules, summary, leaders, options],
  );
  const remarks = useMemo(() => new Map(seats.map((seat) => [seat.id, seat.remarks])), [seats]);
  const wrong = new Set(judgement.findings.flatMap((f) => (f.severity === 'error' ? f.subjects : [])));
  const named = namedLeader(gameCatalog, team);
  const isStranger = named !== undefined && !team.members.some((m) => m.character === named);
  const first = team.members.findIndex((m) => m.character === (leads ?? leaders?.[0]));

  return (
    <Section
      title={translate('team.members')}
      aside={
        <span className={css.count} role="status">
          {characters === undefined ? '' : translate('team.membersCount', { n: characters })}
        </span>
      }
    >
      <div className={css.members} data-path="/members" data-over={drop.over ? true : undefined} {...drop.handlers}>
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
                // biome-ignore lint/suspicious/noArrayIndexKey: one character may stand in two entries, and ids may be anything
                key={`${index} ${member.character}`}
                index={index}
                id={member.character}
                leader={{
                  leads: member.character === leads,
                  may: leaders?.includes(member.character) === true,
                  why: whyNot?.get(member.character),
                  place: index === first,
                }}
                remarks={remarks.get(member.character) ?? NO_REMARKS}
                wrong={wrong.has(member.character)}
              />
            ))}
          </ul>
        )}
        {isStranger && rules.leaderPointer !== undefined ? (
          <div className={css.stranger} data-path={rules.leaderPointer}>
            <FindingsAt path={rules.leaderPointer} />
            <Button onPress={() => edit(nameLeader(gameCatalog, team, undefined))}>
              {translate('team.dropLeader')}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
