import { ArrowLeftRight, MousePointerClick, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { applyChoice } from '../../../../shared/card/template/apply-choice.ts';
import type { Slot, SlotChoice } from '../../../../shared/card/template/template.ts';
import {
  addChoice,
  isSwappable,
  listStandardElements,
  removeChoice,
  removeSlot,
  renameChoice,
  renameSlot,
  type SlotEdits,
  setSlotPart,
  swapChoice,
} from '../../../../shared/studio/slots.ts';
import { findElement } from '../../../../shared/studio/view.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useEverNearViewport } from '../../templates/gallery/use-ever-near-viewport.ts';
import { FormPart } from '../properties/form-part.tsx';
import { TextInput } from '../properties/inputs/text-input.tsx';
import properties from '../properties/properties.module.css';
import type { CardMaker } from '../use-card-maker.ts';
import type { Studio } from '../use-studio.ts';
import css from './slots.module.css';

interface Props {
  slot: Slot;
  studio: Studio;
  cardMaker: CardMaker;
  commitSlotEdits(slotEdits: SlotEdits): void;
}

/** The parts of the form for a style that can show a slot. `where`, the default, is the arrangement of elements. */
const SLOT_PARTS = ['where', 'frame', 'back'] as const;
const isSlotPart = (partName: string): partName is NonNullable<Slot['part']> =>
  partName === 'frame' || partName === 'back';

/**
 * Edits one slot: its name, the name of its standard elements, and its choices, which have previews. A slot is a group of elements of
 * the template that a style can replace by the elements of one of the choices.
 */
export function SlotPart({ slot, studio, cardMaker, commitSlotEdits }: Props) {
  const translate = useTranslate();
  const { template, studioView, selection, canEdit, commitEdits } = studio;
  const { id: slotId, name: slotName, standard, part: slotPart = 'where', choices } = slot;
  const standardElements = listStandardElements(studioView, slot);
  const [firstElement] = standardElements;
  const side = firstElement === undefined ? 'front' : (findElement({ template }, firstElement)?.side ?? 'front');
  // Changes while the user types into one field are merged into one undo step.
  const isTyping = true;
  const rename = (change: Parameters<typeof renameSlot>[2]) =>
    commitEdits(renameSlot(template, slotId, change), isTyping);
  return (
    <FormPart
      summary={
        <>
          <span>{slotName}</span>
          <span className={properties.value}>{translate('slots.count', { n: choices.length })}</span>
        </>
      }
    >
      <TextInput
        label={translate('slots.name')}
        value={slotName}
        isDisabled={!canEdit}
        onChange={(nextName) => nextName.trim() !== '' && rename({ name: nextName.trim() })}
      />
      <fieldset className={properties.bare} disabled={!canEdit}>
        <Select
          label={translate('slots.part')}
          value={slotPart}
          choices={SLOT_PARTS.map((partName) => ({ id: partName, label: translate(`slots.parts.${partName}`) }))}
          onChange={(nextPart) =>
            commitEdits(setSlotPart(template, slotId, isSlotPart(nextPart) ? nextPart : undefined))
          }
        />
      </fieldset>
      <TextInput
        label={translate('slots.standardName')}
        value={standard}
        isDisabled={!canEdit}
        onChange={(nextName) => nextName.trim() !== '' && rename({ standard: nextName.trim() })}
      />
      <Button
        kind="quiet"
        icon={<MousePointerClick />}
        isDisabled={standardElements.length === 0}
        onPress={() => {
          studio.setSide(side);
          studio.select(standardElements);
        }}
      >
        {translate('slots.select', { n: standardElements.length })}
      </Button>
      <ul className={css.choices}>
        {choices.map((choice) => (
          <li key={choice.id} className={css.choice}>
            <ChoiceMiniature studio={studio} cardMaker={cardMaker} slot={slot} choice={choice} side={side} />
            <TextInput
              label={translate('slots.choiceName')}
              value={choice.name}
              isDisabled={!canEdit}
              onChange={(nextName) =>
                nextName.trim() !== '' &&
                commitEdits(renameChoice(template, slotId, choice.id, nextName.trim()), isTyping)
              }
            />
            {canEdit ? (
              <div className={css.acts}>
                <RowMenu
                  rowName={choice.name}
                  actions={[
                    {
                      id: 'swap',
                      label: translate('slots.swap', { choice: choice.name }),
                      icon: <ArrowLeftRight aria-hidden />,
                      isEnabled: studioView.size === undefined && choices.every(isSwappable),
                      run: () => commitSlotEdits(swapChoice(studioView, slotId, choice.id)),
                    },
                    createRemoveAction(translate, () => commitEdits(removeChoice(template, slotId, choice.id))),
                  ]}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit ? (
        <div className={css.foot}>
          <Button
            kind="quiet"
            icon={<Plus />}
            isDisabled={selection.length === 0}
            onPress={() =>
              commitSlotEdits(
                addChoice(studioView, slotId, selection, translate('slots.choice', { n: choices.length + 1 })),
              )
            }
          >
            {translate('slots.addChoice')}
          </Button>
          <RowMenu
            rowName={slotName}
            actions={[createRemoveAction(translate, () => commitEdits(removeSlot(template, slotId)))]}
          />
        </div>
      ) : null}
    </FormPart>
  );
}

interface ChoiceMiniatureProps extends Pick<Props, 'slot' | 'studio' | 'cardMaker'> {
  choice: SlotChoice;
  side: 'front' | 'back' | 'more';
}

/** Shows a preview of the card with a choice. The preview is rendered when the browser has time. */
function ChoiceMiniature({ slot, choice, studio, cardMaker, side }: ChoiceMiniatureProps) {
  const miniatureRef = useRef<HTMLDivElement>(null);
  const isNear = useEverNearViewport(miniatureRef);
  const template = useDeferredValue(studio.template);
  const cardSvg = useMemo(() => {
    const hasBleed = false;
    const shownTemplate = isNear ? applyChoice(template, choice) : undefined;
    return shownTemplate === undefined
      ? undefined
      : cardMaker.renderSvg(shownTemplate, side, `slot-${slot.id}-${choice.id}`, hasBleed);
  }, [isNear, template, choice, cardMaker, side, slot.id]);
  const { width, height } = template.size;
  return (
    <div
      ref={miniatureRef}
      className={css.miniature}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer, which outlines or escapes all text of the user
      dangerouslySetInnerHTML={{ __html: cardSvg ?? '' }}
    />
  );
}
