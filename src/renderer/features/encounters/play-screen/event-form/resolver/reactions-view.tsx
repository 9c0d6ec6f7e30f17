import type { Offer } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ForecastAsk } from '../../../../../../shared/play/play-screen/forecast.ts';
import { createOfferTexts } from '../../../../../../shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { Button } from '../../../../../components/button.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { Disclosure } from '../disclosure.tsx';
import type { Reactions } from '../model/next-offer.ts';
import css from './resolver.module.css';

interface Props {
  rules: PlayRules;
  activeEncounter: ActiveEncounter;
  offers: Reactions['namedOffers'];
  onReact(offer: Offer): void;
}

/** Shows a button for each reaction, with its effect. Players who do not react submit the roll instead. */
export function ReactionsView({ asks, ...props }: Props & { asks: readonly ForecastAsk[] }) {
  const translate = useTranslate();
  const { offers } = props;
  if (offers.length === 0) return null;
  /** Returns the effect of a reaction. The forecast lists the effects of a model in the same order as its offers. */
  const getEffect = ({ event }: Offer): string | undefined => {
    const modelAsks = asks.filter(({ model }) => model === event.model);
    const modelOffers = offers.filter((candidate) => candidate.event.model === event.model);
    return modelAsks.length === modelOffers.length
      ? modelAsks[modelOffers.findIndex((candidate) => candidate.event === event)]?.words
      : undefined;
  };
  return (
    <section className={css.block}>
      <p className={css.title}>{translate('eventForm.react')}</p>
      <ReactionButtons {...props} getEffect={getEffect} />
    </section>
  );
}

/** Reactions that the players have to describe. They are rare, so they are at the end. */
export function CustomReactions(props: Props) {
  const translate = useTranslate();
  if (props.offers.length === 0) return null;
  return (
    <Disclosure title={translate('eventForm.others', { n: props.offers.length })}>
      {() => <ReactionButtons {...props} getEffect={() => undefined} />}
    </Disclosure>
  );
}

function ReactionButtons({
  rules,
  activeEncounter,
  offers,
  onReact,
  getEffect,
}: Props & { getEffect(offer: Offer): string | undefined }) {
  const translate = useTranslate();
  return (
    <div className={css.reactions} data-reactions>
      {offers.map((offer) => {
        const { label, price } = createOfferTexts(translate, rules, activeEncounter, offer);
        const effect = getEffect(offer);
        return (
          <Button key={JSON.stringify(offer.event)} className={css.reaction} onPress={() => onReact(offer)}>
            <span>{label}</span>
            {price === undefined ? null : <span className={css.price}>{price}</span>}
            {effect === undefined ? null : <span className={css.effectOf}>{effect}</span>}
          </Button>
        );
      })}
    </div>
  );
}
