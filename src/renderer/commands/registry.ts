import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Command, matches } from './command.ts';

/** What can be done right now, by screen; the screen that came last is asked first. */
const held = new Set<{ current: readonly Command[] }>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function refresh(): void {
  all = [...held].reverse().flatMap((commands) => commands.current);
  for (const listener of [...listeners]) listener();
}

/** Offers commands while the component is on the page. */
export function useCommands(commands: readonly Command[]): void {
  const ref = useRef(commands);
  ref.current = commands;
  useEffect(() => {
    held.add(ref);
    return () => {
      held.delete(ref);
      refresh();
    };
  }, []);
  // After every change: what can be undone, say, is offered as soon as there is something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them through the ref
  useEffect(refresh, [commands]);
}

/** All commands on offer, those of the innermost screen first. */
export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}

/** Runs the first command whose shortcut was pressed. */
export function listenForShortcuts(target: Window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = [...held]
      .reverse()
      .flatMap((commands) => commands.current)
      .find((c) => c.shortcut !== undefined && c.enabled !== false && matches(event, c.shortcut));
    if (command === undefined) return;
    event.preventDefault();
    command.run();
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}
