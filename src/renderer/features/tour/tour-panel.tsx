import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { keepFocusInContent } from '../../components/focus-content.ts';
import { useGameShown } from '../../games/game-shown.ts';
import { gameIn } from '../../games/of-game.ts';
import { go, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tour.module.css';
import { endTour } from './tour-state.ts';

const STEPS = ['characters', 'character', 'teams', 'play', 'rest'] as const;
type Step = (typeof STEPS)[number];

/** The tour: below the screen it speaks of, which it opens and covers nothing of. Escape ends it. */
export function TourPanel() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useGameShown();
  const [at, setAt] = useState(0);
  const region = useRef<HTMLElement>(null);
  // A game without teams has no such step.
  const steps = STEPS.filter((step) => step !== 'teams' || game.team !== undefined);
  const step = steps[at] ?? 'rest';
  const isLast = at === steps.length - 1;

  useEffect(() => {
    const items = library.tables.characters.snapshot();
    const first = items.find(({ row }) => gameIn(gameCatalog, row.document)?.id === game.id);
    const screens: Record<Step, Route> = {
      characters: { screen: 'characters' },
      character: first === undefined ? { screen: 'characters' } : { screen: 'character', id: first.id },
      teams: { screen: 'teams' },
      play: { screen: 'encounters' },
      rest: { screen: 'characters' },
    };
    go(screens[step]);
    document.documentElement.dataset.tourStep = step;
    // A new screen takes the focus: here one presses on.
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
