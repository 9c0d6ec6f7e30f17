import { Segmented } from '../../components/inputs/segmented.tsx';
import { type Preference, usePreference } from '../../preferences/preference.ts';

interface Props<T extends string> {
  label: string;
  of: Preference<T>;
  getLabel(choice: T): string;
}

/** A preference with all of its options visible. */
export function PreferenceChoice<T extends string>({ label, of, getLabel }: Props<T>) {
  const value = usePreference(of);
  return (
    <Segmented
      label={label}
      value={value}
      segments={of.choices.map((id) => ({ id, label: getLabel(id) }))}
      onChange={(next) => of.set(next)}
    />
  );
}
