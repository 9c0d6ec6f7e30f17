/** Stores the user's choices about Rollcall itself, outside the library. Every window follows a change at once. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSetting, saveSetting } from '../store/settings.ts';

export interface Preference<T extends string> {
  readonly choices: readonly T[];
  /** The choice that applies until the user makes one. */
  readonly defaultChoice: T;
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** The current choice. It follows every change, in other windows too. */
  readonly store: ReadonlyStore<T>;
}

type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

interface RegisteredPreference {
  readonly key: string;
  readonly preference: Preference<string>;
}

/** All preferences, in the order in which they were created. */
const registeredPreferences: RegisteredPreference[] = [];

/**
 * Creates a preference: a choice among a few words.
 *
 * @param storageKey the key under which the choice is stored
 * @param choices the choices. The first one is the default unless `defaultChoice` is passed
 */
export function createPreference<T extends string>(
  storageKey: string,
  choices: readonly [T, ...T[]],
  defaultChoice: T = choices[0],
) {
  const readChoice = (): T => choices.find((choice) => choice === readSetting(storageKey)) ?? defaultChoice;
  const store = createStore(readChoice);
  window.addEventListener('storage', (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === storageKey || event.key === null) store.setState(readChoice());
  });
  const preference: Preference<T> = {
    choices,
    defaultChoice,
    get: store.getState,
    set: (next) => {
      saveSetting(storageKey, next);
      store.setState(next);
    },
    store,
  };
  // The list has preferences with different choices. It only passes a choice of a preference back to the same preference.
  registeredPreferences.push({ key: storageKey, preference: preference as unknown as Preference<string> });
  return preference;
}

export const usePreference = <T extends string>({ store }: Preference<T>): T => useStore(store);

/** Resets every preference to its default. Returns a function that restores the previous choices. */
export function resetPreferences(): () => void {
  const previousChoices = registeredPreferences.map(({ preference }) => [preference, preference.get()] as const);
  for (const [preference] of previousChoices) preference.set(preference.defaultChoice);
  return () => {
    for (const [preference, choice] of previousChoices) preference.set(choice);
  };
}

/** Returns every choice that differs from its default, by storage key, for a report. */
export const listChangedPreferences = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    registeredPreferences.flatMap(({ key, preference }) =>
      preference.get() === preference.defaultChoice ? [] : [[key, preference.get()] as const],
    ),
  );
