import { Settings2 } from 'lucide-react';
import { memo } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { TableSettings as Settings } from '../../../../../shared/play/table/table-settings.ts';
import { IconButton } from '../../../../components/button.tsx';
import { NumberBox } from '../../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../../components/inputs/segmented.tsx';
import { Switch } from '../../../../components/inputs/switch.tsx';
import overlay from '../../../../components/overlay.module.css';
import { TIMER } from '../../../../strings/play/timer.ts';
import { TRACKER } from '../../../../strings/play/tracker.ts';
import { changeTimer, MOST_MINUTES, useTimerSettings } from '../timer/timer-settings.ts';
import css from './table-settings.module.css';

interface Props extends Settings {
  onChange(change: Partial<Settings>): void;
}

/** How this table plays: with the rules or without, who rolls, and whether a clock runs. No event draws it anew. */
export const TableSettings = memo(function TableSettings({ hasRules, areDiceTyped, onChange }: Props) {
  const { isOn, limit, hasTotals } = useTimerSettings();
  return (
    <DialogTrigger>
      <IconButton icon={<Settings2 />} label={TRACKER.settings} className={css.button} />
      <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={css.settings ?? ''} aria-label={TRACKER.settings}>
          <Segmented
            label={TRACKER.mode}
            value={hasRules ? 'rules' : 'tracker'}
            segments={TRACKER.modes}
            onChange={(mode) => onChange({ hasRules: mode === 'rules' })}
            autoFocus
          />
          <p className={css.hint}>{TRACKER.modeHint}</p>
          {hasRules ? (
            <>
              <Segmented
                label={TRACKER.dice}
                value={areDiceTyped ? 'typed' : 'roll'}
                segments={TRACKER.rollers}
                onChange={(who) => onChange({ areDiceTyped: who === 'typed' })}
              />
              <p className={css.hint}>{TRACKER.diceHint}</p>
            </>
          ) : null}
          <Switch label={TIMER.show} on={isOn} onChange={(on) => changeTimer({ isOn: on })} />
          {isOn ? (
            <>
              <NumberBox
                label={`${TIMER.limit} (${TIMER.noLimit})`}
                value={limit}
                least={0}
                most={MOST_MINUTES}
                onChange={(minutes) => changeTimer({ limit: minutes })}
              />
              <Switch label={TIMER.totals} on={hasTotals} onChange={(on) => changeTimer({ hasTotals: on })} />
            </>
          ) : null}
          <p className={css.hint}>{TIMER.hint}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
