import { EffectsField } from './effects-field.tsx';
import { WeaknessesField } from './weaknesses-field.tsx';

export const SUPERS_UNLIMITED_FIELDS = {
  'supers-unlimited.effects': EffectsField,
  'supers-unlimited.weaknesses': WeaknessesField,
};
