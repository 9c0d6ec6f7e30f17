import { X } from 'lucide-react';
import { IconButton } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { skipTour, useTour } from './tour-state.ts';
import css from './welcome-note.module.css';

/** Says at the first start what Rollcall is, until the user takes the tour or hides the note. Names the samples if the list has some. */
export function WelcomeNote({ hasSamples }: { hasSamples: boolean }) {
  const translate = useTranslate();
  const { isOffered } = useTour();
  if (!isOffered) return null;
  return (
    <section className={css.note} aria-label={translate('tour.welcomeTitle')}>
      <p>{translate('tour.welcome', { hasSamples })}</p>
      <IconButton icon={<X />} label={translate('tour.hideWelcome')} onPress={skipTour} />
    </section>
  );
}
