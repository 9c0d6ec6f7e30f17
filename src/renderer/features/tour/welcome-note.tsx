import { X } from 'lucide-react';
import { IconButton } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { skipTour, useTour } from './tour-state.ts';
import css from './welcome-note.module.css';

/** Says at the first start what Rollcall is and what the samples are, until the user takes the tour or hides the note. */
export function WelcomeNote() {
  const translate = useTranslate();
  const { isOffered } = useTour();
  if (!isOffered) return null;
  return (
    <section className={css.note} aria-label={translate('tour.welcomeTitle')}>
      <p>{translate('tour.welcome')}</p>
      <IconButton icon={<X />} label={translate('tour.hideWelcome')} onPress={skipTour} />
    </section>
  );
}
