import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { ownEntries } from '../../../shared/glossary/glossary.ts';
import { type GlossaryKind, glossaryKinds } from '../../../shared/glossary/kinds.ts';
import { type KnownEntry, knownEntries, nameKey } from '../../../shared/glossary/known.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { fold, hasTerms, searchTerms } from '../../components/fold.ts';
import inputs from '../../components/inputs/field.module.css';
import { Name } from '../../components/name.tsx';
import screen from '../../components/screen.module.css';
import { useGameShown } from '../../games/game-shown.ts';
import { GameSwitch } from '../../games/game-switch.tsx';
import { useCharactersOf } from '../../games/of-game.ts';
import { useDocuments, useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import { EntryPanel } from './entry-panel.tsx';
import css from './glossary.module.css';

/** The entry that is open; without a name a new one. */
interface Chosen {
  readonly kind: string;
  readonly name: string;
  /** Counts what was opened: an entry that gets another name stays the one that is open. */
  readonly n: number;
}

/** Games whose cards have texts that are remembered. */
const gamesWithTexts = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter((game) => glossaryKinds(game).length > 0);

const NEW: KnownEntry = { name: '', text: '', items: [], usedBy: [], otherTexts: [] };

/** Talents, Abilities, Spells, powers: what cards of the game have and what was written down, to change, merge and delete. */
export function GlossaryScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const withTexts = useMemo(() => gamesWithTexts(gameCatalog), [gameCatalog]);
  const game = useGameShown();
  const characters = useCharactersOf(game);
  const glossaries = useDocuments('glossaries');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const groups = useMemo(
    () =>
      glossaryKinds(game).map((kind) => ({
        kind,
        entries: knownEntries(kind, characters, ownEntries(glossaries, game.id, kind.id)),
      })),
    [game, characters, glossaries],
  );
  const terms = searchTerms(search);
  const shown = groups.map(({ kind, entries }) => ({
    kind,
    entries: entries.filter(({ name, text }) => hasTerms(fold(`${name} ${text}`), terms)),
  }));
  const all = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  // While a new name is on its way to the disk, the entry stands as it was.
  const [last, setLast] = useState<KnownEntry>();
  const open = groups.find(({ kind }) => kind.id === chosen?.kind);
  const found =
    chosen?.name === '' ? NEW : open?.entries.find(({ name }) => nameKey(name) === nameKey(chosen?.name ?? ''));
  const entry = chosen === undefined ? undefined : (found ?? last);
  if (entry !== last) setLast(entry);
  useCommands(
    useMemo(
      () =>
        glossaries.length === 0
          ? []
          : [
              exportCommand(translate, () => ({
                title: translate('glossary.documentName'),
                documents: glossaries.map(({ id }) => ({ kind: 'glossaries' as const, id })),
              })),
            ],
      [glossaries, translate],
    ),
  );

  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('glossary.title')}</h1>
          <span className={screen.count}>{count}</span>
          <GameSwitch game={game} games={withTexts} />
        </div>
        <div className={screen.actions}>
          <input
            type="search"
            className={`${inputs.input} ${css.search}`}
            aria-label={translate('glossary.search')}
            placeholder={translate('glossary.searchHint')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </header>
      <div className={css.body} data-open={entry === undefined ? undefined : true}>
        <nav className={css.list} aria-label={translate('glossary.list')}>
          {groups.length === 0 ? <p className={css.hint}>{translate('glossary.noKinds')}</p> : null}
          {all > 0 && count === 0 ? <p className={css.hint}>{translate('glossary.noMatchTitle')}</p> : null}
          {all === 0 && groups.length > 0 ? (
            <div className={css.hint}>
              <h2>{translate('glossary.emptyTitle')}</h2>
              <p>{translate('glossary.emptyText')}</p>
            </div>
          ) : null}
          {shown.map(({ kind, entries }) => (
            <Group
              key={kind.id}
              kind={kind}
              entries={entries}
              chosen={entry === undefined || chosen?.kind !== kind.id ? undefined : chosen.name}
              onChoose={(name) => setChosen((was) => ({ kind: kind.id, name, n: (was?.n ?? 0) + 1 }))}
            />
          ))}
        </nav>
        <div className={css.panel}>
          {entry === undefined || open === undefined || chosen === undefined ? (
            <p className={css.hint}>{translate('glossary.choose')}</p>
          ) : (
            <EntryPanel
              key={`${game.id} ${chosen.n}`}
              game={game}
              kind={open.kind}
              entry={entry}
              others={open.entries}
              onGo={(name) =>
                setChosen((was) => (name === undefined || was === undefined ? undefined : { ...was, name }))
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface GroupProps {
  kind: GlossaryKind;
  entries: readonly KnownEntry[];
  chosen: string | undefined;
  onChoose(name: string): void;
}

function Group({ kind, entries, chosen, onChoose }: GroupProps) {
  const translate = useTranslate();
  const title = formatText(translate, kind.title);
  return (
    <section className={css.group} aria-label={title}>
      <div className={css.groupHead}>
        <h2>{title}</h2>
        <Button kind="quiet" icon={<Plus />} onPress={() => onChoose('')}>
          {translate('glossary.add', { kind: title })}
        </Button>
      </div>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={nameKey(entry.name)}>
            <button
              type="button"
              className={css.entry}
              aria-current={chosen !== undefined && nameKey(chosen) === nameKey(entry.name) ? 'true' : undefined}
              onClick={() => onChoose(entry.name)}
            >
              <Name name={entry.name} />
              <span className={css.words}>{entry.text}</span>
              <span className={css.use}>
                {entry.own?.hidden === true
                  ? translate('glossary.isHidden')
                  : translate('glossary.usedBy', { n: entry.usedBy.length })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
