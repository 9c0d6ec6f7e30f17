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
import { pointer } from '../../../../shared/document/pointer.ts';
import { useStyles } from '../../../store/templates/use-templates.ts';
import { getSlotLabel } from '../../../strings/studio/style.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
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

/** The style as its choices show it, and what draws them. */
interface Pictured {
  readonly style: CardStyle;
  readonly maker: Pick<CardMaker, 'svgOf'>;
}

/** Stands apart from the choices: of a change elsewhere in the style only their pictures are drawn anew. */
const PicturedContext = createContext<Pictured | undefined>(undefined);

/** What can stand in a place of the template, each as the card would be with it. */
export function SlotFields({ slot, editing, maker }: Props) {
  const translate = useTranslate();
  const { style, set } = editing;
  const { id, name, choices } = slot;
  const chosen = style.slots?.[id];
  const value = choices.some((choice) => choice.id === chosen) ? chosen : STANDARD;
  // Pictures of choices follow as soon as there is a moment.
  const { svgOf } = maker;
  const pictured = useDeferredValue(useMemo(() => ({ style, maker: { svgOf } }), [style, svgOf]));
  const path = pointer('/slots', id);
  const label = getSlotLabel(translate, name);
  const latest = useRef(set);
  useLayoutEffect(() => {
    latest.current = set;
  }, [set]);
  const choose = useCallback((next: string) => latest.current(path, next === STANDARD ? undefined : next), [path]);
  return (
    <SettingRow label={label} isChanged={chosen !== undefined} onReset={() => set(path, undefined)}>
      <PicturedContext value={pictured}>
        <Choices slot={slot} base={editing.base} label={label} value={value ?? STANDARD} onChange={choose} />
      </PicturedContext>
    </SettingRow>
  );
}

interface ChoicesProps {
  slot: OfferedSlot;
  base: CardTemplate;
  label: string;
  value: string;
  onChange(next: string): void;
}

const Choices = memo(function Choices({ slot, base, label, value, onChange }: ChoicesProps) {
  const translate = useTranslate();
  const { id, standard, choices, part } = slot;
  const { changedRegion } = useStyles();
  const side = part === 'back' ? 'back' : 'front';
  // Of a frame the whole card is what counts.
  const region = useMemo(
    () => (part === 'frame' ? undefined : changedRegion(base, slot, side)),
    [part, changedRegion, base, slot, side],
  );
  return (
    <RadioGroup className={css.slot ?? ''} value={value} onChange={onChange}>
      <Label className={css.label}>{label}</Label>
      <div className={css.choices} data-cut={region === undefined ? undefined : true}>
        {[{ id: STANDARD, name: standard }, ...choices].map((choice) => (
          <Radio key={choice.id} value={choice.id} className={css.choice ?? ''}>
            <Miniature
              slot={id}
              choice={choice.id === STANDARD ? undefined : choice.id}
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

const VIEW = /viewBox="[^"]*"/;
const toPoints = (millimetres: number): number => Math.round((millimetres * 7200) / 25.4) / 100;

interface MiniatureProps {
  slot: string;
  choice: string | undefined;
  base: CardTemplate;
  side: 'front' | 'back';
  /** What of the card is shown; absent = all of it. */
  region: Region | undefined;
}

function Miniature({ slot, choice, base, side, region }: MiniatureProps) {
  const pictured = useContext(PicturedContext);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const { applyStyle } = useStyles();
  const svg = useMemo(() => {
    if (!isNear || pictured === undefined) return undefined;
    const { style, maker } = pictured;
    const { [slot]: _, ...others } = style.slots ?? {};
    const tried = { ...style, slots: { ...others, ...(choice === undefined ? {} : { [slot]: choice }) } };
    const whole = maker.svgOf(applyStyle(base, tried).template, side, `slot-${slot}-${choice ?? ''}`, false);
    return region === undefined ? whole : whole?.replace(VIEW, `viewBox="${region.map(toPoints).join(' ')}"`);
  }, [isNear, pictured, slot, choice, base, side, region, applyStyle]);
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
