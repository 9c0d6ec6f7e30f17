import { Settings2 } from 'lucide-react';
import { memo } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { PlaySettings as Settings } from '../../../../../shared/play/play-screen/play-settings.ts';
import { IconButton } from '../../../../components/button.tsx';
import { NumberBox } from '../../../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { Switch } from '../../../../components/inputs/switch.tsx';
import overlay from '../../../../components/overlay.module.css';
import { listModes, listRollers } from '../../../../strings/play/tracker.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import {
  changeTimer,
  MAX_LIMIT_MINUTES,
  switchTimer,
  useIsTimerOn,
  useTimerSettings,
} from '../timer/timer-settings.ts';
import css from './play-settings.module.css';

interface Props extends Settings {
  encounterId: string;
  onChange(change: Partial<Settings>): void;
}

/**
 * The settings of play: with or without the rules, who rolls the dice, and whether a timer runs. It is memoized, so that
 * events do not render it again.
 */
export const PlaySettingsPopover = memo(function PlaySettingsPopover({
  encounterId,
  hasRules,
  areDiceTyped,
  onChange,
}: Props) {
  const translate = useTranslate();
  const isOn = useIsTimerOn(encounterId);
  const { limit, hasTotals } = useTimerSettings();
  return (
    <DialogTrigger>
      <IconButton icon={<Settings2 />} label={translate('tracker.settings')} className={css.button} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.settings ?? ''} aria-label={translate('tracker.settings')}>
          <SegmentedControl
            label={translate('tracker.mode')}
            value={hasRules ? 'rules' : 'tracker'}
            segments={listModes(translate)}
            onChange={(mode) => onChange({ hasRules: mode === 'rules' })}
            autoFocus
          />
          <p className={css.hint}>{translate('tracker.modeHint')}</p>
          {hasRules ? (
            <>
              <SegmentedControl
                label={translate('tracker.dice')}
                value={areDiceTyped ? 'typed' : 'roll'}
                segments={listRollers(translate)}
                onChange={(roller) => onChange({ areDiceTyped: roller === 'typed' })}
              />
              <p className={css.hint}>{translate('tracker.diceHint')}</p>
            </>
          ) : null}
          <Switch
            label={translate('timer.show')}
            isOn={isOn}
            onChange={(isShown) => switchTimer(encounterId, isShown)}
          />
          {isOn ? (
            <>
              <NumberBox
                label={`${translate('timer.limit')} (${translate('timer.noLimit')})`}
                value={limit}
                min={0}
                max={MAX_LIMIT_MINUTES}
                onChange={(minutes) => changeTimer({ limit: minutes })}
              />
              <Switch
                label={translate('timer.totals')}
                isOn={hasTotals}
                onChange={(isShown) => changeTimer({ hasTotals: isShown })}
              />
            </>
          ) : null}
          <p className={css.hint}>{translate('timer.hint')}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
