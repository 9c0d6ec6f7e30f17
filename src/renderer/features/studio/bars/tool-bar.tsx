import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BringToFront,
  Copy,
  Group,
  Plus,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Alignment, AlignTo } from '../../../../shared/studio/arrange/align.ts';
import type { Preset } from '../../../../shared/studio/presets/preset-elements.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { StudioActions } from '../use-studio-actions.ts';
import { BarMenu, type MenuGroup } from './bar-menu.tsx';
import css from './bars.module.css';

export interface ToolProps {
  /** Number of selected elements. */
  readonly selectedCount: number;
  readonly actions: StudioActions;
  readonly presets: readonly Preset[];
  readonly alignTo: AlignTo;
  onAlignTo(alignTarget: AlignTo): void;
}

/** The alignments with their icons. The icon library names an icon after the line that the elements touch: left = `AlignStartVertical`. */
const ALIGNMENTS = [
  ['left', AlignStartVertical],
  ['center', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
] as const satisfies readonly (readonly [Alignment, typeof Copy])[];

/** Menus that add plain elements and ready-made presets. */
function AddMenus({ actions, presets }: Pick<ToolProps, 'actions' | 'presets'>) {
  const translate = useTranslate();
  return (
    <>
      <MenuTrigger>
        <Button icon={<Plus />}>{translate('studio.add')}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={css.menu ?? ''}
            aria-label={translate('studio.add')}
            onAction={(kind) => actions.add(kind as (typeof ELEMENT_KINDS)[number])}
          >
            {ELEMENT_KINDS.map((kind) => (
              <MenuItem
                key={kind}
                id={kind}
                textValue={translate(`studio.kinds.${kind}`)}
                className={overlay.option ?? ''}
              >
                {translate(`studio.kinds.${kind}`)}
                <span className={overlay.note}>{translate(`studio.kindHints.${kind}`)}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <MenuTrigger>
        <Button icon={<Plus />}>{translate('studio.ready')}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={overlay.list ?? ''}
            aria-label={translate('studio.ready')}
            onAction={(presetId) => actions.addPreset(presetId as Preset)}
          >
            {presets.map((preset) => (
              <MenuItem
                key={preset}
                id={preset}
                textValue={translate(`studio.presets.${preset}`)}
                className={overlay.option ?? ''}
              >
                {translate(`studio.presets.${preset}`)}
                <span className={overlay.note}>{translate(`studio.presetHints.${preset}`)}</span>
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
  'credit',
  'art',
  'picture',
  'shape',
  'halftone',
] as const;

/** What elements are aligned to: the box around the selection, the safe area, or the trimmed card. */
const ALIGN_TO = ['selection', 'safe', 'trim'] as const satisfies readonly AlignTo[];

/**
 * Toolbar for the selected elements, with the menus that add new ones. In a narrow window, the style sheet hides the groups with
 * `data-second` and `data-wide`, and shows the menu with the same actions (`overflowGroups`) instead.
 */
export function ToolBar({ selectedCount, actions, presets, alignTo, onAlignTo }: ToolProps) {
  const translate = useTranslate();
  const hasNoSelection = selectedCount === 0;
  // A single element can't be aligned to the selection, which is the element itself.
  const alignTarget = selectedCount < 2 && alignTo === 'selection' ? 'safe' : alignTo;
  const overflowGroups: readonly MenuGroup[] = [
    {
      title: translate('studio.order'),
      entries: [
        {
          id: 'front',
          label: translate('studio.orders.front'),
          isDisabled: hasNoSelection,
          run: () => actions.reorder('front'),
        },
        {
          id: 'back',
          label: translate('studio.orders.back'),
          isDisabled: hasNoSelection,
          run: () => actions.reorder('back'),
        },
        { id: 'group', label: translate('studio.group'), isDisabled: selectedCount < 2, run: actions.group },
        {
          id: 'ungroup',
          label: translate('studio.ungroup'),
          isDisabled: hasNoSelection,
          run: actions.ungroup,
        },
      ],
    },
    {
      title: translate('studio.inLine'),
      entries: [
        ...ALIGNMENTS.map(([alignment]) => ({
          id: alignment,
          label: translate(`studio.alignments.${alignment}`),
          isDisabled: hasNoSelection,
          run: () => actions.align(alignment, alignTarget),
        })),
        {
          id: 'x',
          label: translate('studio.spreads.x'),
          isDisabled: selectedCount < 3,
          run: () => actions.distribute('x', 'gaps'),
        },
        {
          id: 'y',
          label: translate('studio.spreads.y'),
          isDisabled: selectedCount < 3,
          run: () => actions.distribute('y', 'gaps'),
        },
      ],
    },
    {
      title: translate('studio.alignTo'),
      entries: ALIGN_TO.map((targetId) => ({
        id: `to ${targetId}`,
        label: translate(`studio.alignTos.${targetId}`),
        isOn: targetId === alignTo,
        run: () => onAlignTo(targetId),
      })),
    },
  ];
  return (
    <div className={css.bar} role="toolbar" aria-label={translate('studio.tools')}>
      <AddMenus actions={actions} presets={presets} />
      <span className={css.gap} />
      <IconButton
        icon={<Copy />}
        label={translate('studio.duplicate')}
        isDisabled={hasNoSelection}
        onPress={actions.duplicate}
      />
      <IconButton
        icon={<Trash2 />}
        label={translate('studio.remove')}
        isDisabled={hasNoSelection}
        onPress={actions.remove}
      />
      <div className={css.pair} data-second>
        <IconButton
          icon={<BringToFront />}
          label={translate('studio.orders.front')}
          isDisabled={hasNoSelection}
          onPress={() => actions.reorder('front')}
        />
        <IconButton
          icon={<SendToBack />}
          label={translate('studio.orders.back')}
          isDisabled={hasNoSelection}
          onPress={() => actions.reorder('back')}
        />
        <IconButton
          icon={<Group />}
          label={translate('studio.group')}
          isDisabled={selectedCount < 2}
          onPress={actions.group}
        />
        <IconButton
          icon={<Ungroup />}
          label={translate('studio.ungroup')}
          isDisabled={hasNoSelection}
          onPress={actions.ungroup}
        />
      </div>
      <div className={css.pair} data-wide>
        <span className={css.gap} />
        {ALIGNMENTS.map(([alignment, Icon]) => (
          <IconButton
            key={alignment}
            icon={<Icon />}
            label={translate(`studio.alignments.${alignment}`)}
            isDisabled={hasNoSelection}
            onPress={() => actions.align(alignment, alignTarget)}
          />
        ))}
        <IconButton
          icon={<AlignHorizontalSpaceBetween />}
          label={translate('studio.spreads.x')}
          isDisabled={selectedCount < 3}
          onPress={() => actions.distribute('x', 'gaps')}
        />
        <IconButton
          icon={<AlignVerticalSpaceBetween />}
          label={translate('studio.spreads.y')}
          isDisabled={selectedCount < 3}
          onPress={() => actions.distribute('y', 'gaps')}
        />
        <div className={css.choice}>
          <Select
            label={translate('studio.alignTo')}
            isLabelHidden
            value={alignTo}
            choices={ALIGN_TO.map((targetId) => ({ id: targetId, label: translate(`studio.alignTos.${targetId}`) }))}
            onChange={(targetId) => onAlignTo(targetId as AlignTo)}
          />
        </div>
      </div>
      <BarMenu label={translate('studio.moreTools')} groups={overflowGroups} />
    </div>
  );
}
