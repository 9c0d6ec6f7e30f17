import { Lock } from 'lucide-react';
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import { createGetName } from '../../../../../../shared/play/model-names.ts';
import type { Forecast, ForecastRoll } from '../../../../../../shared/play/play-screen/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { Chances } from './chances.tsx';
import css from './resolver.module.css';

/**
 * Shows the forecast of a roll: the chances, the modifiers and the options. `isAsked` says whether the models that may
 * react are being asked.
 */
export function ForecastView({ forecast, isAsked }: { forecast: Forecast; isAsked: boolean }) {
  const translate = useTranslate();
  const { rolls, options, asks } = forecast;
  const { rules, activeEncounter } = useForm();
  const name = createGetName(translate, rules, activeEncounter);
  return (
    <>
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one model may make the same roll twice
        <RollView key={i} roll={roll} who={roll.modelId === undefined ? undefined : name(roll.modelId)} />
      ))}
      {options.length === 0 ? null : (
        <section className={css.block}>
          <p className={css.title}>{translate('eventForm.tick')}</p>
          <div className={css.options}>
            {options.map((option) => (
              <Option key={`${option.path}=${String(option.value)}`} {...option} />
            ))}
          </div>
        </section>
      )}
      {isAsked || asks.length === 0 ? null : (
        <p className={css.asks}>
          <strong>{translate('eventForm.asks')}:</strong>{' '}
          {asks.map(({ model, words }) => `${name(model)} (${words})`).join(', ')}
        </p>
      )}
    </>
  );
}

/** An option of a roll. It is a plain HTML button, because the form of an attack has a dozen of them. */
function Option({ path, value, label, effect, isOn, reason: why }: Forecast['options'][number]) {
  const { change, form } = useForm();
  const on = isOn || getValueAt(form.event, path) === value;
  return (
    <button type="button" className={css.option} aria-pressed={on} onClick={() => change(path, on ? undefined : value)}>
      <span className={css.optionLabel}>{label}</span>
      <span className={css.effect}>{effect}</span>
      <span className={css.why}>{why}</span>
    </button>
  );
}

function RollView({ roll, who }: { roll: ForecastRoll; who: string | undefined }) {
  const translate = useTranslate();
  const { rollName: what, dice, sides, target: need, isSum, parts } = roll;
  const reads =
    roll.dieRule ?? (need === undefined ? '' : isSum ? translate('eventForm.inAll') : translate('eventForm.eachDie'));
  return (
    <section className={css.block}>
      <div className={css.rollHead}>
        <p className={css.title}>{who === undefined || what.startsWith(who) ? what : `${who}: ${what}`}</p>
        <span className={css.numbers}>
          <span>{translate('eventForm.diceOf', { n: dice, sides })}</span>
          {need === undefined ? null : (
            <strong>
              <span className="visually-hidden">{translate('eventForm.needLong', { need })}</span>
              <span aria-hidden>{translate('eventForm.need', { need })}</span>
            </strong>
          )}
        </span>
      </div>
      {reads === '' ? null : <p className={css.why}>{reads}</p>}
      {parts.length === 0 ? null : (
        <ul className={css.parts} aria-label={translate('eventForm.follows')}>
          {parts.map(({ label, modifier: by, reason: why }) => (
            <li key={label}>
              <Lock aria-hidden />
              <span className={css.partBy}>{signed(by)}</span>
              <span>{label}</span>
              <span className={css.why}>{why}</span>
            </li>
          ))}
        </ul>
      )}
      <Chances chances={roll.chances} />
    </section>
  );
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
