import { Users } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import type { Member } from '../../../../shared/document/schema.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { LateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { type DropMark, getDropMark, useDragOrder } from '../../../components/use-drag-order.ts';
import { PointerFindings } from '../../../fields/field-frame.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { useTeam } from '../team-view.ts';
import { PasteListButton } from '../text-list/paste-list-button.tsx';
import { findMember } from '../verdict/judge-team.ts';
import { getNamedLeaderId, setLeader } from './member-edits.ts';
import { MemberRow } from './member-row.tsx';
import css from './members.module.css';
import { useAdditionFeedback } from './use-addition-feedback.ts';
import type { MemberDrop } from './use-member-drop.ts';

const NO_REMARKS: readonly LateText[] = [];

interface Props {
  /** Where a character that is dragged over the column would go. */
  memberDrop: MemberDrop | undefined;
}

/** Lists the members, one row per entry, and shows additions: it scrolls to them, marks them and announces them. */
export function MembersSection({ memberDrop }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, charactersById, teamRules, summary, options, judgement, editTeam } = useTeam();
  // The number of characters and the ids of the members who may lead are undefined if the team's sums can't be counted.
  const { seats, characters: characterCount, leaders: eligibleIds, leader: leaderId } = summary;
  const listRef = useRef<HTMLUListElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const announceAddition = (addedMembers: readonly Member[]) => {
    const [firstMember] = addedMembers;
    if (firstMember === undefined || statusRef.current === null) return;
    const character = findMember(team, charactersById, firstMember.character);
    const name = shortenName(character?.name || firstMember.character);
    const { copies = 1 } = firstMember;
    // The text is written directly into the element, because a state would render the section again.
    statusRef.current.textContent =
      addedMembers.length > 1
        ? translate('team.joinedSeveral', { n: addedMembers.length })
        : copies > 1
          ? translate('team.joinedAgain', { name, n: copies })
          : translate('team.joined', { name });
  };
  useAdditionFeedback(team.members, listRef, announceAddition);
  const rowIds = useMemo(() => team.members.map(({ character }, index) => `${index} ${character}`), [team.members]);
  const moveMember = (rowId: string, targetIndex: number) => {
    const sourceIndex = rowIds.indexOf(rowId);
    const newIndex = targetIndex > sourceIndex ? targetIndex - 1 : targetIndex;
    const member = team.members[sourceIndex];
    if (member === undefined) return;
    editTeam([{ op: 'move', path: `/members/${sourceIndex}`, to: newIndex }]);
    focusMoveHandle(listRef, newIndex);
    if (statusRef.current === null) return;
    const name = shortenName(findMember(team, charactersById, member.character)?.name || member.character);
    statusRef.current.textContent = translate('team.moved', { name, position: newIndex + 1, count: rowIds.length });
  };
  const { drag, createHandleProps } = useDragOrder(listRef, rowIds, moveMember);
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
        <>
          <span className={css.count} role="status">
            {characterCount === undefined ? '' : translate('team.membersCount', { n: characterCount })}
          </span>
          {team.members.length === 0 ? null : (
            <span className={css.headAction}>
              <PasteListButton target={{ kind: 'team', id: team.id }} kind="quiet" />
            </span>
          )}
        </>
      }
    >
      <div ref={statusRef} role="status" className="visually-hidden" />
      <div className={css.members} data-path="/members">
        {team.members.length === 0 ? (
          <div className={css.empty} data-over={memberDrop === undefined ? undefined : true}>
            <Users aria-hidden />
            <strong>{translate('team.emptyMembers')}</strong>
            <p>{translate('team.emptyMembersText')}</p>
            <PasteListButton target={{ kind: 'team', id: team.id }} />
          </div>
        ) : null}
        {/* The list stays in the page while it is empty, so that the first member is an addition to it. */}
        <ul ref={listRef} data-member-list>
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
              finding={findRowFinding(judgement.findings, index, member.character)}
              isDragged={drag?.itemId === rowIds[index]}
              handleProps={rowIds.length > 1 ? createHandleProps(rowIds[index] ?? '') : undefined}
              dropMark={
                drag === undefined
                  ? getCharacterDropMark(memberDrop, index, team.members.length)
                  : getDropMark(drag.targetIndex, index, team.members.length)
              }
            />
          ))}
        </ul>
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

/** Returns the worst finding about one entry alone: about a value of the entry, or about no other character. */
function findRowFinding(findings: readonly Finding[], index: number, characterId: string): Finding | undefined {
  const pointer = `/members/${index}`;
  const rowFindings = findings.filter(
    ({ path, subjects, severity }) =>
      path === pointer ||
      path.startsWith(`${pointer}/`) ||
      (severity !== 'info' && subjects.length === 1 && subjects[0] === characterId),
  );
  return rowFindings.find(({ severity }) => severity === 'error') ?? rowFindings[0];
}

/** Returns the mark of a row while a character is dragged: the row gets a copy, or the character goes before or after it. */
function getCharacterDropMark(
  memberDrop: MemberDrop | undefined,
  rowIndex: number,
  rowCount: number,
): 'copy' | DropMark {
  if (memberDrop?.kind === 'copy') return memberDrop.index === rowIndex ? 'copy' : undefined;
  return getDropMark(memberDrop?.index, rowIndex, rowCount);
}

/** Focuses the handle of a moved row once it is on the page, so that the arrow keys move the same row again. */
function focusMoveHandle(listRef: RefObject<HTMLElement | null>, rowIndex: number): void {
  requestAnimationFrame(() =>
    listRef.current?.children[rowIndex]?.querySelector<HTMLElement>('[data-handle]')?.focus(),
  );
}
