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
  change(path: string, value: unknown): void;
  type(field: EventField, text: string): void;
}

const FormPortContext = createContext<FormPort | undefined>(undefined);
export const FormPortProvider = FormPortContext.Provider;

export function useForm(): FormPort {
  const port = useContext(FormPortContext);
  if (port === undefined) throw new Error('useForm stands outside a form');
  return port;
}
