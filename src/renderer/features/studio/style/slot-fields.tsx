import {
  createContext,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import type { Region } from '../../../../shared/card/style/changed-region.ts';
import type { OfferedSlot } from '../../../../shared/card/style/offered-slots.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { useStyleModule } from '../../../store/templates/use-templates.ts';
import { getSlotLabel } from '../../../strings/studio/style.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useEverNearViewport } from '../../templates/gallery/use-ever-near-viewport.ts';
import type { CardMaker } from '../use-card-maker.ts';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

interface Props {
  slot: OfferedSlot;
  editing: StyleEditing;
  cardMaker: CardMaker;
}

/** No choice has this id: an id has no spaces. */
const STANDARD_ID = 'the standard';

/** The style that the miniatures show, and the maker that draws them. */
interface MiniatureSource {
  readonly style: CardStyle;
  readonly cardMaker: Pick<CardMaker, 'renderSvg'>;
}

/** Miniatures read the style from a context, so that a change of the style renders only the miniatures again and not the slots. */
const MiniatureSourceContext = createContext<MiniatureSource | undefined>(undefined);

/**
 * Chooses what fills a slot of the template, with a miniature of the card for each choice. A slot is a part of the card, such as the
 * back, for which the template offers several designs.
 */
export function SlotFields({ slot, editing, cardMaker }: Props) {
  const translate = useTranslate();
  const { style, changeSetting } = editing;
  const { id: slotId, name: slotName, choices } = slot;
  const chosenId = style.slots?.[slotId];
  const selectedId = choices.some((choice) => choice.id === chosenId) ? chosenId : STANDARD_ID;
  // Miniatures are rendered when there is time.
  const { renderSvg } = cardMaker;
  const miniatureSource = useDeferredValue(useMemo(() => ({ style, cardMaker: { renderSvg } }), [style, renderSvg]));
  const settingPath = joinPointer('/slots', slotId);
  const slotLabel = getSlotLabel(translate, slotName);
  // `chooseOption` reads the function from a ref, so that it stays the same and does not render the memoized choices again.
  const changeSettingRef = useRef(changeSetting);
  useLayoutEffect(() => {
    changeSettingRef.current = changeSetting;
  }, [changeSetting]);
  const chooseOption = useCallback(
    (nextId: string) => changeSettingRef.current(settingPath, nextId === STANDARD_ID ? undefined : nextId),
    [settingPath],
  );
  return (
    <SettingRow
      label={slotLabel}
      isChanged={chosenId !== undefined}
      onReset={() => changeSetting(settingPath, undefined)}
    >
      <MiniatureSourceContext value={miniatureSource}>
        <SlotChoices
          slot={slot}
          base={editing.base}
          label={slotLabel}
          selectedId={selectedId ?? STANDARD_ID}
          onChange={chooseOption}
        />
      </MiniatureSourceContext>
    </SettingRow>
  );
}

interface SlotChoicesProps {
  slot: OfferedSlot;
  base: CardTemplate;
  label: string;
  selectedId: string;
  onChange(nextId: string): void;
}

const SlotChoices = memo(function SlotChoices({ slot, base, label, selectedId, onChange }: SlotChoicesProps) {
  const translate = useTranslate();
  const { id: slotId, standard, choices, part: slotPart } = slot;
  const { findChangedRegion } = useStyleModule();
  const side = slotPart === 'back' ? 'back' : 'front';
  // A frame affects the whole card.
  const region = useMemo(
    () => (slotPart === 'frame' ? undefined : findChangedRegion(base, slot, side)),
    [slotPart, findChangedRegion, base, slot, side],
  );
  return (
    <RadioGroup className={css.slot ?? ''} value={selectedId} onChange={onChange}>
      <Label className={css.label}>{label}</Label>
      <div className={css.choices} data-cut={region === undefined ? undefined : true}>
        {[{ id: STANDARD_ID, name: standard }, ...choices].map((choice) => (
          <Radio key={choice.id} value={choice.id} className={css.choice ?? ''}>
            <ChoiceMiniature
              slotId={slotId}
              choiceId={choice.id === STANDARD_ID ? undefined : choice.id}
              base={base}
              side={side}
              region={region}
            />
            <span>{getSlotLabel(translate, choice.name)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
});

const VIEW_BOX = /viewBox="[^"]*"/;
/** Converts to points, rounded to hundredths. */
const toPoints = (millimeters: number): number => Math.round((millimeters * 7200) / 25.4) / 100;

interface ChoiceMiniatureProps {
  slotId: string;
  choiceId: string | undefined;
  base: CardTemplate;
  side: 'front' | 'back';
  /** The part of the card that is shown; undefined for the whole card. */
  region: Region | undefined;
}

function ChoiceMiniature({ slotId, choiceId, base, side, region }: ChoiceMiniatureProps) {
  const miniatureSource = useContext(MiniatureSourceContext);
  const miniatureRef = useRef<HTMLSpanElement>(null);
  const isNear = useEverNearViewport(miniatureRef);
  const { applyStyle } = useStyleModule();
  const miniatureSvg = useMemo(() => {
    if (!isNear || miniatureSource === undefined) return undefined;
    const { style, cardMaker } = miniatureSource;
    const { [slotId]: _currentChoice, ...otherSlots } = style.slots ?? {};
    const styleWithChoice = {
      ...style,
      slots: { ...otherSlots, ...(choiceId === undefined ? {} : { [slotId]: choiceId }) },
    };
    const hasBleed = false;
    const fullSvg = cardMaker.renderSvg(
      applyStyle(base, styleWithChoice).template,
      side,
      `slot-${slotId}-${choiceId ?? ''}`,
      hasBleed,
    );
    return region === undefined ? fullSvg : fullSvg?.replace(VIEW_BOX, `viewBox="${region.map(toPoints).join(' ')}"`);
  }, [isNear, miniatureSource, slotId, choiceId, base, side, region, applyStyle]);
  // A region is [x, y, width, height] in millimeters.
  const [, , regionWidth, regionHeight] = region ?? [0, 0, base.size.width, base.size.height];
  return (
    <span
      ref={miniatureRef}
      className={css.miniature}
      style={{ aspectRatio: `${regionWidth} / ${regionHeight}` }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer, which outlines or escapes all text of the user
      dangerouslySetInnerHTML={{ __html: miniatureSvg ?? '' }}
    />
  );
}
