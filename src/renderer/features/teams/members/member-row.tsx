import { CircleDashed, FileQuestion } from 'lucide-react';
import type { RequestedEdit } from '../../../../shared/document/edit.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { showHiddenExceptJoiners } from '../../../../shared/sheet/kit/sheet-text.ts';
import { formatLateText, type LateText } from '../../../../shared/texts/late-text.ts';
import { FieldFindings } from '../../../components/findings/findings.tsx';
import { Name, shownName } from '../../../components/name.tsx';
import { focusAfterRemoval } from '../../../components/row-menu/row-focus.ts';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useFindingsBelow } from '../../../fields/document-port.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { listMissingFields } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import { useGames } from '../../../store/library-context.ts';
import { describeMissingFields } from '../../../strings/documents/form.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { documentKey, toast } from '../../../toasts/toasts.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge, DocumentShape, textColumnValue } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import { memberOf } from '../verdict/judgement.ts';
import { LeaderStar, type Leading } from './leader-star.tsx';
import css from './members.module.css';
import { namedLeader, nameLeader, removeMember } from './members.ts';

/** Findings on a member and on its copies are shown together below the row. */
const NONE: readonly string[] = [];

interface Props {
  index: number;
  id: string;
  leader: Leading;
  /** The member's roles in this team: `Guest Star`. */
  remarks: readonly LateText[];
  wrong: boolean;
}

/** Shows one entry of the team: the character, the number of copies, and whether it leads. */
export function MemberRow({ index, id, leader, remarks, wrong }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, known, rules, edit } = useTeam();
  const character = memberOf(team, known, id);
  const name = character === undefined ? id : character.name || translate('editing.unnamed');
  const path = `/members/${index}`;
  const findings = useFindingsBelow(path);
  const remove = () => {
    const { members } = team;
    const removal = removeMember(gameCatalog, team, index);
    edit(removal);
    focusAfterRemoval('/members', index, members.length - 1);
    // Undo restores the leader only if the removal cleared it, because the user may have chosen another one since.
    const naming = removal.length > 1 ? nameLeader(gameCatalog, team, namedLeader(gameCatalog, team)) : [];
    const back: RequestedEdit[] = [{ op: 'insert', path, value: members[index] }, ...naming];
    toast(translate('team.removed', { name: shortenName(name) }), {
      action: { label: translate('shell.undo'), undoes: [documentKey(team.id)], run: () => edit(back) },
    });
  };

  return (
    <li className={css.item} data-path={path} data-wrong={wrong ? true : undefined}>
      <FieldRow paths={NONE} className={css.row}>
        {character === undefined ? <Unknown id={id} /> : <Who character={character} remarks={remarks} />}
        <NumberRow
          path={`${path}/copies`}
          label={translate('team.copiesOf', { name: shortenName(name) })}
          bare
          optional
          placeholder="1"
          size="small"
        />
        {character === undefined || rules.leaderPointer === undefined ? (
          <span />
        ) : (
          <LeaderStar id={id} name={name} {...leader} />
        )}
        <RowMenu name={name} path={path} actions={[removeAction(translate, remove)]} />
      </FieldRow>
      <FieldFindings findings={findings} />
    </li>
  );
}

function Who({ character, remarks }: { character: Character; remarks: readonly LateText[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { known, factions } = useTeam();
  const name = character.name || translate('editing.unnamed');
  const faction = factions.find((f) => f.id === character.factions?.[0]);
  const missing = listMissingFields(gameCatalog, character);
  const guestNotes = remarks.map((remark) => formatLateText(translate, remark));
  const notes = [
    textColumnValue(translate, gameCatalog, character),
    ...guestNotes,
    ...(known.get(character.id) === undefined ? [translate('team.embedded')] : []),
  ].filter((note) => note !== '');
  return (
    <>
      <span className={css.portrait}>
        <CharacterPortrait character={character} name={name} theme={faction?.faction?.theme} />
      </span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        {known.get(character.id) === undefined ? (
          <Name name={name} />
        ) : (
          <a
            href={formatHash({ screen: 'character', id: character.id })}
            dir="auto"
            title={showHiddenExceptJoiners(name)}
          >
            {shownName(name)}
          </a>
        )}
        <span className={css.notes}>
          <DocumentShape document={character} bare />
          {notes.map((note) => (
            <span key={note} data-guest={guestNotes.includes(note) ? true : undefined}>
              {note}
            </span>
          ))}
          {missing.length === 0 ? null : (
            <span className={css.unfinished} title={describeMissingFields(translate, missing)}>
              <CircleDashed aria-hidden />
              {translate('form.unfinished')}
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function Unknown({ id }: { id: string }) {
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
        <Name name={id} />
        <span className={css.notes}>{translate('team.unknown')}</span>
      </span>
    </>
  );
}
