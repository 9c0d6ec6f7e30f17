import { Braces, LayoutGrid, Ruler, SlidersHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import { Checkbox, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Side } from '../../../../shared/studio/view.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { nextZoom } from '../canvas/geometry.ts';
import type { Aids } from '../canvas/overlay.tsx';
import { SIGHTS, type Sight } from '../sight.tsx';
import { useLengthUnit } from '../units.ts';
import { BarMenu, type EntryGroup } from './bar-menu.tsx';
import css from './bars.module.css';
import { ToolBar, type ToolProps } from './tool-bar.tsx';

interface Props extends ToolProps {
  side: Side;
  onSide(side: Side): void;
  hasMore: boolean;
  sizes: CardTemplate['sizes'];
  size: string | undefined;
  onSize(size: string | undefined): void;
  canEdit: boolean;
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
  /** Whether the pointer measures. */
  isMeasuring: boolean;
  onMeasure(): void;
  isJson: boolean;
  onJson(): void;
  isSheet: boolean;
  onSheet(): void;
}

/** What is shown and how, above the canvas; below it what can be done with what is chosen. */
export const TopBar = memo(function TopBar(props: Props) {
  const translate = useTranslate();
  const { side, onSide, hasMore, size, onSize, canEdit, zoom, onZoom, onFit, sight, onSight } = props;
  const { isMeasuring, onMeasure, isJson, onJson, isSheet, onSheet, aids, onAids } = props;
  const unit = useLengthUnit();
  const sizes = Object.entries(props.sizes ?? {});
  const sides: readonly Side[] = hasMore ? ['front', 'back', 'more'] : ['front', 'back'];
  const hidden: readonly EntryGroup[] = [
    {
      title: translate('studio.sight'),
      entries: SIGHTS.map((id) => ({
        id,
        label: translate(`studio.sights.${id}`),
        isOn: id === sight,
        run: () => onSight(id),
      })),
    },
    {
      title: translate('studio.view'),
      entries: [
        { id: 'measure', label: translate('studio.measure'), isOn: isMeasuring, isDisabled: isSheet, run: onMeasure },
        { id: 'sheet', label: translate('studio.sheet'), isOn: isSheet, run: onSheet },
        { id: 'json', label: translate('studio.json'), isOn: isJson, run: onJson },
      ],
    },
    {
      title: translate('studio.aids'),
      entries: AIDS.map((aid) => ({
        id: aid,
        label: aid === 'grid' ? translate(`studio.aid.grid.${unit}`) : translate(`studio.aid.${aid}`),
        isOn: aids[aid],
        run: () => onAids({ ...aids, [aid]: !aids[aid] }),
      })),
    },
    {
      title: translate('studio.zoom'),
      entries: [
        { id: 'in', label: translate('studio.zoomIn'), run: () => onZoom(nextZoom(zoom, 1)) },
        { id: 'out', label: translate('studio.zoomOut'), run: () => onZoom(nextZoom(zoom, -1)) },
        { id: 'fit', label: translate('studio.zoomFit'), run: onFit },
      ],
    },
  ];
  return (
    <div className={css.bars}>
      <div className={css.bar}>
        <Segmented
          label={translate('studio.side')}
          bare
          value={side}
          segments={sides.map((id) => ({ id, label: translate(`studio.${id}`) }))}
          onChange={onSide}
        />
        {sizes.length === 0 ? null : (
          <div className={css.choice}>
            <Select
              label={translate('studio.size')}
              bare
              value={size ?? BASE}
              choices={[
                { id: BASE, label: translate('studio.baseSize') },
                ...sizes.map(([id, { name }]) => ({ id, label: name })),
              ]}
              onChange={(id) => onSize(id === BASE ? undefined : id)}
            />
          </div>
        )}
        <div className={css.choice} data-wide>
          <Select
            label={translate('studio.hero')}
            bare
            value={props.hero}
            choices={props.heroes}
            onChange={props.onHero}
          />
        </div>
        <div className={css.zoom} data-first data-repeat>
          <IconButton
            icon={<ZoomOut />}
            label={translate('studio.zoomOut')}
            onPress={() => onZoom(nextZoom(zoom, -1))}
          />
          <Button
            kind="quiet"
            className={css.percent}
            aria-label={translate('studio.zoomed', { percent: Math.round(zoom * 100) })}
            onPress={onFit}
          >
            {Math.round(zoom * 100)} %
          </Button>
          <IconButton icon={<ZoomIn />} label={translate('studio.zoomIn')} onPress={() => onZoom(nextZoom(zoom, 1))} />
        </div>
        <div className={css.choice} data-wider>
          <Select
            label={translate('studio.sight')}
            bare
            value={sight}
            choices={SIGHTS.map((id) => ({ id, label: translate(`studio.sights.${id}`) }))}
            onChange={(id) => onSight(SIGHTS.find((one) => one === id) ?? 'normal')}
          />
        </div>
        <div className={css.pair} data-wider>
          <AidsButton {...props} />
          <IconButton
            icon={<Ruler />}
            label={translate('studio.measure')}
            aria-pressed={isMeasuring}
            data-on={isMeasuring || undefined}
            isDisabled={isSheet}
            onPress={onMeasure}
          />
        </div>
        <div className={css.end} data-wider>
          <IconButton
            icon={<LayoutGrid />}
            label={translate('studio.sheet')}
            aria-pressed={isSheet}
            data-on={isSheet || undefined}
            onPress={onSheet}
          />
          <IconButton
            icon={<Braces />}
            label={translate('studio.json')}
            aria-pressed={isJson}
            data-on={isJson || undefined}
            onPress={onJson}
          />
        </div>
        <BarMenu label={translate('studio.moreView')} groups={hidden} />
      </div>
      {canEdit ? <ToolBar {...props} /> : null}
    </div>
  );
});

const BASE = 'base size';

const AIDS = ['trim', 'safe', 'guides', 'grid', 'snap'] as const satisfies readonly (keyof Aids)[];

function AidsButton({ aids, onAids }: Pick<Props, 'aids' | 'onAids'>) {
  const translate = useTranslate();
  const unit = useLengthUnit();
  return (
    <DialogTrigger>
      <IconButton icon={<SlidersHorizontal />} label={translate('studio.aids')} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.aids ?? ''} aria-label={translate('studio.aids')}>
          {AIDS.map((aid, index) => (
            <Checkbox
              key={aid}
              autoFocus={index === 0}
              className={css.aid ?? ''}
              isSelected={aids[aid]}
              onChange={(on) => onAids({ ...aids, [aid]: on })}
            >
              <span className={css.tick} aria-hidden="true" />
              {aid === 'grid' ? translate(`studio.aid.grid.${unit}`) : translate(`studio.aid.${aid}`)}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
