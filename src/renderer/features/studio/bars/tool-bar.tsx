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
  const t = useTranslate();
  return (
    <>
      <MenuTrigger>
        <Button icon={<Plus />}>{t('studio.add')}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu className={css.menu ?? ''} aria-label={t('studio.add')} onAction={(kind) => acts.add(kind as never)}>
            {ELEMENT_KINDS.map((kind) => (
              <MenuItem key={kind} id={kind} textValue={t(`studio.kinds.${kind}`)} className={overlay.option ?? ''}>
                {t(`studio.kinds.${kind}`)}
                <span className={overlay.note}>{t(`studio.kindHints.${kind}`)}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <MenuTrigger>
        <Button icon={<Plus />}>{t('studio.ready')}</Button>
        <Popover className={overlay.popover ?? ''} offset={4} placement="bottom start">
          <Menu
            className={overlay.list ?? ''}
            aria-label={t('studio.ready')}
            onAction={(id) => acts.addPreset(id as Preset)}
          >
            {presets.map((preset) => (
              <MenuItem
                key={preset}
                id={preset}
                textValue={t(`studio.presets.${preset}`)}
                className={overlay.option ?? ''}
              >
                {t(`studio.presets.${preset}`)}
                <span className={overlay.note}>{t(`studio.presetHints.${preset}`)}</span>
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
  const t = useTranslate();
  const none = chosen === 0;
  const target = chosen < 2 && alignTo === 'selection' ? 'safe' : alignTo;
  const hidden: readonly EntryGroup[] = [
    {
      title: t('studio.order'),
      entries: [
        { id: 'front', label: t('studio.orders.front'), isDisabled: none, run: () => acts.order('front') },
        { id: 'back', label: t('studio.orders.back'), isDisabled: none, run: () => acts.order('back') },
        { id: 'group', label: t('studio.group'), isDisabled: chosen < 2, run: acts.group },
        { id: 'ungroup', label: t('studio.ungroup'), isDisabled: none, run: acts.ungroup },
      ],
    },
    {
      title: t('studio.inLine'),
      entries: [
        ...ALIGNMENTS.map(([how]) => ({
          id: how,
          label: t(`studio.alignments.${how}`),
          isDisabled: none,
          run: () => acts.align(how, target),
        })),
        { id: 'x', label: t('studio.spreads.x'), isDisabled: chosen < 3, run: () => acts.distribute('x', 'gaps') },
        { id: 'y', label: t('studio.spreads.y'), isDisabled: chosen < 3, run: () => acts.distribute('y', 'gaps') },
      ],
    },
    {
      title: t('studio.alignTo'),
      entries: ALIGN_TO.map((id) => ({
        id: `to ${id}`,
        label: t(`studio.alignTos.${id}`),
        isOn: id === alignTo,
        run: () => onAlignTo(id),
      })),
    },
  ];
  return (
    <div className={css.bar} role="toolbar" aria-label={t('studio.tools')}>
      <AddMenus acts={acts} presets={presets} />
      <span className={css.gap} />
      <IconButton icon={<Copy />} label={t('studio.duplicate')} isDisabled={none} onPress={acts.duplicate} />
      <IconButton icon={<Trash2 />} label={t('studio.remove')} isDisabled={none} onPress={acts.remove} />
      <div className={css.pair} data-second>
        <IconButton
          icon={<BringToFront />}
          label={t('studio.orders.front')}
          isDisabled={none}
          onPress={() => acts.order('front')}
        />
        <IconButton
          icon={<SendToBack />}
          label={t('studio.orders.back')}
          isDisabled={none}
          onPress={() => acts.order('back')}
        />
        <IconButton icon={<Group />} label={t('studio.group')} isDisabled={chosen < 2} onPress={acts.group} />
        <IconButton icon={<Ungroup />} label={t('studio.ungroup')} isDisabled={none} onPress={acts.ungroup} />
      </div>
      <div className={css.pair} data-wide>
        <span className={css.gap} />
        {ALIGNMENTS.map(([how, Icon]) => (
          <IconButton
            key={how}
            icon={<Icon />}
            label={t(`studio.alignments.${how}`)}
            isDisabled={none}
            onPress={() => acts.align(how, target)}
          />
        ))}
        <IconButton
          icon={<AlignHorizontalSpaceBetween />}
          label={t('studio.spreads.x')}
          isDisabled={chosen < 3}
          onPress={() => acts.distribute('x', 'gaps')}
        />
        <IconButton
          icon={<AlignVerticalSpaceBetween />}
          label={t('studio.spreads.y')}
          isDisabled={chosen < 3}
          onPress={() => acts.distribute('y', 'gaps')}
        />
        <div className={css.choice}>
          <Select
            label={t('studio.alignTo')}
            bare
            value={alignTo}
            choices={ALIGN_TO.map((id) => ({ id, label: t(`studio.alignTos.${id}`) }))}
            onChange={(id) => onAlignTo(id as AlignTo)}
          />
        </div>
      </div>
      <BarMenu label={t('studio.moreTools')} groups={hidden} />
    </div>
  );
}
