import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  Braces,
  BringToFront,
  Copy,
  Group,
  LayoutGrid,
  Plus,
  Ruler,
  SendToBack,
  SlidersHorizontal,
  Trash2,
  Ungroup,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { memo } from 'react';
import { Checkbox, Dialog, DialogTrigger, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Alignment, AlignTo } from '../../../shared/studio/arrange/align.ts';
import type { Preset } from '../../../shared/studio/preset-elements.ts';
import type { Side } from '../../../shared/studio/view.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Select } from '../../components/inputs/select.tsx';
import overlay from '../../components/overlay.module.css';
import { STUDIO } from '../../strings/studio.ts';
import { nextZoom } from './canvas/geometry.ts';
import type { Aids } from './canvas/overlay.tsx';
import { SIGHTS, type Sight } from './sight.tsx';
import css from './studio.module.css';
import { useLengthUnit } from './units.ts';
import type { Acts } from './use-acts.ts';

interface Props {
  side: Side;
  onSide(side: Side): void;
  hasMore: boolean;
  sizes: CardTemplate['sizes'];
  size: string | undefined;
  onSize(size: string | undefined): void;
  canEdit: boolean;
  /** How many elements are chosen. */
  chosen: number;
  acts: Acts;
  presets: readonly Preset[];
  hero: string;
  heroes: readonly { readonly id: string; readonly label: string }[];
  onHero(id: string): void;
  zoom: number;
  onZoom(zoom: number): void;
  onFit(): void;
  sight: Sight;
  onSight(sight: Sight): void;
  aids: Aids;
  onAids(aids: Aids): void;
  alignTo: AlignTo;
  onAlignTo(to: AlignTo): void;
  /** Whether the pointer measures. */
  isMeasuring: boolean;
  onMeasure(): void;
  isJson: boolean;
  onJson(): void;
  isSheet: boolean;
  onSheet(): void;
}

const ALIGNMENTS = [
  ['left', AlignStartVertical],
  ['center', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
] as const satisfies readonly (readonly [Alignment, typeof Copy])[];

/** What is shown and how, above the canvas; below it what can be done with what is chosen. */
export const TopBar = memo(function TopBar(props: Props) {
  const { side, onSide, hasMore, size, onSize, canEdit, zoom, onZoom, onFit, sight, onSight } = props;
  const { isMeasuring, onMeasure, isJson, onJson, isSheet, onSheet } = props;
  const sizes = Object.entries(props.sizes ?? {});
  const sides: readonly Side[] = hasMore ? ['front', 'back', 'more'] : ['front', 'back'];
  return (
    <div className={css.bars}>
      <div className={css.bar}>
        <Segmented
          label={STUDIO.side}
          bare
          value={side}
          segments={sides.map((id) => ({ id, label: STUDIO[id] }))}
          onChange={onSide}
        />
        {sizes.length === 0 ? null : (
          <div className={css.choice}>
            <Select
              label={STUDIO.size}
              bare
              value={size ?? BASE}
              choices={[{ id: BASE, label: STUDIO.baseSize }, ...sizes.map(([id, { name }]) => ({ id, label: name }))]}
              onChange={(id) => onSize(id === BASE ? undefined : id)}
            />
          </div>
        )}
        <div className={css.choice} data-wide>
          <Select label={STUDIO.hero} bare value={props.hero} choices={props.heroes} onChange={props.onHero} />
        </div>
        <div className={css.zoom}>
          <IconButton icon={<ZoomOut />} label={STUDIO.zoomOut} onPress={() => onZoom(nextZoom(zoom, -1))} />
          <Button
            kind="quiet"
            className={css.percent}
            aria-label={STUDIO.zoomed(Math.round(zoom * 100))}
            onPress={onFit}
          >
            {Math.round(zoom * 100)} %
          </Button>
          <IconButton icon={<ZoomIn />} label={STUDIO.zoomIn} onPress={() => onZoom(nextZoom(zoom, 1))} />
        </div>
        <div className={css.choice}>
          <Select
            label={STUDIO.sight}
            bare
            value={sight}
            choices={SIGHTS.map((id) => ({ id, label: STUDIO.sights[id] }))}
            onChange={(id) => onSight(SIGHTS.find((one) => one === id) ?? 'normal')}
          />
        </div>
        <AidsButton {...props} />
        <IconButton
          icon={<Ruler />}
          label={STUDIO.measure}
          aria-pressed={isMeasuring}
          data-on={isMeasuring || undefined}
          isDisabled={isSheet}
          onPress={onMeasure}
        />
        <div className={css.end}>
          <IconButton
            icon={<LayoutGrid />}
            label={STUDIO.sheet}
            aria-pressed={isSheet}
            data-on={isSheet || undefined}
            onPress={onSheet}
          />
          <IconButton
            icon={<Braces />}
            label={STUDIO.json}
            aria-pressed={isJson}
            data-on={isJson || undefined}
            onPress={onJson}
          />
        </div>
      </div>
      {canEdit ? <ToolBar {...props} /> : null}
    </div>
  );
});

/** Plain elements, and what most cards need ready-made. */
function AddMenus({ acts, presets }: Pick<Props, 'acts' | 'presets'>) {
  return (
    <>
      <MenuTrigger>
        <Button icon={<Plus />}>{STUDIO.add}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu className={css.menu ?? ''} aria-label={STUDIO.add} onAction={(kind) => acts.add(kind as never)}>
            {ELEMENT_KINDS.map((kind) => (
              <MenuItem key={kind} id={kind} textValue={STUDIO.kinds[kind]} className={overlay.option ?? ''}>
                {STUDIO.kinds[kind]}
                <span className={overlay.note}>{STUDIO.kindHints[kind]}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <MenuTrigger>
        <Button icon={<Plus />}>{STUDIO.ready}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={overlay.list ?? ''}
            aria-label={STUDIO.ready}
            onAction={(id) => acts.addPreset(id as Preset)}
          >
            {presets.map((preset) => (
              <MenuItem key={preset} id={preset} textValue={STUDIO.presets[preset]} className={overlay.option ?? ''}>
                {STUDIO.presets[preset]}
                <span className={overlay.note}>{STUDIO.presetHints[preset]}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  );
}

const ELEMENT_KINDS = [
  'text',
  'flow',
  'stat',
  'track',
  'symbol',
  'list',
  'art',
  'picture',
  'shape',
  'halftone',
] as const;

/** Select wants a word for every choice. */
const BASE = 'base size';

const AIDS = ['trim', 'safe', 'guides', 'grid', 'snap'] as const satisfies readonly (keyof Aids)[];

function AidsButton({ aids, onAids }: Pick<Props, 'aids' | 'onAids'>) {
  const unit = useLengthUnit();
  return (
    <DialogTrigger>
      <IconButton icon={<SlidersHorizontal />} label={STUDIO.aids} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.aids ?? ''} aria-label={STUDIO.aids}>
          {AIDS.map((aid) => (
            <Checkbox
              key={aid}
              className={css.aid ?? ''}
              isSelected={aids[aid]}
              onChange={(on) => onAids({ ...aids, [aid]: on })}
            >
              <span className={css.tick} aria-hidden="true" />
              {aid === 'grid' ? STUDIO.aid.grid[unit] : STUDIO.aid[aid]}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ToolBar({ chosen, acts, presets, alignTo, onAlignTo }: Props) {
  const none = chosen === 0;
  const target = chosen < 2 && alignTo === 'selection' ? 'safe' : alignTo;
  return (
    <div className={css.bar} role="toolbar" aria-label={STUDIO.tools}>
      <AddMenus acts={acts} presets={presets} />
      <span className={css.gap} />
      <IconButton icon={<Copy />} label={STUDIO.duplicate} isDisabled={none} onPress={acts.duplicate} />
      <IconButton icon={<Trash2 />} label={STUDIO.remove} isDisabled={none} onPress={acts.remove} />
      <IconButton
        icon={<BringToFront />}
        label={STUDIO.orders.front}
        isDisabled={none}
        onPress={() => acts.order('front')}
      />
      <IconButton
        icon={<SendToBack />}
        label={STUDIO.orders.back}
        isDisabled={none}
        onPress={() => acts.order('back')}
      />
      <IconButton icon={<Group />} label={STUDIO.group} isDisabled={chosen < 2} onPress={acts.group} />
      <IconButton icon={<Ungroup />} label={STUDIO.ungroup} isDisabled={none} onPress={acts.ungroup} />
      <span className={css.gap} />
      {ALIGNMENTS.map(([how, Icon]) => (
        <IconButton
          key={how}
          icon={<Icon />}
          label={STUDIO.alignments[how]}
          isDisabled={none}
          onPress={() => acts.align(how, target)}
        />
      ))}
      <IconButton
        icon={<AlignHorizontalSpaceBetween />}
        label={STUDIO.spreads.x}
        isDisabled={chosen < 3}
        onPress={() => acts.distribute('x', 'gaps')}
      />
      <IconButton
        icon={<AlignVerticalSpaceBetween />}
        label={STUDIO.spreads.y}
        isDisabled={chosen < 3}
        onPress={() => acts.distribute('y', 'gaps')}
      />
      <div className={css.choice}>
        <Select
          label={STUDIO.alignTo}
          bare
          value={alignTo}
          choices={(['selection', 'safe', 'trim'] as const).map((id) => ({ id, label: STUDIO.alignTos[id] }))}
          onChange={(id) => onAlignTo(id as AlignTo)}
        />
      </div>
    </div>
  );
}
