import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { createOfferTexts } from '../../../../../shared/play/play-screen/offer-text.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import { FormFrame } from './form-frame.tsx';
import { isAnswer } from './model/next-offer.ts';
import { needsForm } from './needs-form.ts';
import { OfferForm } from './offer-form.tsx';
import { ResultView, type RollResult } from './resolver/result-view.tsx';
import { type Stages, useStages } from './use-stages.ts';

interface Props {
  offer: Offer;
  /** Closes the form; `lastResult` is the result of the roll that ended it. */
  onClose(lastResult?: RollResult): void;
}

/**
 * The form of an offer that needs more than a tap. It submits the event, shows the result, and continues with the next
 * answer that is due. The play screen shows the last result, so that it needs no tap.
 */
export const EventForm = (props: Props) => <OpenEventForm key={JSON.stringify(props.offer.event)} {...props} />;

function OpenEventForm({ offer, onClose }: Props) {
  const translate = useTranslate();
  const playSession = usePlaySession();
  const { rules, activeEncounter } = playSession;
  const stages = useStages(playSession, offer, onClose);
  if (stages.isOver || stages.offer === undefined) return null;
  const currentOffer = stages.offer;
  const { label } = createOfferTexts(translate, rules, activeEncounter, currentOffer);
  const { active } = activeEncounter.state;
  // The label of an offer does not name the model whose turn it is, so the title adds its name.
  const isByActive = currentOffer.event.model !== undefined && currentOffer.event.model === active;
  const title =
    isByActive && active !== null ? `${createGetName(translate, rules, activeEncounter)(active)}: ${label}` : label;
  const resultView =
    stages.result === undefined ? null : <ResultView key={stages.result.eventIndex} result={stages.result} />;
  return (
    <FormFrame title={title} onClose={() => onClose()}>
      <OfferForm
        // Two consecutive rolls are equal events, but they need separate forms.
        key={`${stages.result?.eventIndex} ${JSON.stringify(currentOffer.event)}`}
        playSession={playSession}
        offer={currentOffer}
        previousResult={resultView}
        onSubmit={stages.submit}
        onBack={stages.goBack}
        onReact={
          isAnswer(translate, rules, activeEncounter, currentOffer)
            ? (reaction) => submitReaction(stages, reaction)
            : undefined
        }
      />
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
