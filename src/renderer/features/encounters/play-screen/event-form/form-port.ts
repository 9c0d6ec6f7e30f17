import { createContext, useContext } from 'react';
import type { PlayRules } from '../../../../../shared/play/play-rules.ts';
import type { EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { FormState } from './model/form-state.ts';
import type { FormView } from './model/form-view.ts';

/** The data and functions that the fields of one form share. */
export interface FormPort {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
  readonly form: FormState;
  readonly view: FormView;
  changeField(fieldPath: string, value: unknown): void;
  typeText(field: EventField, typedText: string): void;
}

const FormPortContext = createContext<FormPort | undefined>(undefined);
export const FormPortProvider = FormPortContext.Provider;

export function useForm(): FormPort {
  const formPort = useContext(FormPortContext);
  if (formPort === undefined) throw new Error('useForm is used outside a form');
  return formPort;
}
