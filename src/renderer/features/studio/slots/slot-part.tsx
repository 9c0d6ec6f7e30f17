import { ArrowLeftRight, MousePointerClick, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Slot, SlotChoice } from '../../../../shared/card/template/template.ts';
import { withChoice } from '../../../../shared/card/template/with-choice.ts';
import {
  addChoice,
  isWhole,
  removeChoice,
  removeSlot,
  renameChoice,
  renameSlot,
  type SlotEdits,
  setSlotPart,
  standardOf,
  swapChoice,
} from '../../../../shared/studio/slots.ts';
import { elementAt } from '../../../../shared/studio/view.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useNear } from '../../templates/gallery/use-near.ts';
import { FormPart } from '../properties/form-part.tsx';
import { TextInput } from '../properties/inputs/text-input.tsx';
import properties from '../properties/properties.module.css';
import type { CardMaker } from '../use-card.ts';
import type { Studio } from '../use-studio.ts';
import css from './slots.module.css';

interface Props {
  slot: Slot;
  studio: Studio;
  maker: CardMaker;
  make(made: SlotEdits): void;
}

const PARTS = ['where', 'frame', 'back'] as const;
const isPart = (part: string): part is NonNullable<Slot['part']> => part === 'frame' || part === 'back';

/** One place: its names, what stands there by itself, and its choices as the card would be with each. */
export function SlotPart({ slot, studio, maker, make }: Props) {
  const translate = useTranslate();
  const { template, studioView, selection, canEdit, run } = studio;
  const { id, name, standard, part = 'where', choices } = slot;
  const own = standardOf(studioView, slot);
  const [first] = own;
  const side = first === undefined ? 'front' : (elementAt({ template }, first)?.side ?? 'front');
  const rename = (change: Parameters<typeof renameSlot>[2]) => run(renameSlot(template, id, change), true);
  return (
    <FormPart
      summary={
        <>
          <span>{name}</span>
          <span className={properties.value}>{translate('slots.count', { n: choices.length })}</span>
        </>
      }
    >
      <TextInput
        label={translate('slots.name')}
        value={name}
        isDisabled={!canEdit}
        onChange={(next) => next.trim() !== '' && rename({ name: next.trim() })}
      />
      <fieldset className={properties.bare} disabled={!canEdit}>
        <Select
          label={translate('slots.part')}
          value={part}
          choices={PARTS.map((one) => ({ id: one, label: translate(`slots.parts.${one}`) }))}
          onChange={(next) => run(setSlotPart(template, id, isPart(next) ? next : undefined))}
        />
      </fieldset>
      <TextInput
        label={translate('slots.standardName')}
        value={standard}
        isDisabled={!canEdit}
        onChange={(next) => next.trim() !== '' && rename({ standard: next.trim() })}
      />
      <Button
        kind="quiet"
        icon={<MousePointerClick />}
        isDisabled={own.length === 0}
        onPress={() => {
          studio.setSide(side);
          studio.select(own);
        }}
      >
        {translate('slots.select', { n: own.length })}
      </Button>
      <ul className={css.choices}>
        {choices.map((choice) => (
          <li key={choice.id} className={css.choice}>
            <Miniature studio={studio} maker={maker} slot={slot} choice={choice} side={side} />
            <TextInput
              label={translate('slots.choiceName')}
              value={choice.name}
              isDisabled={!canEdit}
              onChange={(next) => next.trim() !== '' && run(renameChoice(template, id, choice.id, next.trim()), true)}
            />
            {canEdit ? (
              <div className={css.acts}>
                <RowMenu
                  name={choice.name}
                  actions={[
                    {
                      id: 'swap',
                      label: translate('slots.swap', { choice: choice.name }),
                      icon: <ArrowLeftRight aria-hidden />,
                      isDisabled: studioView.size !== undefined || !choices.every(isWhole),
                      run: () => make(swapChoice(studioView, id, choice.id)),
                    },
                    removeAction(translate, () => run(removeChoice(template, id, choice.id))),
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
              make(addChoice(studioView, id, selection, translate('slots.choice', { n: choices.length + 1 })))
            }
          >
            {translate('slots.addChoice')}
          </Button>
          <RowMenu name={name} actions={[removeAction(translate, () => run(removeSlot(template, id)))]} />
        </div>
      ) : null}
    </FormPart>
  );
}

interface MiniatureProps extends Pick<Props, 'slot' | 'studio' | 'maker'> {
  choice: SlotChoice;
  side: 'front' | 'back' | 'more';
}

/** The card with a choice; it follows as soon as there is a moment. */
function Miniature({ slot, choice, studio, maker, side }: MiniatureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const template = useDeferredValue(studio.template);
  const svg = useMemo(() => {
    const shown = isNear ? withChoice(template, choice) : undefined;
    return shown === undefined ? undefined : maker.svgOf(shown, side, `slot-${slot.id}-${choice.id}`, false);
  }, [isNear, template, choice, maker, side, slot.id]);
  const { width, height } = template.size;
  return (
    <div
      ref={place}
      className={css.miniature}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
