import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import { type CalendarDate, formatIsoDate, parseCalendarDate } from '../../shared/texts/dates.ts';
import css from '../components/inputs/field.module.css';
import { useTranslate } from '../texts/use-translate.ts';
import rowCss from './date-row.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface Props {
  pointer: string;
  label: string;
  hint?: string | undefined;
}

/**
 * A field for a day and an optional time, in the time zone of this machine. Times are stored with their offset from UTC. An empty day removes
 * the key. A stored text that is no date is kept and edited as text.
 */
export function DateRow({ pointer, label, hint }: Props) {
  const { value, findings, severityAttributes, setValue } = useField(pointer);
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  const date = parseCalendarDate(text);
  const [isDayMissing, setDayMissing] = useState(false);
  const isText = text !== '' && date === undefined;
  return (
    <FieldFrame
      pointer={pointer}
      findings={findings}
      hint={
        isText
          ? translate('fields.notADate')
          : isDayMissing && date === undefined
            ? translate('fields.noSuchDay')
            : hint
      }
    >
      {isText ? (
        <TextDate label={label} text={text} severityAttributes={severityAttributes} setValue={setValue} />
      ) : (
        <DayAndTime
          label={label}
          text={text}
          date={date}
          onDayMissing={setDayMissing}
          severityAttributes={severityAttributes}
          setValue={setValue}
        />
      )}
    </FieldFrame>
  );
}

interface ControlProps extends Pick<FieldPort, 'severityAttributes' | 'setValue'> {
  label: string;
}

/** Keeps what is typed until the focus leaves the box, which a date would replace by two boxes. */
function TextDate({ label, text, severityAttributes, setValue }: ControlProps & { text: string }) {
  const inputId = useId();
  const [draft, setDraft] = useState<string>();
  const save = () => {
    if (draft !== undefined) setValue(draft.trim() === '' ? undefined : draft.trim());
    setDraft(undefined);
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={inputId}>
        {label}
      </label>
      <input
        {...severityAttributes}
        id={inputId}
        type="text"
        dir="auto"
        spellCheck={false}
        className={css.input}
        value={draft ?? text}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
      />
    </div>
  );
}

/** Years before it are stored when the focus leaves the box, since more digits may follow. */
const MIN_TYPED_YEAR = 1900;

/** What the boxes show: the time stays while the box for the day is empty, which it is while its parts are being typed. */
interface Draft extends Required<CalendarDate> {
  /** The stored text for which the draft holds. */
  readonly storedText: string;
}

interface DayAndTimeProps extends ControlProps {
  text: string;
  date: CalendarDate | undefined;
  /** Called with whether the box has a day that doesn't exist, such as February 31. */
  onDayMissing(isDayMissing: boolean): void;
}

function DayAndTime({ label, text, date, onDayMissing, severityAttributes, setValue }: DayAndTimeProps) {
  const translate = useTranslate();
  const dayId = useId();
  const [draft, setDraft] = useState<Draft>();
  // Undo and other windows replace what was typed.
  const typed = draft?.storedText === text ? draft : { day: date?.day ?? '', time: date?.time ?? '' };
  const store = ({ day, time }: CalendarDate) => {
    const newText = day === '' ? undefined : formatIsoDate(time ? { day, time } : { day });
    setDraft({ day, time: time ?? '', storedText: newText ?? '' });
    if ((newText ?? '') !== text) setValue(newText);
  };
  const change = (day: string, time: string) => {
    // While the digits of 2026 are typed, the year is 0002, 0020 and 0202.
    if (day === '' || Number(day.slice(0, 4)) >= MIN_TYPED_YEAR) store({ day, time });
    else setDraft({ day, time, storedText: text });
  };
  const changeDay = ({ target: { value: day } }: ChangeEvent<HTMLInputElement>) => {
    onDayMissing(false);
    change(day, typed.time);
  };
  const changeTime = ({ target: { value: time } }: ChangeEvent<HTMLInputElement>) => change(typed.day, time);
  const checkDay = ({ target }: FocusEvent<HTMLInputElement>) => {
    onDayMissing(target.validity.badInput);
    if (draft !== undefined && typed === draft) store(draft);
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={dayId}>
        {label}
      </label>
      <div className={rowCss.boxes}>
        <input
          {...severityAttributes}
          id={dayId}
          type="date"
          max="9999-12-31"
          className={css.input}
          value={typed.day}
          onChange={changeDay}
          onBlur={checkDay}
        />
        <input
          type="time"
          className={css.input}
          aria-label={translate('fields.timeOf', { label })}
          value={typed.day === '' ? '' : typed.time}
          disabled={typed.day === ''}
          onChange={changeTime}
        />
      </div>
    </div>
  );
}
