import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { useDrop } from '../../../components/use-drop.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { readDroppedFiles } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { useItems, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createDeck, createDeckFromSpreadsheet } from '../actions.ts';
import { createDeckListKind } from './deck-list-kind.tsx';
import css from './list.module.css';

async function createDecksFromDrop(
  translate: Translate,
  library: Library,
  filesPromise: ReturnType<typeof readDroppedFiles>,
): Promise<void> {
  const dropModule = await import('../create-decks-from-dropped-files.ts');
  await dropModule.createDecksFromDroppedFiles(translate, library, await filesPromise);
}

/** Decks do not belong to games. */
const NO_GAMES: readonly Game[] = [];

/** The last filter, kept while the app is open, so that the list is unchanged when the user returns from a deck. */
let lastFilter: ListFilter = NO_FILTER;

/** Lists all decks, to search, open, duplicate and delete. A spreadsheet that is dropped here becomes a deck. */
export function DeckListScreen() {
  const translate = useTranslate();
  const library = useLibrary();
  const items = useItems('decks');
  const game = useShownGame();
  const [filter, setFilter] = useState(lastFilter);
  const listKind = useMemo(() => createDeckListKind(translate, library), [library, translate]);
  const { over: isDropTarget, handlers } = useDrop('Files', (dataTransfer) =>
    attempt(createDecksFromDrop(translate, library, readDroppedFiles(dataTransfer))),
  );
  return (
    <div className={css.screen} data-takes-documents data-over={isDropTarget || undefined} {...handlers}>
      <ListFrame
        listTexts={getListTexts(translate, 'decks')}
        listKind={listKind}
        game={game}
        games={NO_GAMES}
        items={items}
        filter={filter}
        onFilter={(newFilter) => {
          lastFilter = newFilter;
          setFilter(newFilter);
        }}
        renderActions={() => (
          <Button icon={<Table2 />} onPress={() => attempt(createDeckFromSpreadsheet(translate, library))}>
            {translate('decks.fromTable')}
          </Button>
        )}
        onCreate={() => attempt(createDeck(translate, library))}
      />
    </div>
  );
}
