/** Choices of the user about Rollcall itself: kept beside the library, live in every window. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepSetting, setting } from '../store/settings.ts';

export interface Preference<T extends string> {
  readonly choices: readonly T[];
  /** What holds until somebody chooses. */
  readonly first: T;
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** The choice of now. It follows every change, also of those in other windows. */
  readonly store: ReadonlyStore<T>;
}

type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

interface Held {
  readonly key: string;
  readonly preference: Preference<string>;
}

/** In the order in which they were made. */
const all: Held[] = [];

/**
 * One choice out of a few words.
 *
 * @param key what it is kept under
 * @param choices the first one holds until somebody chooses, unless `first` says otherwise
 */
export function preference<T extends string>(key: string, choices: readonly [T, ...T[]], first: T = choices[0]) {
  const read = (): T => choices.find((choice) => choice === setting(key)) ?? first;
  const store = createStore(read);
  window.addEventListener('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) store.setState(read());
  });
  const made: Preference<T> = {
    choices,
    first,
    get: store.getState,
    set: (next) => {
      keepSetting(key, next);
      store.setState(next);
    },
    store,
  };
  all.push({ key, preference: made as unknown as Preference<string> });
  return made;
}

export const usePreference = <T extends string>({ store }: Preference<T>): T => useStore(store);

/** Every choice as it was at the beginning. Answers with what brings them back as they were. */
export function resetPreferences(): () => void {
  const before = all.map(({ preference: one }) => [one, one.get()] as const);
  for (const [one] of before) one.set(one.first);
  return () => {
    for (const [one, value] of before) one.set(value);
  };
}

/** Every choice that is not as at the beginning, by its key, for a report. */
export const chosenPreferences = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all.flatMap(({ key, preference: one }) => (one.get() === one.first ? [] : [[key, one.get()] as const])),
  );
