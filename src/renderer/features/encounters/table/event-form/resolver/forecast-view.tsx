import { Lock } from 'lucide-react';
import { valueAt } from '../../../../../../shared/document/pointer.ts';
import { namesOf } from '../../../../../../shared/play/names.ts';
import type { Forecast, ForecastRoll } from '../../../../../../shared/play/table/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { Chances } from './chances.tsx';
import css from './resolver.module.css';

/** What a roll promises, what it is made of, and what may be ticked. `isAsked`: those who may react are being asked. */
export function ForecastView({ forecast, isAsked }: { forecast: Forecast; isAsked: boolean }) {
  const translate = useTranslate();
  const { rolls, options, asks } = forecast;
  const { rules, activeEncounter } = useForm();
  const name = namesOf(translate, rules, activeEncounter);
  return (
    <>
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same model may roll twice for the same
        <RollView key={i} roll={roll} who={roll.who === undefined ? undefined : name(roll.who)} />
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

/** A plain button: a dozen of them stand in the form of an attack. */
function Option({ path, value, label, effect, isOn, why }: Forecast['options'][number]) {
  const { change, form } = useForm();
  const on = isOn || valueAt(form.event, path) === value;
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
  const { what, dice, sides, need, isSum, parts } = roll;
  const reads =
    roll.reads ?? (need === undefined ? '' : isSum ? translate('eventForm.inAll') : translate('eventForm.eachDie'));
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
          {parts.map(({ label, by, why }) => (
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
