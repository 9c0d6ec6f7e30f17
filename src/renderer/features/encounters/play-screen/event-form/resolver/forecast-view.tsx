import { Lock } from 'lucide-react';
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import { createGetName } from '../../../../../../shared/play/model-names.ts';
import type { Forecast, ForecastRoll } from '../../../../../../shared/play/play-screen/forecast.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { Chances } from './chances.tsx';
import css from './resolver.module.css';

/**
 * Shows the forecast of a roll: the options that players tick because only they can see them on the table, the modifiers, the chances,
 * and the models that may react (`asks`). `isAskingReactions` says whether the form above already lists the possible reactions.
 */
export function ForecastView({ forecast, isAskingReactions }: { forecast: Forecast; isAskingReactions: boolean }) {
  const translate = useTranslate();
  const { rolls, options, asks } = forecast;
  const { rules, activeEncounter } = useForm();
  const getModelName = createGetName(translate, rules, activeEncounter);
  return (
    <>
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
      {rolls.map((roll, rollIndex) => (
        <RollView
          // biome-ignore lint/suspicious/noArrayIndexKey: one model may make the same roll twice
          key={rollIndex}
          roll={roll}
          modelName={roll.modelId === undefined ? undefined : getModelName(roll.modelId)}
        />
      ))}
      {isAskingReactions || asks.length === 0 ? null : (
        <p className={css.asks}>
          <strong>{translate('eventForm.asks')}:</strong>{' '}
          {asks.map(({ model, words }) => `${getModelName(model)} (${words})`).join(', ')}
        </p>
      )}
    </>
  );
}

/** An option of a roll. It is a plain HTML button, because the form of an attack has a dozen of them. */
function Option({ path, value, label, effect, isOn, reason }: Forecast['options'][number]) {
  const { changeField, form } = useForm();
  const isSelected = isOn || getValueAt(form.event, path) === value;
  return (
    <button
      type="button"
      className={css.option}
      aria-pressed={isSelected}
      onClick={() => changeField(path, isSelected ? undefined : value)}
    >
      <span className={css.optionLabel}>{label}</span>
      <span className={css.effect}>{effect}</span>
      <span className={css.why}>{reason}</span>
    </button>
  );
}

function RollView({ roll, modelName }: { roll: ForecastRoll; modelName: string | undefined }) {
  const translate = useTranslate();
  const { rollName, dice, sides, target, isSum, parts } = roll;
  const dieRule =
    roll.dieRule ?? (target === undefined ? '' : isSum ? translate('eventForm.inAll') : translate('eventForm.eachDie'));
  return (
    <section className={css.block}>
      <div className={css.rollHead}>
        <p className={css.title}>
          {modelName === undefined || rollName.startsWith(modelName) ? rollName : `${modelName}: ${rollName}`}
        </p>
        <span className={css.numbers}>
          <span>{translate('eventForm.diceOf', { n: dice, sides })}</span>
          {target === undefined ? null : (
            <strong>
              <span className="visually-hidden">{translate('eventForm.needLong', { need: target })}</span>
              <span aria-hidden>{translate('eventForm.need', { need: target })}</span>
            </strong>
          )}
        </span>
      </div>
      {dieRule === '' ? null : <p className={css.why}>{dieRule}</p>}
      {parts.length === 0 ? null : (
        <ul className={css.parts} aria-label={translate('eventForm.follows')}>
          {parts.map(({ label, modifier, reason }) => (
            <li key={label}>
              <Lock aria-hidden />
              <span className={css.partBy}>{formatModifier(modifier)}</span>
              <span>{label}</span>
              <span className={css.why}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <Chances chances={roll.chances} />
    </section>
  );
}

const formatModifier = (modifier: number): string => (modifier < 0 ? `−${-modifier}` : `+${modifier}`);
