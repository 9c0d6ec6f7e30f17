import { Plus } from 'lucide-react';
import { memo } from 'react';
import { createSlot, type SlotEdits } from '../../../../shared/studio/slots.ts';
import { IconButton } from '../../../components/button.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import properties from '../properties/properties.module.css';
import type { CardMaker } from '../use-card-maker.ts';
import type { Studio } from '../use-studio.ts';
import { SlotPart } from './slot-part.tsx';
import css from './slots.module.css';

/** Edits the slots of the template. A style chooses what fills each slot. New slots are created from the selected elements. */
export const SlotsPanel = memo(function SlotsPanel({ studio, cardMaker }: { studio: Studio; cardMaker: CardMaker }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { template, studioView, selection, canEdit, commitEdits, select } = studio;
  const { slots = [] } = template;
  if (!canEdit && slots.length === 0) return null;
  const commitSlotEdits = (slotEdits: SlotEdits) => {
    if (!slotEdits.ok) toast(translate(`slots.refused.${slotEdits.why}`));
    // The selected elements may have moved into a choice of the slot, or may no longer be on the card.
    else if (commitEdits(slotEdits.edits)) select([]);
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
              commitSlotEdits(
                createSlot(gameCatalog, studioView, selection, {
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
        <SlotPart key={slot.id} slot={slot} studio={studio} cardMaker={cardMaker} commitSlotEdits={commitSlotEdits} />
      ))}
    </section>
  );
});
