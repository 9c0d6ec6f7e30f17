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
import type { Acts } from '../use-acts.ts';
import { BarMenu, type EntryGroup } from './bar-menu.tsx';
import css from './bars.module.css';

export interface ToolProps {
  /** How many elements are chosen. */
  readonly chosen: number;
  readonly acts: Acts;
  readonly presets: readonly Preset[];
  readonly alignTo: AlignTo;
  onAlignTo(to: AlignTo): void;
}

const ALIGNMENTS = [
  ['left', AlignStartVertical],
  ['center', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
] as const satisfies readonly (readonly [Alignment, typeof Copy])[];

/** Plain elements, and what most cards need ready-made. */
function AddMenus({ acts, presets }: Pick<ToolProps, 'acts' | 'presets'>) {
  const translate = useTranslate();
  return (
    <>
      <MenuTrigger>
        <Button icon={<Plus />}>{translate('studio.add')}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={css.menu ?? ''}
            aria-label={translate('studio.add')}
            onAction={(kind) => acts.add(kind as never)}
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
            onAction={(id) => acts.addPreset(id as Preset)}
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
  'art',
  'picture',
  'shape',
  'halftone',
] as const;

const ALIGN_TO = ['selection', 'safe', 'trim'] as const satisfies readonly AlignTo[];

/** What can be done with what is chosen, and what can be added. */
export function ToolBar({ chosen, acts, presets, alignTo, onAlignTo }: ToolProps) {
  const translate = useTranslate();
  const none = chosen === 0;
  const target = chosen < 2 && alignTo === 'selection' ? 'safe' : alignTo;
  const hidden: readonly EntryGroup[] = [
    {
      title: translate('studio.order'),
      entries: [
        { id: 'front', label: translate('studio.orders.front'), isDisabled: none, run: () => acts.order('front') },
        { id: 'back', label: translate('studio.orders.back'), isDisabled: none, run: () => acts.order('back') },
        { id: 'group', label: translate('studio.group'), isDisabled: chosen < 2, run: acts.group },
        { id: 'ungroup', label: translate('studio.ungroup'), isDisabled: none, run: acts.ungroup },
      ],
    },
    {
      title: translate('studio.inLine'),
      entries: [
        ...ALIGNMENTS.map(([how]) => ({
          id: how,
          label: translate(`studio.alignments.${how}`),
          isDisabled: none,
          run: () => acts.align(how, target),
        })),
        {
          id: 'x',
          label: translate('studio.spreads.x'),
          isDisabled: chosen < 3,
          run: () => acts.distribute('x', 'gaps'),
        },
        {
          id: 'y',
          label: translate('studio.spreads.y'),
          isDisabled: chosen < 3,
          run: () => acts.distribute('y', 'gaps'),
        },
      ],
    },
    {
      title: translate('studio.alignTo'),
      entries: ALIGN_TO.map((id) => ({
        id: `to ${id}`,
        label: translate(`studio.alignTos.${id}`),
        isOn: id === alignTo,
        run: () => onAlignTo(id),
      })),
    },
  ];
  return (
    <div className={css.bar} role="toolbar" aria-label={translate('studio.tools')}>
      <AddMenus acts={acts} presets={presets} />
      <span className={css.gap} />
      <IconButton icon={<Copy />} label={translate('studio.duplicate')} isDisabled={none} onPress={acts.duplicate} />
      <IconButton icon={<Trash2 />} label={translate('studio.remove')} isDisabled={none} onPress={acts.remove} />
      <div className={css.pair} data-second>
        <IconButton
          icon={<BringToFront />}
          label={translate('studio.orders.front')}
          isDisabled={none}
          onPress={() => acts.order('front')}
        />
        <IconButton
          icon={<SendToBack />}
          label={translate('studio.orders.back')}
          isDisabled={none}
          onPress={() => acts.order('back')}
        />
        <IconButton icon={<Group />} label={translate('studio.group')} isDisabled={chosen < 2} onPress={acts.group} />
        <IconButton icon={<Ungroup />} label={translate('studio.ungroup')} isDisabled={none} onPress={acts.ungroup} />
      </div>
      <div className={css.pair} data-wide>
        <span className={css.gap} />
        {ALIGNMENTS.map(([how, Icon]) => (
          <IconButton
            key={how}
            icon={<Icon />}
            label={translate(`studio.alignments.${how}`)}
            isDisabled={none}
            onPress={() => acts.align(how, target)}
          />
        ))}
        <IconButton
          icon={<AlignHorizontalSpaceBetween />}
          label={translate('studio.spreads.x')}
          isDisabled={chosen < 3}
          onPress={() => acts.distribute('x', 'gaps')}
        />
        <IconButton
          icon={<AlignVerticalSpaceBetween />}
          label={translate('studio.spreads.y')}
          isDisabled={chosen < 3}
          onPress={() => acts.distribute('y', 'gaps')}
        />
        <div className={css.choice}>
          <Select
            label={translate('studio.alignTo')}
            bare
            value={alignTo}
            choices={ALIGN_TO.map((id) => ({ id, label: translate(`studio.alignTos.${id}`) }))}
            onChange={(id) => onAlignTo(id as AlignTo)}
          />
        </div>
      </div>
      <BarMenu label={translate('studio.moreTools')} groups={hidden} />
    </div>
  );
}
