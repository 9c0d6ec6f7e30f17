import { Segmented } from '../../components/inputs/segmented.tsx';
import { type Preference, usePreference } from '../../preferences/preference.ts';

interface Props<T extends string> {
  label: string;
  of: Preference<T>;
  /** What each choice is called. */
  names: Readonly<Record<T, string>>;
}

/** A choice of the user, all of its words in sight. */
export function PreferenceChoice<T extends string>({ label, of, names }: Props<T>) {
  const value = usePreference(of);
  return (
    <Segmented
      label={label}
      value={value}
      segments={of.choices.map((id) => ({ id, label: names[id] }))}
      onChange={(next) => of.set(next)}
    />
  );
}
