import { LayoutTemplate, Printer, Shield } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { ActionButton } from '../../../components/action-button.tsx';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy/lazy-part.tsx';
import screen from '../../../components/screen.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../../games/kept-filter.ts';
import { itemsOf } from '../../../games/of-game.ts';
import { printCharacters } from '../../../navigation/print-selection.ts';
import type { Item } from '../../../store/item.ts';
import { readable } from '../../../store/library.ts';
import { useDocuments, useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { keepSetting, setting } from '../../../store/settings.ts';
import { useTemplateNames } from '../../../store/templates/use-template-names.ts';
import { describeNoCharacters } from '../../../strings/documents/characters.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CompareTwo } from '../../compare/compare-two.tsx';
import { FactionDialog, TemplateDialog } from '../../lists/bulk/bulk-dialogs.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createCharacter } from '../actions.ts';
import { characterKind, characterList } from './kind.tsx';

const CardGrid = lazyPart(async () => (await import('./cards/card-grid.tsx')).CardGrid);

const FILTERS = new KeptFilters<ListFilter>(NO_FILTER);
const FILTERS_OF_ALL = new KeptFilters<ListFilter>(NO_FILTER);
const ALL = 'rollcall.characters.all-games';

type Items = readonly Item<Character>[];

/** Prints all that is shown, or what is selected. */
const print = (translate: Translate, items: Items): void =>
  printCharacters(
    readable<'characters'>(items).map(({ id }) => id),
    translate('characters.title'),
  );

/** Every character of the game shown, or of all games, to be found, opened, changed, printed and deleted. */
export function CharacterListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = useGameShown();
  const library = useLibrary();
  const [isAll, setAll] = useState(() => setting(ALL) === 'yes');
  const all = useMemo(
    () => ({
      isAll,
      onAll: (next: boolean) => {
        keepSetting(ALL, next ? 'yes' : 'no');
        setAll(next);
      },
    }),
    [isAll],
  );
  const every = useItems('characters');
  const items = useMemo(() => (isAll ? every : itemsOf(gameCatalog, every, game)), [every, game, isAll, gameCatalog]);
  const factions = useDocuments('factions');
  const templates = useTemplateNames();
  const [filter, change] = useKeptFilter(isAll ? FILTERS_OF_ALL : FILTERS, game);
  const list = useMemo(
    () => characterList(translate, gameCatalog, library, isAll ? undefined : game, factions),
    [library, isAll, game, factions, gameCatalog, translate],
  );
  const kind = useMemo(() => characterKind(translate, list, templates), [list, templates, translate]);
  /** What gets a faction or a template. */
  const [joining, setJoining] = useState<readonly Character[]>();
  const [choosingTemplateFor, setChoosingTemplateFor] = useState<readonly Character[]>();
  const words = useMemo(
    () => getListTexts(translate, 'characters', describeNoCharacters(translate, game.noun)),
    [game, translate],
  );

  return (
    <>
      <ListFrame
        words={words}
        kind={kind}
        game={game}
        games={gameCatalog.all}
        all={all}
        items={items}
        filter={filter}
        onFilter={change}
        actions={(shown) => <PrintShown shown={shown} onPrint={(items) => print(translate, items)} />}
        actionsOf={(selected) => (
          <>
            <CompareTwo selected={selected} />
            <ActionButton
              icon={<Printer />}
              label={translate('characters.print')}
              isUsual
              onPress={() => print(translate, selected)}
            />
            <PrintCommand shown={selected} onPrint={(items) => print(translate, items)} />
            <BulkCommands selected={selected} onFaction={setJoining} onTemplate={setChoosingTemplateFor} />
            <ActionButton
              icon={<Shield />}
              label={translate('characters.faction')}
              onPress={() => setJoining(readable<'characters'>(selected))}
            />
            <ActionButton
              icon={<LayoutTemplate />}
              label={translate('characters.template')}
              onPress={() => setChoosingTemplateFor(readable<'characters'>(selected))}
            />
          </>
        )}
        cards={(props) => <CardGrid {...props} />}
        onCreate={() => attempt(createCharacter(translate, library, game))}
      />
      {joining === undefined ? null : <FactionDialog characters={joining} onClose={() => setJoining(undefined)} />}
      {choosingTemplateFor === undefined ? null : (
        <TemplateDialog characters={choosingTemplateFor} onClose={() => setChoosingTemplateFor(undefined)} />
      )}
    </>
  );
}

interface PrintProps {
  shown: Items;
  onPrint(items: Items): void;
}

/** The command that prints all that is shown, or what is selected. */
function PrintCommand({ shown, onPrint }: PrintProps) {
  const translate = useTranslate();
  const commands = useMemo<Command[]>(
    () => [{ id: 'print', label: translate('characters.print'), shortcut: 'mod+p', run: () => onPrint(shown) }],
    [shown, onPrint, translate],
  );
  useCommands(commands);
  return null;
}

interface BulkProps {
  selected: Items;
  onFaction(characters: readonly Character[]): void;
  onTemplate(characters: readonly Character[]): void;
}

/** What gives selected characters a faction or a template, in the list of commands. */
function BulkCommands({ selected, onFaction, onTemplate }: BulkProps) {
  const translate = useTranslate();
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'join-faction',
        label: translate('characters.factionCommand'),
        run: () => onFaction(readable<'characters'>(selected)),
      },
      {
        id: 'give-template',
        label: translate('characters.templateCommand'),
        run: () => onTemplate(readable<'characters'>(selected)),
      },
    ],
    [selected, onFaction, onTemplate, translate],
  );
  useCommands(commands);
  return null;
}

function PrintShown({ shown, onPrint }: PrintProps) {
  const translate = useTranslate();
  return (
    <>
      <PrintCommand shown={shown} onPrint={onPrint} />
      <Button
        icon={<Printer />}
        aria-label={translate('characters.print')}
        isDisabled={shown.length === 0}
        onPress={() => onPrint(shown)}
      >
        <span className={screen.wide}>{translate('characters.print')}</span>
      </Button>
    </>
  );
}
