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
import { DisplayName } from '../../components/display-name.tsx';
import inputs from '../../components/inputs/field.module.css';
import { useContextMenu } from '../../components/row-menu/use-context-menu.tsx';
import screen from '../../components/screen.module.css';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../components/search-text.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { GameSwitch } from '../../games/game-switch.tsx';
import { useShownGame } from '../../games/shown-game.ts';
import { useDocuments, useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createEntryActions } from './entry-actions.tsx';
import { EntryPanel } from './entry-panel.tsx';
import css from './glossary.module.css';

/** The open entry; an empty name means a new entry. */
interface OpenEntry {
  readonly kind: string;
  readonly name: string;
  /** Increases with each opened entry. The panel uses it as its key instead of the name, so that a renamed entry stays open. */
  readonly openCount: number;
}

/** Returns the games whose cards have texts that the glossary collects. */
const listGamesWithGlossary = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter((game) => listGlossaryKinds(game).length > 0);

const BLANK_ENTRY: KnownEntry = { name: '', text: '', items: [], usedBy: [], otherTexts: [] };

/**
 * The glossary screen: Talents, Abilities, Spells and Powers, from the cards of the game and from the glossary, to be
 * edited, merged and deleted.
 */
export function GlossaryScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const glossaryGames = useMemo(() => listGamesWithGlossary(gameCatalog), [gameCatalog]);
  const game = useShownGame();
  const characters = useGameCharacters(game);
  const glossaries = useDocuments('glossaries');
  const [searchText, setSearchText] = useState('');
  const [openEntry, setOpenEntry] = useState<OpenEntry>();
  const groups = useMemo(
    () =>
      listGlossaryKinds(game).map((kind) => ({
        kind,
        entries: collectEntries(kind, characters, listUserEntries(glossaries, game.id, kind.id)),
      })),
    [game, characters, glossaries],
  );
  const terms = splitSearchTerms(searchText);
  const shownGroups = groups.map(({ kind, entries }) => ({
    kind,
    entries: entries.filter(({ name, text }) => containsAllTerms(normalizeForSearch(`${name} ${text}`), terms)),
  }));
  const entryCount = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const shownCount = shownGroups.reduce((sum, { entries }) => sum + entries.length, 0);
  const chooseEntry = (kindId: string, entryName: string) =>
    setOpenEntry((previous) => ({ kind: kindId, name: entryName, openCount: (previous?.openCount ?? 0) + 1 }));
  // While a new name is being saved, no entry has that name yet, so the previous entry stays in the panel.
  const [lastEntry, setLastEntry] = useState<KnownEntry>();
  const openGroup = groups.find(({ kind }) => kind.id === openEntry?.kind);
  const foundEntry =
    openEntry?.name === ''
      ? BLANK_ENTRY
      : openGroup?.entries.find(({ name }) => normalizeName(name) === normalizeName(openEntry?.name ?? ''));
  const entry = openEntry === undefined ? undefined : (foundEntry ?? lastEntry);
  if (entry !== lastEntry) setLastEntry(entry);
  useCommands(
    useMemo(
      () =>
        glossaries.length === 0
          ? []
          : [
              createExportCommand(translate, () => ({
                title: translate('glossary.documentName'),
                documents: glossaries.map(({ id }) => ({ kind: 'glossaries' as const, id })),
              })),
            ],
      [glossaries, translate],
    ),
  );

  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    const { kind: kindId, entry: entryName } = target.closest<HTMLElement>('[data-entry]')?.dataset ?? {};
    const menuEntry = groups
      .find(({ kind }) => kind.id === kindId)
      ?.entries.find(({ name }) => normalizeName(name) === entryName);
    if (kindId === undefined || menuEntry === undefined) return undefined;
    return {
      label: menuEntry.name,
      actions: createEntryActions(translate, library, { ruleset: game.id, kind: kindId }, menuEntry, {
        onOpen: () => chooseEntry(kindId, menuEntry.name),
        onRemoved: () =>
          setOpenEntry((previous) =>
            previous?.kind === kindId && normalizeName(previous.name) === entryName ? undefined : previous,
          ),
      }),
    };
  });

  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('glossary.title')}</h1>
          <span className={screen.count}>{shownCount}</span>
          <GameSwitch game={game} games={glossaryGames} />
        </div>
        <div className={screen.actions}>
          <input
            type="search"
            className={`${inputs.input} ${css.search}`}
            aria-label={translate('glossary.search')}
            placeholder={translate('glossary.searchHint')}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </div>
      </header>
      <div className={css.body} data-open={entry === undefined ? undefined : true}>
        <nav className={css.list} aria-label={translate('glossary.list')} onContextMenu={onContextMenu}>
          {groups.length === 0 ? <p className={css.hint}>{translate('glossary.noKinds')}</p> : null}
          {entryCount > 0 && shownCount === 0 ? <p className={css.hint}>{translate('glossary.noMatchTitle')}</p> : null}
          {entryCount === 0 && groups.length > 0 ? (
            <div className={css.hint}>
              <h2>{translate('glossary.emptyTitle')}</h2>
              <p>{translate('glossary.emptyText')}</p>
            </div>
          ) : null}
          {shownGroups.map(({ kind, entries }) => (
            <EntryGroup
              key={kind.id}
              kind={kind}
              entries={entries}
              chosenName={entry === undefined || openEntry?.kind !== kind.id ? undefined : openEntry.name}
              onChoose={(entryName) => chooseEntry(kind.id, entryName)}
            />
          ))}
        </nav>
        {contextMenu}
        <div className={css.panel}>
          {entry === undefined || openGroup === undefined || openEntry === undefined ? (
            <p className={css.hint}>{translate('glossary.choose')}</p>
          ) : (
            <EntryPanel
              key={`${game.id} ${openEntry.openCount}`}
              game={game}
              kind={openGroup.kind}
              entry={entry}
              allEntries={openGroup.entries}
              onOpenEntry={(entryName) =>
                setOpenEntry((previous) =>
                  entryName === undefined || previous === undefined ? undefined : { ...previous, name: entryName },
                )
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
  chosenName: string | undefined;
  onChoose(entryName: string): void;
}

function EntryGroup({ kind, entries, chosenName, onChoose }: GroupProps) {
  const translate = useTranslate();
  const groupTitle = formatLateText(translate, kind.title);
  return (
    <section className={css.group} aria-label={groupTitle}>
      <div className={css.groupHead}>
        <h2>{groupTitle}</h2>
        <Button kind="quiet" icon={<Plus />} onPress={() => onChoose('')}>
          {translate('glossary.add', { kind: groupTitle })}
        </Button>
      </div>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={normalizeName(entry.name)}>
            <button
              type="button"
              className={css.entry}
              data-kind={kind.id}
              data-entry={normalizeName(entry.name)}
              aria-current={
                chosenName !== undefined && normalizeName(chosenName) === normalizeName(entry.name) ? 'true' : undefined
              }
              onClick={() => onChoose(entry.name)}
            >
              <DisplayName name={entry.name} />
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
