import { useEffect, useMemo, useState } from 'react';
import type { Encounter } from '../../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../../shared/games/parts.ts';
import { getPlaySettings } from '../../../../../shared/play/play-screen/play-settings.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import { Name } from '../../../../components/name.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useGameCharacters } from '../../../../games/game-items.ts';
import { useItem, useLibrary } from '../../../../store/library-context.ts';
import { getShowTitle } from '../../../../strings/play/show.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { knownCast } from '../cast.ts';
import { SessionStore } from '../session-store.ts';
import { useSession } from '../table-context.ts';
import css from './show-screen.module.css';
import { type ShowView, showView, trackedView } from './show-view.ts';
import { ShownSides } from './shown-sides.tsx';

/** Shows a game in very large type on a second screen for the whole table. It follows every event and has no controls. */
export function ShowScreen({ gameCatalog, id }: { gameCatalog: GameCatalogWithPart<'play'>; id: string }) {
  const translate = useTranslate();
  const item = useItem('encounters', id);
  if (item === undefined) return <Instead title={translate('show.gone')} text={translate('show.goneText')} />;
  if (item.kind === 'broken') return <Instead title={translate('show.blocked')} text={translate('show.blockedText')} />;
  return <Shown gameCatalog={gameCatalog} id={id} encounter={item.document} />;
}

function Shown({
  gameCatalog,
  id,
  encounter,
}: {
  gameCatalog: GameCatalogWithPart<'play'>;
  id: string;
  encounter: Encounter;
}) {
  const translate = useTranslate();
  const characters = useGameCharacters(gameCatalog.getGame(encounter));
  const view = useShowView(gameCatalog, id, characters);
  useEffect(() => {
    document.title = getShowTitle(translate, encounter.name);
  }, [encounter.name, translate]);
  if (view === undefined) return <Instead title={translate('show.blocked')} text={translate('show.blockedText')} />;
  const { clock, phase, on, onSide, follows, sides, last, changes } = view;
  return (
    <main className={css.show}>
      <h1 className="visually-hidden">{getShowTitle(translate, encounter.name)}</h1>
      <header className={css.now}>
        <p className={css.clock}>
          <strong>{clock}</strong>
          <span>{phase}</span>
        </p>
        <p className={css.on}>
          <Name name={on} />
        </p>
        <p className={css.follows}>
          {onSide === undefined ? null : <strong dir="auto">{onSide}</strong>}
          {follows === undefined ? null : <span dir="auto">{follows}</span>}
        </p>
      </header>
      <ShownSides sides={sides} />
      <footer className={css.last} aria-live="polite">
        <Last words={last} changes={changes} />
      </footer>
    </main>
  );
}

const Instead = (words: { title: string; text: string }) => (
  <main>
    <Notice whole {...words} />
  </main>
);

/** The most changes that are shown; more are counted. */
const MOST_CHANGES = 3;

function Last({ words, changes }: { words: string | undefined; changes: readonly string[] }) {
  const translate = useTranslate();
  if (words === undefined) return <p>{translate('show.nothingYet')}</p>;
  const more = changes.length - MOST_CHANGES;
  return (
    // The key changes with each event, so that its animation runs again.
    <div key={`${words} ${changes.join()}`} className={css.event}>
      <p className={css.words} dir="auto">
        {words}
      </p>
      <p className={css.changes}>
        {changes.slice(0, MOST_CHANGES).map((change) => (
          <span key={change} dir="auto">
            {change}
          </span>
        ))}
        {more > 0 ? <span>{translate('show.more', { n: more })}</span> : null}
      </p>
    </div>
  );
}

function useShowView(
  gameCatalog: GameCatalogWithPart<'play'>,
  id: string,
  characters: readonly Character[],
): ShowView | undefined {
  const translate = useTranslate();
  const { stores: tables } = useLibrary();
  const [store] = useState(() => new SessionStore(translate, gameCatalog, tables, id));
  const standing = useSession(store);
  return useMemo(() => {
    if (standing === undefined) return undefined;
    const { encounter } = standing;
    if (!getPlaySettings(encounter).hasRules) {
      return trackedView(
        translate,
        encounter,
        createTrackerStart(standing.gameCatalog, standing, knownCast(encounter.characters, characters)),
      );
    }
    const { activeEncounter } = standing;
    return activeEncounter === undefined ? undefined : showView(translate, { ...standing, activeEncounter });
  }, [characters, standing, translate]);
}
