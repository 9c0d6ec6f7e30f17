import { useEffect, useRef } from 'react';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { createOfferTexts } from '../../../../../shared/play/play-screen/offer-text.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import css from './event-form.module.css';
import { FormFrame } from './form-frame.tsx';
import { isAnswer } from './model/next-offer.ts';
import { needsForm } from './needs-form.ts';
import { OfferForm } from './offer-form.tsx';
import { ResultView } from './resolver/result-view.tsx';
import { type Stages, useStages } from './use-stages.ts';

interface Props {
  offer: Offer;
  onClose(): void;
}

/**
 * The form of an offer that needs more than a tap. It submits the event, shows the result, and continues with the next
 * answer that is due.
 */
export const EventForm = (props: Props) => <OpenEventForm key={JSON.stringify(props.offer.event)} {...props} />;

function OpenEventForm({ offer, onClose }: Props) {
  const translate = useTranslate();
  const playSession = usePlaySession();
  const { rules, activeEncounter } = playSession;
  const stages = useStages(playSession, offer, onClose);
  if (stages.isOver) return null;
  const titleOffer = stages.offer ?? getTitleOffer(offer, stages.submittedOffer);
  const { label } = createOfferTexts(translate, rules, activeEncounter, titleOffer);
  const { active } = activeEncounter.state;
  // The label of an offer does not name the model whose turn it is, so the title adds its name.
  const isByActive = titleOffer.event.model !== undefined && titleOffer.event.model === active;
  const title =
    isByActive && active !== null ? `${createGetName(translate, rules, activeEncounter)(active)}: ${label}` : label;
  const resultView =
    stages.result === undefined ? null : <ResultView key={stages.result.eventIndex} result={stages.result} />;
  return (
    <FormFrame title={title} onClose={onClose}>
      {stages.offer === undefined ? (
        <FinalResult onClose={onClose}>{resultView}</FinalResult>
      ) : (
        <OfferForm
          // Two consecutive rolls are equal events, but they need separate forms.
          key={`${stages.result?.eventIndex} ${JSON.stringify(stages.offer.event)}`}
          playSession={playSession}
          offer={stages.offer}
          previousResult={resultView}
          onSubmit={stages.submit}
          onBack={stages.goBack}
          onReact={
            isAnswer(translate, rules, activeEncounter, stages.offer)
              ? (reaction) => submitReaction(stages, reaction)
              : undefined
          }
        />
      )}
    </FormFrame>
  );

  /** Submits a reaction at once if it needs no details. */
  function submitReaction({ askFirst, submit }: Stages, reaction: Offer): void {
    const wasRolled = false;
    if (needsForm(translate, rules, activeEncounter, reaction)) askFirst(reaction);
    else submit(reaction.event, { ...EMPTY_VIEW, offer: reaction }, wasRolled);
  }
}

/** The form view of an event that was submitted without a form. */
const EMPTY_VIEW = {
  fields: [],
  dice: [],
  forecast: undefined,
  problems: new Map<string, string>(),
  refused: undefined,
  missingField: undefined,
  chapter: undefined,
  missingDiceCount: 0,
};

/**
 * Returns the offer that names the final result: the last submitted roll if it has the same kind as the first offer, otherwise
 * the first offer, such as the attack that led to the roll.
 */
const getTitleOffer = (firstOffer: Offer, submittedOffer: Offer | undefined): Offer =>
  submittedOffer?.event.kind === firstOffer.event.kind ? submittedOffer : firstOffer;

/** Shows the final result until the user continues. */
function FinalResult({ children, onClose }: { children: React.ReactNode; onClose(): void }) {
  const translate = useTranslate();
  const footerRef = useRef<HTMLDivElement>(null);
  useEffect(() => footerRef.current?.querySelector('button')?.focus(), []);
  return (
    <div className={css.form}>
      <div className={css.body}>{children}</div>
      <div className={css.foot} ref={footerRef}>
        <div className={css.buttons}>
          <Button kind="primary" className={css.confirm} onPress={onClose}>
            {translate('eventForm.done')}
          </Button>
        </div>
      </div>
    </div>
  );
}
