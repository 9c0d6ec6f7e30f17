import type { Offer } from '../../../../../../shared/play/offers.ts';
import type { PlaySpec } from '../../../../../../shared/play/play-spec.ts';
import type { Play } from '../../../../../../shared/play/state.ts';
import { offerWords } from '../../../../../../shared/play/table/offer-words.ts';
import { Button } from '../../../../../components/button.tsx';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import type { Reactions } from '../model/next-offer.ts';
import css from './resolver.module.css';

interface Props {
  rules: PlaySpec;
  play: Play;
  reactions: Reactions;
  onReact(offer: Offer): void;
}

/** Who may react to what is due, one button each. To do nothing is to roll. */
export function ReactionsView({ rules, play, reactions: { named, others }, onReact }: Props) {
  if (named.length + others.length === 0) return null;
  const button = (offer: Offer) => {
    const { label, price } = offerWords(rules, play, offer);
    return (
      <Button key={JSON.stringify(offer.event)} className={css.reaction} onPress={() => onReact(offer)}>
        <span>{label}</span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
      </Button>
    );
  };
  return (
    <section className={css.block}>
      {named.length === 0 ? null : <h4>{EVENT_FORM.react}</h4>}
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
