import { CircleDashed, ClipboardCopy, FileQuestion, GripVertical } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { RequestedEdit } from '../../../../shared/document/edit.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { showHiddenExceptJoiners } from '../../../../shared/sheet/kit/sheet-text.ts';
import { formatMemberLine } from '../../../../shared/text-list/format-member-line.ts';
import { formatLateText, type LateText } from '../../../../shared/texts/late-text.ts';
import { copyText } from '../../../components/copy-text.ts';
import { DisplayName, formatDisplayName } from '../../../components/display-name.tsx';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { focusAfterRemoval, focusRowMenu } from '../../../components/row-menu/row-focus.ts';
import { createMoveActions, createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import type { DropMark, useDragOrder } from '../../../components/use-drag-order.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { FieldRow } from '../../../fields/field-frame.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { listMissingFields } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import { useGames, useItem } from '../../../store/library-context.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import { describeMissingFields } from '../../../strings/documents/form.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { joinParts } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getDocumentKey, toast } from '../../../toasts/toasts.ts';
import { DocumentShape, formatFirstTextColumn } from '../../documents/document-marks.tsx';
import { createCharacterActions } from '../../documents/document-menu-actions.tsx';
import { useTeam } from '../team-view.ts';
import { findMember } from '../verdict/judge-team.ts';
import { LeaderStar, type LeaderState } from './leader-star.tsx';
import { getNamedLeaderId, removeMember, setLeader } from './member-edits.ts';
import css from './members.module.css';
import { NumberedPortrait } from './numbered-portrait.tsx';

/** The `FieldRow` shows no findings below it, because the worst finding of a member is part of the row. */
const NO_PATHS: readonly string[] = [];

interface Props {
  index: number;
  characterId: string;
  leader: LeaderState;
  /** The member's roles in this team, for example `Guest Star`. */
  remarks: readonly LateText[];
  hasError: boolean;
  /** The worst finding about this entry alone. */
  finding: Finding | undefined;
  /** How the row shows where a dragged character or member would go: into this row, before it or after it. */
  dropMark: 'copy' | DropMark;
  isDragged: boolean;
  /** The handlers of the handle that moves the row. Undefined if there is no other row. */
  handleProps: ReturnType<ReturnType<typeof useDragOrder>['createHandleProps']> | undefined;
}

/** Shows one entry of the team: the character, the number of copies, and whether it leads. */
export function MemberRow({
  index,
  characterId,
  leader,
  remarks,
  hasError,
  finding,
  dropMark,
  isDragged,
  handleProps,
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, charactersById, teamRules, editTeam } = useTeam();
  const character = findMember(team, charactersById, characterId);
  const memberName = character === undefined ? characterId : character.name || translate('editing.unnamed');
  const isInLibrary = charactersById.has(characterId);
  const memberPointer = `/members/${index}`;
  const removeEntry = () => {
    const { members } = team;
    const removalEdits = removeMember(gameCatalog, team, index);
    editTeam(removalEdits);
    focusAfterRemoval('/members', index, members.length - 1);
    // If the removal cleared the leader, undo restores it. Otherwise undo does not touch the leader, which the user may have
    // changed in the meantime.
    const leaderEdits =
      removalEdits.length > 1 ? setLeader(gameCatalog, team, getNamedLeaderId(gameCatalog, team)) : [];
    const undoEdits: RequestedEdit[] = [{ op: 'insert', path: memberPointer, value: members[index] }, ...leaderEdits];
    toast(translate('team.removed', { name: shortenName(memberName) }), {
      action: { label: translate('shell.undo'), undoes: [getDocumentKey(team.id)], run: () => editTeam(undoEdits) },
    });
  };

  /** Copies the member as a line of a text list, which can be pasted into this or another team, or into a chat. */
  const copyMember = () => {
    const line = formatMemberLine(translate, {
      name: memberName,
      copies: team.members[index]?.copies ?? 1,
      level: character === undefined ? undefined : teamRules.getMemberSize(character),
    });
    attempt(copyText(translate, line, translate('lists.copied', { what: line })));
  };
  const handleCopy = (event: ClipboardEvent) => {
    const isTextSelected = event.target instanceof HTMLInputElement || document.getSelection()?.isCollapsed === false;
    if (isTextSelected) return;
    event.preventDefault();
    copyMember();
  };

  return (
    <li
      onCopy={handleCopy}
      className={css.item}
      data-path={memberPointer}
      data-wrong={hasError || finding?.severity === 'error' ? true : undefined}
      data-drop={dropMark}
      data-dragged={isDragged || undefined}
    >
      <FieldRow pointers={NO_PATHS} className={css.row}>
        {character === undefined ? (
          <UnknownMember characterId={characterId} />
        ) : (
          <MemberIdentity character={character} remarks={remarks} finding={finding} />
        )}
        <NumberRow
          pointer={`${memberPointer}/copies`}
          label={translate('team.copiesOf', { name: shortenName(memberName) })}
          isLabelHidden
          isOptional
          placeholder="1"
          min={1}
          size="small"
        />
        {character === undefined || teamRules.leaderPointer === undefined ? (
          <span />
        ) : (
          <LeaderStar characterId={characterId} characterName={memberName} {...leader} />
        )}
        {/* A tool, and so after the fields. It is drawn at the left edge. */}
        {handleProps === undefined ? null : (
          <button
            type="button"
            className={css.handle}
            data-handle
            aria-label={translate('team.move', { name: shortenName(memberName) })}
            title={translate('team.moveHint')}
            {...handleProps}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        <RowMenu
          rowName={memberName}
          rowPointer={memberPointer}
          actions={[
            ...(isInLibrary
              ? createCharacterActions(translate, {
                  characterId,
                  characterIds: team.members.map((member) => member.character),
                })
              : []),
            ...createMoveActions(translate, index, team.members.length, (newIndex) => {
              editTeam([{ op: 'move', path: memberPointer, to: newIndex }]);
              focusRowMenu(`/members/${newIndex}`);
            }),
            {
              id: 'copy',
              label: translate('lists.copy'),
              icon: <ClipboardCopy aria-hidden />,
              shortcut: 'mod+c',
              run: copyMember,
            },
            createRemoveAction(translate, removeEntry),
          ]}
        />
      </FieldRow>
    </li>
  );
}

interface IdentityProps {
  character: Character;
  remarks: readonly LateText[];
  finding: Finding | undefined;
}

function MemberIdentity({ character, remarks, finding }: IdentityProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { charactersById } = useTeam();
  const characterName = character.name || translate('editing.unnamed');
  const isInLibrary = charactersById.has(character.id);
  const missingFields = listMissingFields(gameCatalog, character);
  const words = joinParts(
    [
      formatFirstTextColumn(translate, gameCatalog, character),
      ...(isInLibrary ? [] : [translate('team.embedded')]),
    ].filter((part) => part !== ''),
  );
  return (
    <>
      <NumberedPortrait character={character} />
      <span className={css.who}>
        {isInLibrary ? (
          <a
            href={formatHash({ screen: 'character', id: character.id })}
            dir="auto"
            title={showHiddenExceptJoiners(characterName)}
          >
            {formatDisplayName(characterName)}
          </a>
        ) : (
          <DisplayName name={characterName} />
        )}
        <span className={css.notes}>
          <DocumentShape document={character} isLabelHidden />
          {remarks.map((remark) => {
            const remarkText = formatLateText(translate, remark);
            return (
              <span key={remarkText} className={css.remark}>
                {remarkText}
              </span>
            );
          })}
          {missingFields.length === 0 ? null : (
            <span className={css.unfinished} title={describeMissingFields(translate, missingFields)}>
              <CircleDashed aria-hidden />
              {translate('form.unfinished')}
            </span>
          )}
          {finding === undefined ? <span>{words}</span> : <FindingText finding={finding} />}
        </span>
      </span>
    </>
  );
}

/** Shows a member without a readable character. A damaged character of the library has a link, so that it can be repaired. */
function UnknownMember({ characterId }: { characterId: string }) {
  const translate = useTranslate();
  const item = useItem('characters', characterId);
  const isDamaged = item?.kind === 'broken';
  return (
    <>
      <span className={css.unknown}>
        <FileQuestion aria-hidden />
      </span>
      <span className={css.who}>
        {isDamaged ? (
          <a href={formatHash({ screen: 'character', id: characterId })} dir="auto">
            {formatDisplayName(item.name)}
          </a>
        ) : (
          <DisplayName name={characterId} />
        )}
        <span className={css.notes}>
          <span className={css.finding} data-severity="error">
            <SeverityIcon severity="error" />
            {isDamaged ? translate('team.unreadable') : translate('team.unknown')}
          </span>
        </span>
      </span>
    </>
  );
}

/** Shows the message of a finding with its severity. The list of findings next to the team offers the fixes. */
function FindingText({ finding }: { finding: Finding }) {
  const translate = useTranslate();
  const message = formatLateText(translate, finding.message);
  return (
    <span
      className={css.finding}
      data-severity={finding.severity}
      title={`${message} (${formatCite(translate, finding.cite)})`}
    >
      <SeverityIcon severity={finding.severity} />
      {message}
    </span>
  );
}
