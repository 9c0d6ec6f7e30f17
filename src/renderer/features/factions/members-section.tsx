import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { shownName } from '../../components/name.tsx';
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
import { type Membership, membersOf } from './members.ts';

/** Longer lists of members scroll in a box, which renders only the visible ones. */
const MANY = 40;
const ROW = 58;

interface Props {
  faction: Faction;
  /** The characters of the current game. */
  characters: readonly Character[];
  /** The number of members from other games. */
  elsewhere: number;
}

/** The characters that belong to the faction, and a picker to add others. */
export function MembersSection({ faction, characters, elsewhere }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const members = useMemo(() => membersOf(faction.id, characters), [faction.id, characters]);
  const others = useMemo(
    () =>
      characters
        .filter((c) => c.factions?.includes(faction.id) !== true)
        .map((c) => ({ id: c.id, label: c.name === '' ? translate('editing.unnamed') : c.name })),
    [faction.id, characters, translate],
  );
  return (
    <Section title={translate('factions.membersTitle')} aside={<span className={css.count}>{members.length}</span>}>
      {members.length === 0 ? (
        <p className={css.quiet}>{translate('factions.nobody')}</p>
      ) : members.length > MANY ? (
        <VirtualList
          items={members}
          keyOf={({ character }) => character.id}
          rowHeight={ROW}
          label={translate('factions.membersTitle')}
          className={css.crowd}
          row={(member) => <MemberRow member={member} id={faction.id} theme={faction.theme} />}
        />
      ) : (
        <ul className={css.members}>
          {members.map((member) => (
            <li key={member.character.id}>
              <MemberRow member={member} id={faction.id} theme={faction.theme} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere === 0 ? null : <p className={css.quiet}>{translate('factions.elsewhere', { count: elsewhere })}</p>}
      <div className={css.adder}>
        <Picker
          label={translate('factions.addMember')}
          placeholder={translate('factions.addMember')}
          icon={<UserRoundPlus />}
          choices={others}
          taken={members.map(({ character }) => character.name)}
          onPick={(ids) => {
            for (const id of ids) {
              const character = characters.find((c) => c.id === id);
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
  id: string;
  theme: Faction['theme'];
}

const MemberRow = memo(function MemberRow({ member: { character, wears }, id, theme }: RowProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const name = character.name === '' ? translate('editing.unnamed') : character.name;
  return (
    <div className={css.member} data-row>
      <span className={css.portrait}>
        <CharacterPortrait character={character} name={name} theme={theme} />
      </span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        <a
          href={formatHash({ screen: 'character', id: character.id })}
          dir="auto"
          title={showHiddenExceptJoiners(name)}
        >
          {shownName(name)}
        </a>
        {wears ? null : <span className={css.quiet}>{translate('factions.notFirst')}</span>}
      </span>
      <DocumentShape document={character} />
      <RowMenu
        name={name}
        actions={[
          {
            id: 'leave',
            label: translate('factions.takeOut', { name: shortenName(name) }),
            icon: <UserRoundMinus aria-hidden />,
            run: () => leaveFaction(translate, library, character, id),
          },
        ]}
      />
    </div>
  );
});
