import { useEffect, useRef } from 'react';
import { namesOf } from '../../../../../shared/play/names.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { offerText } from '../../../../../shared/play/table/offer-text.ts';
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
 * What opens when somebody taps an offer that needs more than a tap. It hands the event in, shows what came of it, and leads
 * on to what has to be answered next.
 */
export const EventForm = (props: Props) => <Open key={JSON.stringify(props.offer.event)} {...props} />;

function Open({ offer, onClose }: Props) {
  const translate = useTranslate();
  const table = useTable();
  const { rules, activeEncounter } = table;
  const stages = useStages(table, offer, onClose);
  if (stages.isOver) return null;
  const shown = stages.offer ?? lastOf(offer, stages.answered);
  const { label } = offerText(translate, rules, activeEncounter, shown);
  const { active } = activeEncounter.state;
  // The one who acts is not named by the offer; a panel names everybody.
  const isByActive = shown.event.model !== undefined && shown.event.model === active;
  const title =
    isByActive && active !== null ? `${namesOf(translate, rules, activeEncounter)(active)}: ${label}` : label;
  const result = stages.result === undefined ? null : <ResultView key={stages.result.at} result={stages.result} />;
  return (
    <FormFrame title={title} onClose={onClose}>
      {stages.offer === undefined ? (
        <Finished onClose={onClose}>{result}</Finished>
      ) : (
        <OfferForm
          // Two rolls that follow each other are the same event, and not the same form.
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

  /** With nothing to be said a reaction is one tap. */
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

/** Of rolls of one kind, one after the other, the last; of an attack and its rolls the attack. */
const lastOf = (first: Offer, answered: Offer | undefined): Offer =>
  answered?.event.kind === first.event.kind ? answered : first;

/** Nothing follows: what came of it, until somebody goes on. */
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
