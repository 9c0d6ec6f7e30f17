import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Entry } from '../../../../shared/document/schema.ts';
import type { Character } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { LEADERSHIP, THROW_ABILITIES } from '../../../../shared/games/supers-unlimited/facts.ts';
import { nameOf } from '../../../../shared/games/supers-unlimited/words.ts';
import { Button } from '../../../components/button.tsx';
import { usePort } from '../../../fields/document-port.ts';
import { makeAndFocus } from '../../../fields/focus-later.ts';
import { ListTools } from '../../../fields/list-tools.tsx';
import { NameRow } from '../../../fields/name-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { WordListRow } from '../../../fields/word-list-row.tsx';
import { readable } from '../../../store/library.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { FORM } from '../../../strings/documents/character-form.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';

const LISTS = [
  { key: 'talents', title: FORM.talents, add: FORM.addTalent },
  { key: 'abilities', title: FORM.abilities, add: FORM.addAbility },
  { key: 'spells', title: FORM.spells, add: FORM.addSpell },
] as const;
type ListKey = (typeof LISTS)[number]['key'];

/** The Abilities that the rules themselves name (E?60). */
const KNOWN_ABILITIES = [LEADERSHIP, ...THROW_ABILITIES.map((a) => a.ability)].map((name) =>
  nameOf(name.replaceAll(' ', '-')),
);

export function EntriesSection({ character }: { character: Character }) {
  const { edit } = usePort();
  const names = useKnownNames();
  return (
    <Section title={FORM.words}>
      {LISTS.map(({ key, title, add }) => {
        const entries = character[key] ?? [];
        const addOne = () => {
          const make = () => edit([{ op: 'set', path: `/${key}/-`, value: { name: '' } }]);
          makeAndFocus(make, `/${key}/${entries.length}/name`);
        };
        return (
          <div className={css.entryList} key={key} data-path={`/${key}`}>
            <h3>{title}</h3>
            {entries.map((entry, index) => (
              <EntryRows
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids; a key from the name would drop the focus while it is typed
                key={index}
                list={entries}
                path={`/${key}`}
                index={index}
                entry={entry}
                names={names[key]}
              />
            ))}
            <Button icon={<Plus />} onPress={addOne} data-add>
              {add}
            </Button>
          </div>
        );
      })}
    </Section>
  );
}

interface RowsProps {
  path: string;
  list: readonly Entry[];
  index: number;
  entry: Entry;
  names: () => readonly string[];
}

function EntryRows({ path, list, index, entry, names }: RowsProps) {
  const at = `${path}/${index}`;
  return (
    <div className={css.entry} data-path={at}>
      <NameRow path={`${at}/name`} label={FORM.entryName} suggestions={names} />
      <ListTools
        path={path}
        list={list}
        index={index}
        name={entry.name === '' ? FORM.thisEntry : entry.name}
        className={css.entryTools}
      />
      <TextRow
        path={`${at}/text`}
        label={FORM.entryText}
        hint={FORM.entryTextHint}
        long
        optional
        className={css.wide}
      />
      <WordListRow path={`${at}/items`} label={FORM.entryItems} className={css.wide} />
    </div>
  );
}

const COMES_WITH: Readonly<Record<ListKey, readonly string[]>> = {
  talents: ['Gear', 'Luck', 'Martial Arts', 'Teamwork'],
  abilities: KNOWN_ABILITIES,
  spells: [],
};

const collator = new Intl.Collator('en');

/** What was written on any card before is offered again; a card that is being written counts from the next visit on. */
function useKnownNames(): Record<ListKey, () => readonly string[]> {
  const { characters } = useLibrary().tables;
  return useMemo(() => {
    const items = characters.snapshot();
    // Gathered when the first letter is typed: of thousands of cards it takes a while.
    const gather = (key: ListKey) => {
      let known: readonly string[] | undefined;
      return () => {
        known ??= namesIn(readable<'characters'>(items), key);
        return known;
      };
    };
    return { talents: gather('talents'), abilities: gather('abilities'), spells: gather('spells') };
  }, [characters]);
}

function namesIn(characters: readonly Character[], key: ListKey): string[] {
  const names = new Set(COMES_WITH[key]);
  for (const c of characters) for (const entry of c[key] ?? []) if (entry.name !== '') names.add(entry.name);
  return [...names].sort(collator.compare);
}
