import { Braces, LayoutGrid, Ruler, SlidersHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import { Checkbox, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Side } from '../../../../shared/studio/view.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getNextZoom } from '../canvas/geometry.ts';
import type { CanvasAids } from '../canvas/overlay.tsx';
import { useLengthUnit } from '../units.ts';
import { VISION_MODES, type VisionMode } from '../vision-filters.tsx';
import { BarMenu, type MenuGroup } from './bar-menu.tsx';
import css from './bars.module.css';
import { PanelButtons, usePanelEntries } from './panel-buttons.tsx';
import { ToolBar, type ToolProps } from './tool-bar.tsx';

interface Props extends ToolProps {
  side: Side;
  onSide(side: Side): void;
  /** Whether the template has a `more` side, for the further cards that long texts continue on. */
  hasMoreSide: boolean;
  /** The additional sizes of the template by their ids. */
  sizes: CardTemplate['sizes'];
  /** The id of the shown additional size; undefined for the base size. */
  sizeName: string | undefined;
  onSize(sizeName: string | undefined): void;
  canEdit: boolean;
  /** The character, piece or row whose card is shown. */
  subjectId: string;
  subjects: readonly { readonly id: string; readonly label: string }[];
  onSubject(subjectId: string): void;
  zoom: number;
  onZoom(zoom: number): void;
  onFit(): void;
  visionMode: VisionMode;
  onVisionMode(visionMode: VisionMode): void;
  aids: CanvasAids;
  onAids(aids: CanvasAids): void;
  /** Whether the pointer measures distances. */
  isMeasuring: boolean;
  onToggleMeasuring(): void;
  isJsonShown: boolean;
  onToggleJson(): void;
  isSheetShown: boolean;
  onToggleSheet(): void;
}

/**
 * The bars above the canvas: one with controls for what is shown and how, and one with tools for the selection. In a narrow window, the
 * style sheet hides the groups with `data-first` and `data-wider`; the menu with `overflowGroups` then offers the same controls.
 */
export const TopBar = memo(function TopBar(props: Props) {
  const translate = useTranslate();
  const { side, onSide, hasMoreSide, sizeName, onSize, canEdit, zoom, onZoom, onFit, visionMode, onVisionMode } = props;
  const { isMeasuring, onToggleMeasuring, isJsonShown, onToggleJson, isSheetShown, onToggleSheet, aids, onAids } =
    props;
  const lengthUnit = useLengthUnit();
  const panelEntries = usePanelEntries(translate);
  const sizeEntries = Object.entries(props.sizes ?? {});
  const cardSides: readonly Side[] = hasMoreSide ? ['front', 'back', 'more'] : ['front', 'back'];
  const overflowGroups: readonly MenuGroup[] = [
    {
      title: translate('studio.sight'),
      entries: VISION_MODES.map((modeId) => ({
        id: modeId,
        label: translate(`studio.sights.${modeId}`),
        isOn: modeId === visionMode,
        run: () => onVisionMode(modeId),
      })),
    },
    {
      title: translate('studio.view'),
      entries: [
        {
          id: 'measure',
          label: translate('studio.measure'),
          isOn: isMeasuring,
          isDisabled: isSheetShown,
          run: onToggleMeasuring,
        },
        ...panelEntries,
        { id: 'sheet', label: translate('studio.sheet'), isOn: isSheetShown, run: onToggleSheet },
        { id: 'json', label: translate('studio.json'), isOn: isJsonShown, run: onToggleJson },
      ],
    },
    {
      title: translate('studio.aids'),
      entries: AIDS.map((aid) => ({
        id: aid,
        label: aid === 'grid' ? translate(`studio.aid.grid.${lengthUnit}`) : translate(`studio.aid.${aid}`),
        isOn: aids[aid],
        run: () => onAids({ ...aids, [aid]: !aids[aid] }),
      })),
    },
    {
      title: translate('studio.zoom'),
      entries: [
        { id: 'in', label: translate('studio.zoomIn'), run: () => onZoom(getNextZoom(zoom, 1)) },
        { id: 'out', label: translate('studio.zoomOut'), run: () => onZoom(getNextZoom(zoom, -1)) },
        { id: 'fit', label: translate('studio.zoomFit'), run: onFit },
      ],
    },
  ];
  return (
    <div className={css.bars}>
      <div className={css.bar}>
        <SegmentedControl
          label={translate('studio.side')}
          isLabelHidden
          value={side}
          segments={cardSides.map((sideId) => ({ id: sideId, label: translate(`studio.${sideId}`) }))}
          onChange={onSide}
        />
        {sizeEntries.length === 0 ? null : (
          <div className={css.choice}>
            <Select
              label={translate('studio.size')}
              isLabelHidden
              value={sizeName ?? BASE_SIZE_ID}
              choices={[
                { id: BASE_SIZE_ID, label: translate('studio.baseSize') },
                ...sizeEntries.map(([sizeId, { name }]) => ({ id: sizeId, label: name })),
              ]}
              onChange={(chosenSize) => onSize(chosenSize === BASE_SIZE_ID ? undefined : chosenSize)}
            />
          </div>
        )}
        <div className={css.choice} data-wide>
          <Select
            label={translate('studio.hero')}
            isLabelHidden
            isSearchable
            value={props.subjectId}
            choices={props.subjects}
            onChange={props.onSubject}
          />
        </div>
        <div className={css.zoom} data-first data-repeat>
          <IconButton
            icon={<ZoomOut />}
            label={translate('studio.zoomOut')}
            onPress={() => onZoom(getNextZoom(zoom, -1))}
          />
          <Button
            kind="quiet"
            className={css.percent}
            aria-label={translate('studio.zoomed', { percent: Math.round(zoom * 100) })}
            onPress={onFit}
          >
            {Math.round(zoom * 100)} %
          </Button>
          <IconButton
            icon={<ZoomIn />}
            label={translate('studio.zoomIn')}
            onPress={() => onZoom(getNextZoom(zoom, 1))}
          />
        </div>
        <div className={css.choice} data-wider>
          <Select
            label={translate('studio.sight')}
            isLabelHidden
            value={visionMode}
            choices={VISION_MODES.map((modeId) => ({ id: modeId, label: translate(`studio.sights.${modeId}`) }))}
            onChange={(modeId) => onVisionMode(VISION_MODES.find((mode) => mode === modeId) ?? 'normal')}
          />
        </div>
        <div className={css.pair} data-wider>
          <AidsButton {...props} />
          <IconButton
            icon={<Ruler />}
            label={translate('studio.measure')}
            aria-pressed={isMeasuring}
            data-on={isMeasuring || undefined}
            isDisabled={isSheetShown}
            onPress={onToggleMeasuring}
          />
        </div>
        <div className={css.end} data-wider>
          <PanelButtons />
          <IconButton
            icon={<LayoutGrid />}
            label={translate('studio.sheet')}
            aria-pressed={isSheetShown}
            data-on={isSheetShown || undefined}
            onPress={onToggleSheet}
          />
          <IconButton
            icon={<Braces />}
            label={translate('studio.json')}
            aria-pressed={isJsonShown}
            data-on={isJsonShown || undefined}
            onPress={onToggleJson}
          />
        </div>
        <BarMenu label={translate('studio.moreView')} groups={overflowGroups} />
      </div>
      {canEdit ? <ToolBar {...props} /> : null}
    </div>
  );
});

/** The choice for the template's own size. `Select` needs an id for it that no additional size has. */
const BASE_SIZE_ID = 'base size';

const AIDS = ['trim', 'safe', 'guides', 'grid', 'snap'] as const satisfies readonly (keyof CanvasAids)[];

function AidsButton({ aids, onAids }: Pick<Props, 'aids' | 'onAids'>) {
  const translate = useTranslate();
  const lengthUnit = useLengthUnit();
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
              onChange={(isShown) => onAids({ ...aids, [aid]: isShown })}
            >
              <span className={css.tick} aria-hidden="true" />
              {aid === 'grid' ? translate(`studio.aid.grid.${lengthUnit}`) : translate(`studio.aid.${aid}`)}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
