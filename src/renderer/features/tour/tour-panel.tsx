import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { keepFocusInContent } from '../../components/focus-content.ts';
import { findGame } from '../../games/game-items.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tour.module.css';
import { endTour } from './tour-state.ts';

const STEPS = ['characters', 'character', 'teams', 'play', 'rest'] as const;
type Step = (typeof STEPS)[number];

/** The tour panel. It is below the screen that it explains, and covers nothing of it. Escape ends the tour. */
export function TourPanel() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const [at, setAt] = useState(0);
  const region = useRef<HTMLElement>(null);
  // A game without teams skips this step.
  const steps = STEPS.filter((step) => step !== 'teams' || game.team !== undefined);
  const step = steps[at] ?? 'rest';
  const isLast = at === steps.length - 1;

  useEffect(() => {
    const items = library.stores.characters.snapshot();
    const first = items.find(({ row }) => findGame(gameCatalog, row.document)?.id === game.id);
    const screens: Record<Step, Route> = {
      characters: { screen: 'characters' },
      character: first === undefined ? { screen: 'characters' } : { screen: 'character', id: first.id },
      teams: { screen: 'teams' },
      play: { screen: 'encounters' },
      rest: { screen: 'characters' },
    };
    navigateTo(screens[step]);
    document.documentElement.dataset.tourStep = step;
    // A new screen takes the focus. This returns it to the Next button.
    const timer = setTimeout(() => [...(region.current?.querySelectorAll('button') ?? [])].at(-1)?.focus(), 50);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.tourStep;
    };
  }, [step, library, game, gameCatalog]);
  useEffect(() => keepFocusInContent, []);

  return (
    <section
      ref={region}
      className={css.panel}
      aria-label={translate('tour.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') endTour();
      }}
    >
      <div className={css.text} role="status">
        <strong>{translate('tour.step', { n: at + 1, of: steps.length })}</strong>
        <p>{translate(`tour.steps.${step}`)}</p>
      </div>
      <div className={css.buttons}>
        {isLast ? null : (
          <Button kind="quiet" onPress={endTour}>
            {translate('tour.skip')}
          </Button>
        )}
        {at === 0 ? null : <Button onPress={() => setAt(at - 1)}>{translate('tour.back')}</Button>}
        <Button kind="primary" onPress={() => (isLast ? endTour() : setAt(at + 1))}>
          {isLast ? translate('tour.done') : translate('tour.next')}
        </Button>
      </div>
    </section>
  );
}
