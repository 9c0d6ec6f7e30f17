import { Plus } from 'lucide-react';
import { memo } from 'react';
import { newSlot, type SlotEdits } from '../../../../shared/studio/slots.ts';
import { IconButton } from '../../../components/button.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import properties from '../properties/properties.module.css';
import type { CardMaker } from '../use-card.ts';
import type { Studio } from '../use-studio.ts';
import { SlotPart } from './slot-part.tsx';
import css from './slots.module.css';

/** Places of the template that styles choose for, made of what is chosen on the card. */
export const SlotsPanel = memo(function SlotsPanel({ studio, maker }: { studio: Studio; maker: CardMaker }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { template, studioView, selection, canEdit, run, select } = studio;
  const { slots = [] } = template;
  if (!canEdit && slots.length === 0) return null;
  const make = (made: SlotEdits) => {
    if (!made.ok) toast(translate(`slots.refused.${made.why}`));
    // What was chosen may stand elsewhere now, or not on the card any more.
    else if (run(made.edits)) select([]);
  };
  return (
    <section className={properties.section} aria-label={translate('slots.title')}>
      <h3>
        {translate('slots.title')}
        {canEdit ? (
          <IconButton
            icon={<Plus />}
            label={translate('slots.add')}
            isDisabled={selection.length === 0}
            onPress={() =>
              make(
                newSlot(gameCatalog, studioView, selection, {
                  slot: translate('slots.place', { n: slots.length + 1 }),
                  standard: translate('slots.standard'),
                  choice: translate('slots.nothing'),
                }),
              )
            }
          />
        ) : null}
      </h3>
      {slots.length === 0 ? <p className={css.note}>{translate('slots.hint')}</p> : null}
      {slots.map((slot) => (
        <SlotPart key={slot.id} slot={slot} studio={studio} maker={maker} make={make} />
      ))}
    </section>
  );
});
