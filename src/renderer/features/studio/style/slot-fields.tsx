import { useDeferredValue, useMemo, useRef } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import type { Region } from '../../../../shared/card/style/changed-region.ts';
import type { OfferedSlot } from '../../../../shared/card/style/offered-slots.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import { useStyles } from '../../../store/templates/use-templates.ts';
import { STYLE } from '../../../strings/studio/style.ts';
import { useNear } from '../../templates/gallery/use-near.ts';
import type { CardMaker } from '../use-card.ts';
import { SettingRow } from './setting-row.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

interface Props {
  slot: OfferedSlot;
  editing: StyleEditing;
  maker: CardMaker;
}

/** No choice is called so: an id has no spaces. */
const STANDARD = 'the standard';

/** What can stand in a place of the template, each as the card would be with it. */
export function SlotFields({ slot, editing, maker }: Props) {
  const { style, base, set } = editing;
  const { id, name, standard, choices, part } = slot;
  const chosen = style.slots?.[id];
  const value = choices.some((choice) => choice.id === chosen) ? chosen : STANDARD;
  // Pictures of choices follow as soon as there is a moment.
  const shown = useDeferredValue(style);
  const { changedRegion } = useStyles();
  const side = part === 'back' ? 'back' : 'front';
  // Of a frame the whole card is what counts.
  const region = useMemo(
    () => (part === 'frame' ? undefined : changedRegion(base, slot, side)),
    [part, changedRegion, base, slot, side],
  );
  const path = pointer('/slots', id);
  const label = STYLE.slot(name);
  return (
    <SettingRow label={label} isChanged={chosen !== undefined} onReset={() => set(path, undefined)}>
      <RadioGroup
        className={css.slot ?? ''}
        value={value ?? STANDARD}
        onChange={(next) => set(path, next === STANDARD ? undefined : next)}
      >
        <Label className={css.label}>{label}</Label>
        <div className={css.choices} data-cut={region === undefined ? undefined : true}>
          {[{ id: STANDARD, name: standard }, ...choices].map((choice) => (
            <Radio key={choice.id} value={choice.id} className={css.choice ?? ''}>
              <Miniature
                style={shown}
                slot={id}
                choice={choice.id === STANDARD ? undefined : choice.id}
                base={base}
                maker={maker}
                side={side}
                region={region}
              />
              <span>{STYLE.slot(choice.name)}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </SettingRow>
  );
}

const VIEW = /viewBox="[^"]*"/;
const toPoints = (millimetres: number): number => Math.round((millimetres * 7200) / 25.4) / 100;

interface MiniatureProps {
  style: CardStyle;
  slot: string;
  choice: string | undefined;
  base: CardTemplate;
  maker: CardMaker;
  side: 'front' | 'back';
  /** What of the card is shown; absent = all of it. */
  region: Region | undefined;
}

function Miniature({ style, slot, choice, base, maker, side, region }: MiniatureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const { applyStyle } = useStyles();
  const svg = useMemo(() => {
    if (!isNear) return undefined;
    const { [slot]: _, ...others } = style.slots ?? {};
    const tried = { ...style, slots: { ...others, ...(choice === undefined ? {} : { [slot]: choice }) } };
    const whole = maker.svgOf(applyStyle(base, tried).template, side, `slot-${slot}-${choice ?? ''}`, false);
    return region === undefined ? whole : whole?.replace(VIEW, `viewBox="${region.map(toPoints).join(' ')}"`);
  }, [isNear, style, slot, choice, base, maker, side, region, applyStyle]);
  const [, , width, height] = region ?? [0, 0, base.size.width, base.size.height];
  return (
    <span
      ref={place}
      className={css.miniature}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
