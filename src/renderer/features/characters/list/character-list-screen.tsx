import { Hash, LayoutTemplate, Printer, Shield } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button } from '../../../components/button.tsx';
import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import screen from '../../../components/screen.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { selectGameItems } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { printCharacters } from '../../../navigation/print-selection.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useDocuments, useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { useTemplateNames } from '../../../store/templates/use-template-names.ts';
import { describeNoCharacters } from '../../../strings/documents/characters.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createCompareActions } from '../../compare/create-compare-actions.tsx';
import { createEnlargeAction } from '../../documents/document-menu-actions.tsx';
import { FactionDialog, SetDialog, TemplateDialog } from '../../lists/bulk/bulk-dialogs.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import type { ListAction } from '../../lists/list-action.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { WelcomeNote } from '../../tour/welcome-note.tsx';
import { createCharacter } from '../character-actions.ts';
import { createCharacterList, createCharacterListKind } from './character-list-kind.tsx';
import { PictureDrop } from './pictures/picture-drop.tsx';

const CardGrid = createLazyPart(async () => (await import('./cards/card-grid.tsx')).CardGrid);

// The filters are kept per game while the app is open, separately for the list of one game and the list of all games.
const FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const ALL_GAMES_FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const ALL_GAMES_SETTING = 'rollcall.characters.all-games';

type CharacterItems = readonly Item<Character>[];

/** Prints all shown characters, or the selected ones. */
const printItems = (translate: Translate, items: CharacterItems): void =>
  printCharacters(
    listReadableDocuments<'characters'>(items).map(({ id }) => id),
    translate('characters.title'),
  );

/** Returns the action that enlarges a card. The arrow keys then go through the selected cards, or through the whole list if only one is. */
function createEnlargeActions(
  translate: Translate,
  selectedItems: CharacterItems,
  shownItems: CharacterItems,
): readonly ListAction[] {
  const [firstCharacter] = listReadableDocuments<'characters'>(selectedItems);
  if (firstCharacter === undefined) return [];
  const reachedItems = selectedItems.length === 1 ? shownItems : selectedItems;
  return [
    {
      ...createEnlargeAction(translate, {
        characterId: firstCharacter.id,
        characterIds: reachedItems.map(({ id }) => id),
      }),
      shortcut: 'mod+shift+e',
    },
  ];
}

/** Lists the characters of the shown game, or of all games. */
export function CharacterListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = useShownGame();
  const library = useLibrary();
  const [isAllGames, setAllGames] = useState(() => readSetting(ALL_GAMES_SETTING) === 'yes');
  const allGamesOption = useMemo(
    () => ({
      isAll: isAllGames,
      onAll: (isOn: boolean) => {
        saveSetting(ALL_GAMES_SETTING, isOn ? 'yes' : 'no');
        setAllGames(isOn);
      },
    }),
    [isAllGames],
  );
  const allItems = useItems('characters');
  const items = useMemo(
    () => (isAllGames ? allItems : selectGameItems(gameCatalog, allItems, game)),
    [allItems, game, isAllGames, gameCatalog],
  );
  const factions = useDocuments('factions');
  const templateNames = useTemplateNames();
  const [filter, setFilter] = useGameFilter(isAllGames ? ALL_GAMES_FILTERS : FILTERS, game);
  const list = useMemo(
    () => createCharacterList(translate, gameCatalog, library, isAllGames ? undefined : game, factions),
    [library, isAllGames, game, factions, gameCatalog, translate],
  );
  const listKind = useMemo(
    () => createCharacterListKind(translate, list, templateNames),
    [list, templateNames, translate],
  );
  // The characters for which the user is choosing a faction, a template or a set.
  const [charactersForFaction, setCharactersForFaction] = useState<readonly Character[]>();
  const [charactersForTemplate, setCharactersForTemplate] = useState<readonly Character[]>();
  const [charactersForSet, setCharactersForSet] = useState<readonly Character[]>();
  const listTexts = useMemo(
    () => getListTexts(translate, 'characters', describeNoCharacters(translate, game.noun)),
    [game, translate],
  );

  const getSelectionActions = useCallback(
    (selectedItems: CharacterItems, shownItems: CharacterItems): readonly ListAction[] => [
      ...createEnlargeActions(translate, selectedItems, shownItems),
      ...createCompareActions(translate, selectedItems).map((action) => ({ ...action, isFrequent: true })),
      {
        id: 'print',
        label: translate('characters.print'),
        icon: <Printer aria-hidden />,
        shortcut: 'mod+p',
        isFrequent: true,
        run: () => printItems(translate, selectedItems),
      },
      {
        id: 'join-faction',
        label: translate('characters.faction'),
        commandLabel: translate('characters.factionCommand'),
        icon: <Shield aria-hidden />,
        run: () => setCharactersForFaction(listReadableDocuments<'characters'>(selectedItems)),
      },
      {
        id: 'give-template',
        label: translate('characters.template'),
        commandLabel: translate('characters.templateCommand'),
        icon: <LayoutTemplate aria-hidden />,
        run: () => setCharactersForTemplate(listReadableDocuments<'characters'>(selectedItems)),
      },
      {
        id: 'number-set',
        label: translate('characters.set'),
        commandLabel: translate('characters.setCommand'),
        icon: <Hash aria-hidden />,
        run: () => setCharactersForSet(listReadableDocuments<'characters'>(selectedItems)),
      },
    ],
    [translate],
  );

  return (
    <>
      <ListFrame
        listTexts={listTexts}
        listKind={listKind}
        game={game}
        games={gameCatalog.all}
        allGamesOption={allGamesOption}
        items={items}
        filter={filter}
        onFilter={setFilter}
        note={
          items.length === 0 ? null : (
            <WelcomeNote hasSamples={items.some(({ id }) => library.isSample('characters', id))} />
          )
        }
        renderActions={(shownItems) => (
          <PrintShown shownItems={shownItems} onPrint={(items) => printItems(translate, items)} />
        )}
        getSelectionActions={getSelectionActions}
        renderCards={(props) => <CardGrid {...props} />}
        onCreate={() => attempt(createCharacter(translate, library, game))}
      />
      <PictureDrop game={game} />
      {charactersForFaction === undefined ? null : (
        <FactionDialog characters={charactersForFaction} onClose={() => setCharactersForFaction(undefined)} />
      )}
      {charactersForTemplate === undefined ? null : (
        <TemplateDialog characters={charactersForTemplate} onClose={() => setCharactersForTemplate(undefined)} />
      )}
      {charactersForSet === undefined ? null : (
        <SetDialog characters={charactersForSet} onClose={() => setCharactersForSet(undefined)} />
      )}
    </>
  );
}

interface PrintProps {
  shownItems: CharacterItems;
  onPrint(items: CharacterItems): void;
}

/** Shows the button that prints all shown characters, and registers its command. */
function PrintShown({ shownItems, onPrint }: PrintProps) {
  const translate = useTranslate();
  const commands = useMemo<Command[]>(
    () => [{ id: 'print', label: translate('characters.print'), shortcut: 'mod+p', run: () => onPrint(shownItems) }],
    [shownItems, onPrint, translate],
  );
  useCommands(commands);
  return (
    <Button
      icon={<Printer />}
      aria-label={translate('characters.print')}
      isDisabled={shownItems.length === 0}
      onPress={() => onPrint(shownItems)}
    >
      <span className={screen.wide}>{translate('characters.print')}</span>
    </Button>
  );
}
