import { useEffect, useRef } from 'react';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { createOfferTexts } from '../../../../../shared/play/play-screen/offer-text.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useTable } from '../table-context.ts';
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
export const EventForm = (props: Props) => <Open key={JSON.stringify(props.offer.event)} {...props} />;

function Open({ offer, onClose }: Props) {
  const translate = useTranslate();
  const table = useTable();
  const { rules, activeEncounter } = table;
  const stages = useStages(table, offer, onClose);
  if (stages.isOver) return null;
  const shown = stages.offer ?? lastOf(offer, stages.answered);
  const { label } = createOfferTexts(translate, rules, activeEncounter, shown);
  const { active } = activeEncounter.state;
  // The offer does not name the acting model, but the title of a panel names every model.
  const isByActive = shown.event.model !== undefined && shown.event.model === active;
  const title =
    isByActive && active !== null ? `${createGetName(translate, rules, activeEncounter)(active)}: ${label}` : label;
  const result = stages.result === undefined ? null : <ResultView key={stages.result.at} result={stages.result} />;
  return (
    <FormFrame title={title} onClose={onClose}>
      {stages.offer === undefined ? (
        <Finished onClose={onClose}>{result}</Finished>
      ) : (
        <OfferForm
          // Two consecutive rolls are equal events, but they need separate forms.
          key={`${stages.result?.at} ${JSON.stringify(stages.offer.event)}`}
          table={table}
          offer={stages.offer}
          above={result}
          onHand={stages.hand}
          onBack={stages.back}
          onReact={
            isAnswer(translate, rules, activeEncounter, stages.offer)
              ? (reaction) => react(stages, reaction)
              : undefined
          }
        />
      )}
    </FormFrame>
  );

  /** Submits a reaction at once if it needs no details. */
  function react({ ask, hand }: Stages, reaction: Offer): void {
    if (needsForm(translate, rules, activeEncounter, reaction)) ask(reaction);
    else hand(reaction.event, { ...NOTHING, offer: reaction }, false);
  }
}

const NOTHING = {
  fields: [],
  dice: [],
  forecast: undefined,
  problems: new Map<string, string>(),
  refused: undefined,
  chapter: undefined,
  missing: 0,
};

/** Returns the last of several consecutive rolls of one kind, and otherwise the attack that led to the rolls. */
const lastOf = (first: Offer, answered: Offer | undefined): Offer =>
  answered?.event.kind === first.event.kind ? answered : first;

/** Shows the final result until the user continues. */
function Finished({ children, onClose }: { children: React.ReactNode; onClose(): void }) {
  const translate = useTranslate();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.querySelector('button')?.focus(), []);
  return (
    <div className={css.form}>
      <div className={css.body}>{children}</div>
      <div className={css.foot} ref={done}>
        <div className={css.buttons}>
          <Button kind="primary" className={css.confirm} onPress={onClose}>
            {translate('eventForm.done')}
          </Button>
        </div>
      </div>
    </div>
  );
}
