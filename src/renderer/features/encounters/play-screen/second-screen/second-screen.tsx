import { useEffect, useMemo, useState } from 'react';
import type { Encounter } from '../../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../../shared/games/parts.ts';
import { getPlaySettings } from '../../../../../shared/play/play-screen/play-settings.ts';
import { createTrackerStart } from '../../../../../shared/play/play-screen/tracker-start.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useGameCharacters } from '../../../../games/game-items.ts';
import { useItem, useLibrary } from '../../../../store/library-context.ts';
import { getShowTitle } from '../../../../strings/play/show.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { createCast } from '../cast.ts';
import { useEncounterState } from '../play-session.ts';
import { SessionStore } from '../session-store.ts';
import { ShownTimer } from '../timer/shown-timer.tsx';
import css from './second-screen.module.css';
import { createRulesView, createTrackerView, type SecondScreenView } from './second-screen-view.ts';
import { ShownSides } from './shown-sides.tsx';

/** Shows a game in very large type on a second screen for the whole table. It follows every event and has no controls. */
export function SecondScreen({ gameCatalog, id }: { gameCatalog: GameCatalogWithPart<'play'>; id: string }) {
  const translate = useTranslate();
  const item = useItem('encounters', id);
  if (item === undefined) return <ScreenNotice title={translate('show.gone')} text={translate('show.goneText')} />;
  if (item.kind === 'broken')
    return <ScreenNotice title={translate('show.blocked')} text={translate('show.blockedText')} />;
  return <SecondScreenContent gameCatalog={gameCatalog} id={id} encounter={item.document} />;
}

function SecondScreenContent({
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
  const screenView = useSecondScreenView(gameCatalog, id, characters);
  const { characters: embedded } = encounter;
  const charactersById = useMemo(() => createCast(embedded, characters), [embedded, characters]);
  useEffect(() => {
    document.title = getShowTitle(translate, encounter.name);
  }, [encounter.name, translate]);
  if (screenView === undefined)
    return <ScreenNotice title={translate('show.blocked')} text={translate('show.blockedText')} />;
  const { clock, phase, scenario, stage, holderName, holderSide, followingText, sides, lastEventText, changes } =
    screenView;
  const holder = charactersById.get(screenView.holderCharacter ?? '');
  return (
    <main className={css.show}>
      <h1 className="visually-hidden">{getShowTitle(translate, encounter.name)}</h1>
      <header className={css.now}>
        <p className={css.clock}>
          <strong>{clock}</strong>
          {stage === undefined ? null : <span className={css.stage}>{stage}</span>}
          <span>{[scenario, phase].filter(Boolean).join(' · ')}</span>
          <ShownTimer encounterId={id} className={css.timer} />
        </p>
        <p className={css.on}>
          {holder === undefined ? null : (
            <span className={css.portrait}>
              <CharacterPortrait rendersAsImage character={holder} name={holderName} />
            </span>
          )}
          <DisplayName name={holderName} />
        </p>
        <p className={css.follows}>
          {holderSide === undefined ? null : <strong dir="auto">{holderSide}</strong>}
          {followingText === undefined ? null : <span dir="auto">{followingText}</span>}
        </p>
      </header>
      <ShownSides sides={sides} charactersById={charactersById} />
      <footer className={css.last} aria-live="polite">
        <LastEvent text={lastEventText} changes={changes} />
      </footer>
    </main>
  );
}

const ScreenNotice = (texts: { title: string; text: string }) => (
  <main>
    <Notice isWholeScreen {...texts} />
  </main>
);

/** The maximum number of changes that are shown. Further changes are only counted. */
const MAX_CHANGES = 3;

function LastEvent({ text, changes }: { text: string | undefined; changes: readonly string[] }) {
  const translate = useTranslate();
  if (text === undefined) return <p>{translate('show.nothingYet')}</p>;
  const hiddenCount = changes.length - MAX_CHANGES;
  return (
    // The key changes with each event, so that its animation runs again.
    <div key={`${text} ${changes.join()}`} className={css.event}>
      <p className={css.words} dir="auto">
        {text}
      </p>
      <p className={css.changes}>
        {changes.slice(0, MAX_CHANGES).map((change) => (
          <span key={change} dir="auto">
            {change}
          </span>
        ))}
        {hiddenCount > 0 ? <span>{translate('show.more', { n: hiddenCount })}</span> : null}
      </p>
    </div>
  );
}

function useSecondScreenView(
  gameCatalog: GameCatalogWithPart<'play'>,
  encounterId: string,
  characters: readonly Character[],
): SecondScreenView | undefined {
  const translate = useTranslate();
  const { stores } = useLibrary();
  const [sessionStore] = useState(() => new SessionStore(translate, gameCatalog, stores, encounterId));
  const encounterState = useEncounterState(sessionStore);
  return useMemo(() => {
    if (encounterState === undefined) return undefined;
    const { encounter } = encounterState;
    if (!getPlaySettings(encounter).hasRules) {
      return createTrackerView(
        translate,
        encounter,
        createTrackerStart(encounterState.gameCatalog, encounterState, createCast(encounter.characters, characters)),
      );
    }
    const { activeEncounter } = encounterState;
    return activeEncounter === undefined
      ? undefined
      : createRulesView(translate, { ...encounterState, activeEncounter });
  }, [characters, encounterState, translate]);
}
