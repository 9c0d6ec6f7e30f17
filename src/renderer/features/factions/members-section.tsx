import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { formatDisplayName } from '../../components/display-name.tsx';
import { Picker } from '../../components/inputs/picker.tsx';
import { RowMenu } from '../../components/row-menu/row-menu.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { formatHash } from '../../navigation/router.ts';
import { useLibrary } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { CharacterPortrait } from '../documents/character-portrait.tsx';
import { DocumentBadge, DocumentShape } from '../documents/document-marks.tsx';
import { Section } from '../documents/form/section.tsx';
import { joinFaction, leaveFaction } from './actions.ts';
import css from './faction-screen.module.css';
import { listMembers, type Membership } from './members.ts';

/** The maximum number of members that are all rendered. A longer list scrolls in a box that renders only the visible members. */
const MAX_INLINE_MEMBERS = 40;
const ROW_HEIGHT_PX = 58;

interface Props {
  faction: Faction;
  /** The characters of the current game. */
  characters: readonly Character[];
  /** The number of members from other games. */
  otherGameMemberCount: number;
}

/** The characters that belong to the faction, and a picker to add others. */
export function MembersSection({ faction, characters, otherGameMemberCount }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const members = useMemo(() => listMembers(faction.id, characters), [faction.id, characters]);
  const candidates = useMemo(
    () =>
      characters
        .filter((character) => character.factions?.includes(faction.id) !== true)
        .map((character) => ({
          id: character.id,
          label: character.name === '' ? translate('editing.unnamed') : character.name,
        })),
    [faction.id, characters, translate],
  );
  return (
    <Section
      title={translate('factions.membersTitle')}
      headerContent={<span className={css.count}>{members.length}</span>}
    >
      {members.length === 0 ? (
        <p className={css.quiet}>{translate('factions.nobody')}</p>
      ) : members.length > MAX_INLINE_MEMBERS ? (
        <VirtualList
          items={members}
          getKey={({ character }) => character.id}
          rowHeight={ROW_HEIGHT_PX}
          label={translate('factions.membersTitle')}
          className={css.crowd}
          renderRow={(member) => <MemberRow member={member} factionId={faction.id} theme={faction.theme} />}
        />
      ) : (
        <ul className={css.members}>
          {members.map((member) => (
            <li key={member.character.id}>
              <MemberRow member={member} factionId={faction.id} theme={faction.theme} />
            </li>
          ))}
        </ul>
      )}
      {otherGameMemberCount === 0 ? null : (
        <p className={css.quiet}>{translate('factions.elsewhere', { count: otherGameMemberCount })}</p>
      )}
      <div className={css.adder}>
        <Picker
          label={translate('factions.addMember')}
          placeholder={translate('factions.addMember')}
          icon={<UserRoundPlus />}
          choices={candidates}
          pickedNames={members.map(({ character }) => character.name)}
          onPick={(pickedIds) => {
            for (const characterId of pickedIds) {
              const character = characters.find((candidate) => candidate.id === characterId);
              if (character !== undefined) joinFaction(library, character, faction.id);
            }
          }}
        />
      </div>
    </Section>
  );
}

interface RowProps {
  member: Membership;
  /** The id of the faction. */
  factionId: string;
  theme: Faction['theme'];
}

const MemberRow = memo(function MemberRow({ member: { character, showsSymbol }, factionId, theme }: RowProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const characterName = character.name === '' ? translate('editing.unnamed') : character.name;
  return (
    <div className={css.member} data-row>
      <span className={css.portrait}>
        <CharacterPortrait character={character} name={characterName} theme={theme} />
      </span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        <a
          href={formatHash({ screen: 'character', id: character.id })}
          dir="auto"
          title={showHiddenExceptJoiners(characterName)}
        >
          {formatDisplayName(characterName)}
        </a>
        {showsSymbol ? null : <span className={css.quiet}>{translate('factions.notFirst')}</span>}
      </span>
      <DocumentShape document={character} />
      <RowMenu
        rowName={characterName}
        actions={[
          {
            id: 'leave',
            label: translate('factions.takeOut', { name: shortenName(characterName) }),
            icon: <UserRoundMinus aria-hidden />,
            run: () => leaveFaction(translate, library, character, factionId),
          },
        ]}
      />
    </div>
  );
});
