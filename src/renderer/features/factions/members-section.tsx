import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { useMemo } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { hashOf } from '../../app/router.ts';
import { AlignmentMark, LevelBadge } from '../../components/badges.tsx';
import { IconButton } from '../../components/button.tsx';
import { Picker } from '../../components/picker.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { useLibrary } from '../../store/library-context.ts';
import { EDITING } from '../../strings/editing.ts';
import { FACTIONS } from '../../strings/factions.ts';
import { Section } from '../characters/section.tsx';
import { joinFaction, leaveFaction } from './actions.ts';
import css from './faction-screen.module.css';
import { type Membership, membersOf } from './members.ts';

interface Props {
  faction: Faction;
  characters: readonly Character[];
}

/** Which characters belong to the faction; others can be taken in. */
export function MembersSection({ faction, characters }: Props) {
  const library = useLibrary();
  const members = useMemo(() => membersOf(faction.id, characters), [faction.id, characters]);
  const others = useMemo(
    () =>
      characters
        .filter((c) => c.factions?.includes(faction.id) !== true)
        .map((c) => ({ id: c.id, label: c.name === '' ? EDITING.unnamed : c.name })),
    [faction.id, characters],
  );
  return (
    <Section title={FACTIONS.membersTitle} aside={<span className={css.count}>{members.length}</span>}>
      {members.length === 0 ? (
        <p className={css.quiet}>{FACTIONS.nobody}</p>
      ) : (
        <ul className={css.members}>
          {members.map((member) => (
            <MemberRow key={member.character.id} member={member} faction={faction} />
          ))}
        </ul>
      )}
      <div className={css.adder}>
        <Picker
          label={FACTIONS.addMember}
          placeholder={FACTIONS.addMember}
          icon={<UserRoundPlus />}
          choices={others}
          onPick={(id) => {
            const character = characters.find((c) => c.id === id);
            if (character !== undefined) joinFaction(library, character, faction.id);
          }}
        />
      </div>
    </Section>
  );
}

function MemberRow({ member: { character, wears }, faction }: { member: Membership; faction: Faction }) {
  const library = useLibrary();
  const name = character.name === '' ? EDITING.unnamed : character.name;
  return (
    <li className={css.member}>
      <span className={css.portrait}>
        <Portrait drawing={character.art?.drawing} name={name} theme={faction.theme} />
      </span>
      <LevelBadge level={character.level} />
      <span className={css.who}>
        <a href={hashOf({ screen: 'character', id: character.id })}>{name}</a>
        {wears ? null : <span className={css.quiet}>{FACTIONS.notFirst}</span>}
      </span>
      <AlignmentMark alignment={character.alignment} />
      <IconButton
        icon={<UserRoundMinus />}
        label={FACTIONS.takeOut(name)}
        onPress={() => leaveFaction(library, character, faction.id)}
      />
    </li>
  );
}
