import { CircleDashed, FileQuestion } from 'lucide-react';
import type { RequestedEdit } from '../../../../shared/document/edit.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { showHiddenExceptJoiners } from '../../../../shared/sheet/kit/sheet-text.ts';
import { formatLateText, type LateText } from '../../../../shared/texts/late-text.ts';
import { DisplayName, formatDisplayName } from '../../../components/display-name.tsx';
import { FieldFindings } from '../../../components/findings/field-findings.tsx';
import { focusAfterRemoval } from '../../../components/row-menu/row-focus.ts';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useFindingsBelowPointer } from '../../../fields/document-port.ts';
import { FieldRow } from '../../../fields/field-frame.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { listMissingFields } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import { useGames } from '../../../store/library-context.ts';
import { describeMissingFields } from '../../../strings/documents/form.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getDocumentKey, toast } from '../../../toasts/toasts.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge, DocumentShape, formatFirstTextColumn } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import { findMember } from '../verdict/judge-team.ts';
import { LeaderStar, type LeaderState } from './leader-star.tsx';
import { getNamedLeaderId, removeMember, setLeader } from './member-edits.ts';
import css from './members.module.css';

/** The `FieldRow` shows no findings, because all findings of a member are shown together below it. */
const NO_PATHS: readonly string[] = [];

interface Props {
  index: number;
  characterId: string;
  leader: LeaderState;
  /** The member's roles in this team, for example `Guest Star`. */
  remarks: readonly LateText[];
  hasError: boolean;
}

/** Shows one entry of the team: the character, the number of copies, and whether it leads. */
export function MemberRow({ index, characterId, leader, remarks, hasError }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, charactersById, teamRules, editTeam } = useTeam();
  const character = findMember(team, charactersById, characterId);
  const memberName = character === undefined ? characterId : character.name || translate('editing.unnamed');
  const memberPointer = `/members/${index}`;
  const findings = useFindingsBelowPointer(memberPointer);
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

  return (
    <li className={css.item} data-path={memberPointer} data-wrong={hasError ? true : undefined}>
      <FieldRow pointers={NO_PATHS} className={css.row}>
        {character === undefined ? (
          <UnknownMember characterId={characterId} />
        ) : (
          <MemberIdentity character={character} remarks={remarks} />
        )}
        <NumberRow
          pointer={`${memberPointer}/copies`}
          label={translate('team.copiesOf', { name: shortenName(memberName) })}
          isLabelHidden
          isOptional
          placeholder="1"
          size="small"
        />
        {character === undefined || teamRules.leaderPointer === undefined ? (
          <span />
        ) : (
          <LeaderStar characterId={characterId} characterName={memberName} {...leader} />
        )}
        <RowMenu
          rowName={memberName}
          rowPointer={memberPointer}
          actions={[createRemoveAction(translate, removeEntry)]}
        />
      </FieldRow>
      <FieldFindings findings={findings} />
    </li>
  );
}

function MemberIdentity({ character, remarks }: { character: Character; remarks: readonly LateText[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { charactersById, factionChoices } = useTeam();
  const characterName = character.name || translate('editing.unnamed');
  const factionChoice = factionChoices.find((choice) => choice.id === character.factions?.[0]);
  const missingFields = listMissingFields(gameCatalog, character);
  const remarkTexts = remarks.map((remark) => formatLateText(translate, remark));
  const notes = [
    formatFirstTextColumn(translate, gameCatalog, character),
    ...remarkTexts,
    ...(charactersById.get(character.id) === undefined ? [translate('team.embedded')] : []),
  ].filter((note) => note !== '');
  return (
    <>
      <span className={css.portrait}>
        <CharacterPortrait character={character} name={characterName} theme={factionChoice?.faction?.theme} />
      </span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        {charactersById.get(character.id) === undefined ? (
          <DisplayName name={characterName} />
        ) : (
          <a
            href={formatHash({ screen: 'character', id: character.id })}
            dir="auto"
            title={showHiddenExceptJoiners(characterName)}
          >
            {formatDisplayName(characterName)}
          </a>
        )}
        <span className={css.notes}>
          <DocumentShape document={character} isLabelHidden />
          {notes.map((note) => (
            <span key={note} data-guest={remarkTexts.includes(note) ? true : undefined}>
              {note}
            </span>
          ))}
          {missingFields.length === 0 ? null : (
            <span className={css.unfinished} title={describeMissingFields(translate, missingFields)}>
              <CircleDashed aria-hidden />
              {translate('form.unfinished')}
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function UnknownMember({ characterId }: { characterId: string }) {
  const translate = useTranslate();
  return (
    <>
      <span className={css.portrait}>
        <span className={css.unknown}>
          <FileQuestion aria-hidden />
        </span>
      </span>
      <span />
      <span className={css.who}>
        <DisplayName name={characterId} />
        <span className={css.notes}>{translate('team.unknown')}</span>
      </span>
    </>
  );
}
