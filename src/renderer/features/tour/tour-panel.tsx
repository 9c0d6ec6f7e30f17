import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { focusContentIfFocusLost } from '../../components/focus-content.ts';
import { findGame } from '../../games/game-items.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tour.module.css';
import { endTour } from './tour-state.ts';

/** The steps of the tour, each on its screen. The last one, `rest`, is about the whole app. */
const STEPS = ['characters', 'character', 'teams', 'play', 'rest'] as const;
type Step = (typeof STEPS)[number];

/** Shows the tour below the screen that the tour explains. Escape ends the tour. */
export function TourPanel() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const [stepIndex, setStepIndex] = useState(0);
  const panelRef = useRef<HTMLElement>(null);
  // A game without teams skips this step.
  const steps = STEPS.filter((tourStep) => tourStep !== 'teams' || game.team !== undefined);
  const tourStep = steps[stepIndex] ?? 'rest';
  const isLast = stepIndex === steps.length - 1;

  useEffect(() => {
    const characterItems = library.stores.characters.snapshot();
    const firstItem = characterItems.find(({ row }) => findGame(gameCatalog, row.document)?.id === game.id);
    const routes: Record<Step, Route> = {
      characters: { screen: 'characters' },
      character: firstItem === undefined ? { screen: 'characters' } : { screen: 'character', id: firstItem.id },
      teams: { screen: 'teams' },
      play: { screen: 'encounters' },
      rest: { screen: 'characters' },
    };
    navigateTo(routes[tourStep]);
    document.documentElement.dataset.tourStep = tourStep;
    // A new screen takes the focus. The timer returns the focus to the Next button.
    const focusTimer = setTimeout(() => [...(panelRef.current?.querySelectorAll('button') ?? [])].at(-1)?.focus(), 50);
    return () => {
      clearTimeout(focusTimer);
      delete document.documentElement.dataset.tourStep;
    };
  }, [tourStep, library, game, gameCatalog]);
  // The cleanup runs when the tour ends: the panel that had the focus is gone, so the content gets it.
  useEffect(() => focusContentIfFocusLost, []);

  return (
    <section
      ref={panelRef}
      className={css.panel}
      aria-label={translate('tour.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') endTour();
      }}
    >
      <div className={css.text} role="status">
        <strong>{translate('tour.step', { n: stepIndex + 1, of: steps.length })}</strong>
        <p>{translate(`tour.steps.${tourStep}`)}</p>
      </div>
      <div className={css.buttons}>
        {isLast ? null : (
          <Button kind="quiet" onPress={endTour}>
            {translate('tour.skip')}
          </Button>
        )}
        {stepIndex === 0 ? null : <Button onPress={() => setStepIndex(stepIndex - 1)}>{translate('tour.back')}</Button>}
        <Button kind="primary" onPress={() => (isLast ? endTour() : setStepIndex(stepIndex + 1))}>
          {isLast ? translate('tour.done') : translate('tour.next')}
        </Button>
      </div>
    </section>
  );
}
