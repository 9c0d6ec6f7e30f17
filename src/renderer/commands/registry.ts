import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useLatest } from '../platform/use-latest.ts';
import { type Command, matches } from './command.ts';

/** Commands that are available now, by screen, the newest screen first. */
const held = new Set<{ current: readonly Command[] }>();
const commandStore = createStore(() => ({ commands: [] as readonly Command[] }));

function refresh(): void {
  commandStore.setState({ commands: [...held].reverse().flatMap((commands) => commands.current) });
}

const readCommands = (): readonly Command[] => commandStore.getState().commands;

/** Offers commands while the component is on the page. */
export function useCommands(commands: readonly Command[]): void {
  const ref = useLatest(commands);
  // With the screen and not after its paint: until then a busy window would lose the first key that is pressed on it.
  useLayoutEffect(() => {
    held.add(ref);
    return () => {
      held.delete(ref);
      refresh();
    };
  }, [ref]);
  // After every change: what can be undone, say, is offered as soon as there is something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them through the ref
  useEffect(refresh, [commands]);
}

/** All commands on offer, those of the innermost screen first. */
export const useAllCommands = (): readonly Command[] => useStore(commandStore, (state) => state.commands);

/** Runs the first of these commands that is on offer; where something covers the page, only one that works beside it. */
export function runCommand(...ids: readonly string[]): void {
  const isCovered = document.querySelector('[role="dialog"]') !== null;
  const isAble = ({ enabled, beside }: Command) => enabled !== false && (!isCovered || beside === true);
  const able = ids.flatMap((id) => readCommands().find((command) => command.id === id && isAble(command)) ?? []);
  able[0]?.run();
}

/** Whether a command leaves its keys to the text box that has the focus, or there is no such command. */
export const leavesTexts = (id: string): boolean =>
  readCommands()
    .filter((command) => command.id === id)
    .every(({ leavesText }) => leavesText === true);

/**
 * Runs the first command whose shortcut was pressed. A shortcut of a command that cannot run does nothing: what the
 * browser would do, such as undoing the typing of a field behind the document's back, would change the document.
 */
export function listenForShortcuts(target: Window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const meant = [...held]
      .reverse()
      .flatMap((commands) => commands.current)
      .filter(({ shortcut, otherShortcut }) =>
        [shortcut, otherShortcut].some((keys) => keys !== undefined && matches(event, keys)),
      );
    if (meant.length === 0) return;
    if (isTyping(event) && meant.every(({ leavesText }) => leavesText === true)) return;
    // Commands behind an open dialog are blocked, but a text box in it keeps its own undo.
    const isBeside = meant.some(({ beside }) => beside === true);
    if (!isBeside && (event.target as Element).closest?.('[role="dialog"]') != null) {
      if (!meant.some(({ id }) => id === 'undo' || id === 'redo')) event.preventDefault();
      return;
    }
    event.preventDefault();
    meant.find(({ enabled, keysAlways }) => enabled !== false || keysAlways === true)?.run();
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

/** Whether letters that are pressed there write a text, or find a word in a list. An Escape that a list has left is none of it. */
const isTyping = ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  isTextBox(target) ||
  (!ctrlKey &&
    !metaKey &&
    key !== 'Escape' &&
    target instanceof Element &&
    target.closest('[role="listbox"], [role="menu"], [aria-haspopup="listbox"]') !== null);

/** Whether keys that are pressed there edit a text. */
export const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])');
