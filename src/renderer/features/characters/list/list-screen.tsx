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
import { CompareTwo } from '../../compare/compare-two.tsx';
import { FactionDialog, TemplateDialog } from '../../lists/bulk/bulk-dialogs.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createCharacter } from '../actions.ts';
import { characterKind, characterList } from './kind.tsx';

const CardGrid = lazyPart(async () => (await import('./cards/card-grid.tsx')).CardGrid);

const FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const FILTERS_OF_ALL = new GameFilters<ListFilter>(NO_FILTER);
const ALL = 'rollcall.characters.all-games';

type Items = readonly Item<Character>[];

/** Prints all shown characters, or the selected ones. */
const print = (translate: Translate, items: Items): void =>
  printCharacters(
    listReadableDocuments<'characters'>(items).map(({ id }) => id),
    translate('characters.title'),
  );

/** The list of all characters of the current game, or of all games. */
export function CharacterListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = useShownGame();
  const library = useLibrary();
  const [isAll, setAll] = useState(() => readSetting(ALL) === 'yes');
  const all = useMemo(
    () => ({
      isAll,
      onAll: (next: boolean) => {
        saveSetting(ALL, next ? 'yes' : 'no');
        setAll(next);
      },
    }),
    [isAll],
  );
  const every = useItems('characters');
  const items = useMemo(
    () => (isAll ? every : selectGameItems(gameCatalog, every, game)),
    [every, game, isAll, gameCatalog],
  );
  const factions = useDocuments('factions');
  const templates = useTemplateNames();
  const [filter, change] = useGameFilter(isAll ? FILTERS_OF_ALL : FILTERS, game);
  const list = useMemo(
    () => characterList(translate, gameCatalog, library, isAll ? undefined : game, factions),
    [library, isAll, game, factions, gameCatalog, translate],
  );
  const kind = useMemo(() => characterKind(translate, list, templates), [list, templates, translate]);
  /** The characters that are about to get a faction or a template. */
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
              onPress={() => setJoining(listReadableDocuments<'characters'>(selected))}
            />
            <ActionButton
              icon={<LayoutTemplate />}
              label={translate('characters.template')}
              onPress={() => setChoosingTemplateFor(listReadableDocuments<'characters'>(selected))}
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

/** The command that prints all shown characters, or the selected ones. */
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

/** The commands that give selected characters a faction or a template. */
function BulkCommands({ selected, onFaction, onTemplate }: BulkProps) {
  const translate = useTranslate();
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'join-faction',
        label: translate('characters.factionCommand'),
        run: () => onFaction(listReadableDocuments<'characters'>(selected)),
      },
      {
        id: 'give-template',
        label: translate('characters.templateCommand'),
        run: () => onTemplate(listReadableDocuments<'characters'>(selected)),
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
