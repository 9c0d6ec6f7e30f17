import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { type Preference, usePreference } from '../../preferences/preference.ts';

interface Props<T extends string> {
  label: string;
  preference: Preference<T>;
  getLabel(choice: T): string;
}

/** A preference with all of its options visible. */
export function PreferenceChoice<T extends string>({ label, preference, getLabel }: Props<T>) {
  const value = usePreference(preference);
  return (
    <SegmentedControl
      label={label}
      value={value}
      segments={preference.choices.map((choice) => ({ id: choice, label: getLabel(choice) }))}
      onChange={(newValue) => preference.set(newValue)}
    />
  );
}
