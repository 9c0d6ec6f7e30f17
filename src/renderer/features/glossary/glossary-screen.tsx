import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { collectEntries, type KnownEntry, normalizeName } from '../../../shared/glossary/collect-entries.ts';
import { listUserEntries } from '../../../shared/glossary/glossary.ts';
import { type GlossaryKind, listGlossaryKinds } from '../../../shared/glossary/kinds.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { fold, hasTerms, searchTerms } from '../../components/fold.ts';
import inputs from '../../components/inputs/field.module.css';
import { Name } from '../../components/name.tsx';
import screen from '../../components/screen.module.css';
import { useGameCharacters } from '../../games/game-items.ts';
import { GameSwitch } from '../../games/game-switch.tsx';
import { useShownGame } from '../../games/shown-game.ts';
import { useDocuments, useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import { EntryPanel } from './entry-panel.tsx';
import css from './glossary.module.css';

/** The open entry; an empty name means a new one. */
interface Chosen {
  readonly kind: string;
  readonly name: string;
  /** Counts the opened entries, so that a renamed entry stays open. */
  readonly n: number;
}

/** Returns the games whose cards have texts that are remembered. */
const gamesWithTexts = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter((game) => listGlossaryKinds(game).length > 0);

const NEW: KnownEntry = { name: '', text: '', items: [], usedBy: [], otherTexts: [] };

/**
 * The glossary screen: Talents, Abilities, Spells and Powers, from the cards of the game and from the glossary, to be
 * edited, merged and deleted.
 */
export function GlossaryScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const withTexts = useMemo(() => gamesWithTexts(gameCatalog), [gameCatalog]);
  const game = useShownGame();
  const characters = useGameCharacters(game);
  const glossaries = useDocuments('glossaries');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const groups = useMemo(
    () =>
      listGlossaryKinds(game).map((kind) => ({
        kind,
        entries: collectEntries(kind, characters, listUserEntries(glossaries, game.id, kind.id)),
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
  // While a new name is being saved, the entry is shown as it was.
  const [last, setLast] = useState<KnownEntry>();
  const open = groups.find(({ kind }) => kind.id === chosen?.kind);
  const found =
    chosen?.name === ''
      ? NEW
      : open?.entries.find(({ name }) => normalizeName(name) === normalizeName(chosen?.name ?? ''));
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
  const title = formatLateText(translate, kind.title);
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
          <li key={normalizeName(entry.name)}>
            <button
              type="button"
              className={css.entry}
              aria-current={
                chosen !== undefined && normalizeName(chosen) === normalizeName(entry.name) ? 'true' : undefined
              }
              onClick={() => onChoose(entry.name)}
            >
              <Name name={entry.name} />
              <span className={css.words}>{entry.text}</span>
              <span className={css.use}>
                {entry.userEntry?.hidden === true
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
