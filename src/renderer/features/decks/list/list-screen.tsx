import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { useDrop } from '../../../components/use-drop.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { droppedFiles } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { useItems, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createDeck, createDeckFromTable } from '../actions.ts';
import { deckKind } from './kind.tsx';
import css from './list.module.css';

async function createDecksOf(
  translate: Translate,
  library: Library,
  files: ReturnType<typeof droppedFiles>,
): Promise<void> {
  const dropped = await import('../drop-on-list.ts');
  await dropped.createDecksOf(translate, library, await files);
}

/** A deck belongs to none. */
const NO_GAMES: readonly Game[] = [];

/** Kept while the app is open, so that coming back from a deck finds the same list. */
let lastFilter: ListFilter = NO_FILTER;

/** Every deck, to be found, opened, copied and deleted; a table that is dropped here becomes one. */
export function DeckListScreen() {
  const translate = useTranslate();
  const library = useLibrary();
  const items = useItems('decks');
  const game = useGameShown();
  const [filter, setFilter] = useState(lastFilter);
  const kind = useMemo(() => deckKind(translate, library), [library, translate]);
  const { over, handlers } = useDrop('Files', (data) => attempt(createDecksOf(translate, library, droppedFiles(data))));
  return (
    <div className={css.screen} data-takes-documents data-over={over || undefined} {...handlers}>
      <ListFrame
        words={getListTexts(translate, 'decks')}
        kind={kind}
        game={game}
        games={NO_GAMES}
        items={items}
        filter={filter}
        onFilter={(next) => {
          lastFilter = next;
          setFilter(next);
        }}
        actions={() => (
          <Button icon={<Table2 />} onPress={() => attempt(createDeckFromTable(translate, library))}>
            {translate('decks.fromTable')}
          </Button>
        )}
        onCreate={() => attempt(createDeck(translate, library))}
      />
    </div>
  );
}
