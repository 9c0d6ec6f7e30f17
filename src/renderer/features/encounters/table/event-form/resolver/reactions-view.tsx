import type { Offer } from '../../../../../../shared/play/offers.ts';
import type { PlaySpec } from '../../../../../../shared/play/play-spec.ts';
import type { Play } from '../../../../../../shared/play/state.ts';
import type { ForecastAsk } from '../../../../../../shared/play/table/forecast.ts';
import { offerWords } from '../../../../../../shared/play/table/offer-words.ts';
import { Button } from '../../../../../components/button.tsx';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import type { Reactions } from '../model/next-offer.ts';
import css from './resolver.module.css';

interface Props {
  rules: PlaySpec;
  play: Play;
  reactions: Reactions;
  /** What a reaction would change. */
  asks: readonly ForecastAsk[];
  onReact(offer: Offer): void;
}

/** Who may react to what is due, one button each. To do nothing is to roll. */
export function ReactionsView({ rules, play, reactions: { named, others }, asks, onReact }: Props) {
  if (named.length + others.length === 0) return null;
  /** Each answer of a model belongs to the button of its place. */
  const whyOf = ({ event }: Offer): string | undefined => {
    const own = asks.filter(({ model }) => model === event.model);
    const buttons = named.filter((each) => each.event.model === event.model);
    return own.length === buttons.length ? own[buttons.findIndex((each) => each.event === event)]?.words : undefined;
  };
  const button = (offer: Offer) => {
    const { label, price } = offerWords(rules, play, offer);
    const why = named.includes(offer) ? whyOf(offer) : undefined;
    return (
      <Button key={JSON.stringify(offer.event)} className={css.reaction} onPress={() => onReact(offer)}>
        <span>{label}</span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
        {why === undefined ? null : <span className={css.effectOf}>{why}</span>}
      </Button>
    );
  };
  return (
    <section className={css.block}>
      {named.length === 0 ? null : <p className={css.title}>{EVENT_FORM.react}</p>}
      <div className={css.reactions}>{named.map(button)}</div>
      {others.length === 0 ? null : (
        <details className={css.more}>
          <summary>{EVENT_FORM.others(others.length)}</summary>
          <div className={css.reactions}>{others.map(button)}</div>
        </details>
      )}
    </section>
  );
}
