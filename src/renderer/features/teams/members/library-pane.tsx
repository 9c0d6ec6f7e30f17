import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useGameItems } from '../../../games/game-items.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { formatShown } from '../../../strings/documents/lists.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { filterCharacters, NO_FILTER } from '../../characters/list/filter.ts';
import { FacetPickers } from '../../documents/facet-pickers.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { useTeam } from '../team-view.ts';
import { CandidateRow } from './candidate-row.tsx';
import { CandidateTrials } from './candidates.ts';
import css from './library-pane.module.css';
import { useJoining } from './use-joining.ts';

const ROW = 80;

/** Lists the characters of the team's game, each with whether it can join. */
export function LibraryPane({ className, onFind }: { className: string | undefined; onFind(): void }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { settled, known, event } = useTeam();
  const game = gameCatalog.getGame(settled);
  const items = useGameItems('characters', game);
  const [filter, setFilter] = useState(NO_FILTER);
  const factionDocuments = useDocuments('factions');
  const factions = useMemo(() => new Map(factionDocuments.map(({ id, name }) => [id, name])), [factionDocuments]);
  const [onlyJoining, setOnlyJoining] = useState(false);
  const deferred = useDeferredValue(filter);
  const fitting = useMemo(
    () => listReadableDocuments<'characters'>(filterCharacters(translate, gameCatalog, items, deferred, factions)),
    [items, deferred, factions, gameCatalog, translate],
  );
  const trials = useMemo(
    () => new CandidateTrials(gameCatalog, settled, known, event),
    [gameCatalog, settled, known, event],
  );
  const shown = useJoining(fitting, trials, onlyJoining);
  const inTeam = useMemo(() => copiesById(settled.members), [settled.members]);
  const clear = () => {
    setFilter(NO_FILTER);
    setOnlyJoining(false);
  };

  return (
    <section className={`${css.pane} ${className ?? ''}`} aria-label={translate('team.library')}>
      <search className={css.filters}>
        <ListSearch
          label={translate('team.search')}
          hint={translate('characters.searchHint')}
          text={filter.text}
          className={css.search}
          onChange={(text) => setFilter({ ...filter, text })}
          onShow={onFind}
        />
        <FacetPickers
          game={game}
          words={filter.words}
          every={(label: string) => translate('team.any', { label })}
          most={2}
          onChange={(words) => setFilter({ ...filter, words })}
        />
        <div className={css.joining}>
          <Switch label={translate('team.onlyJoining')} on={onlyJoining} onChange={setOnlyJoining} />
          <span className={css.count}>{formatShown(translate, shown.length, items.length)}</span>
        </div>
      </search>
      {shown.length > 0 ? (
        <VirtualList
          items={shown}
          keyOf={(character) => character.id}
          rowHeight={ROW}
          label={translate('team.candidates')}
          filter={deferred}
          className={css.list}
          onGo={stay}
          row={(character) => (
            <CandidateRow character={character} trial={trials.of(character)} inTeam={inTeam.get(character.id) ?? 0} />
          )}
        />
      ) : (
        <div className={css.empty}>
          <p>{items.length === 0 ? translate('team.emptyLibrary') : translate('team.nobodyFits')}</p>
          {items.length === 0 ? (
            <Button onPress={() => navigateTo({ screen: 'characters' })}>{translate('shell.goCharacters')}</Button>
          ) : (
            <Button onPress={clear}>{translate('team.showAll')}</Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Arrow keys only move the focus; they do not choose a character. */
const stay = () => undefined;

function copiesById(members: readonly { character: string; copies?: number | undefined }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { character, copies = 1 } of members) counts.set(character, (counts.get(character) ?? 0) + copies);
  return counts;
}
