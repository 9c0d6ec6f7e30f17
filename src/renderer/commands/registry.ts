import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useLatest } from '../platform/use-latest.ts';
import { type Command, matchesShortcut } from './command.ts';

/** The commands of each component on the page, in the order in which the components appeared. */
const commandRefs = new Set<{ current: readonly Command[] }>();
const commandStore = createStore(() => ({ commands: [] as readonly Command[] }));

function updateStore(): void {
  commandStore.setState({ commands: [...commandRefs].reverse().flatMap(({ current }) => current) });
}

const readCommands = (): readonly Command[] => commandStore.getState().commands;

/** Offers commands while the component is on the page. */
export function useCommands(commands: readonly Command[]): void {
  const commandsRef = useLatest(commands);
  // A layout effect runs before the screen is painted. A later effect would lose the first key press in a busy window.
  useLayoutEffect(() => {
    commandRefs.add(commandsRef);
    return () => {
      commandRefs.delete(commandsRef);
      updateStore();
    };
  }, [commandsRef]);
  // The store follows every change, so that Undo, for example, is offered as soon as there is something to undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the commands through the ref
  useEffect(updateStore, [commands]);
}

/** Returns all available commands, those of the innermost component first. */
export const useAllCommands = (): readonly Command[] => useStore(commandStore, (state) => state.commands);

/** Returns the command with an id that the innermost component offers, or undefined if there is none. */
export const findCommand = (commandId: string): Command | undefined =>
  readCommands().find(({ id }) => id === commandId);

/** Runs the first of these commands that can run now. While a dialog is open, only commands that work in dialogs count. */
export function runCommand(...commandIds: readonly string[]): void {
  const isCovered = document.querySelector('[role="dialog"]') !== null;
  const canRun = ({ isEnabled, worksInDialogs }: Command) =>
    isEnabled !== false && (!isCovered || worksInDialogs === true);
  const runnableCommands = commandIds.flatMap(
    (id) => readCommands().find((command) => command.id === id && canRun(command)) ?? [],
  );
  runnableCommands[0]?.run();
}

/** Whether every command with this id leaves its keys to a focused text box. Also true if there is no such command. */
export const leavesKeysToText = (id: string): boolean =>
  readCommands()
    .filter((command) => command.id === id)
    .every(({ leavesText }) => leavesText === true);

/**
 * Starts running commands when their shortcuts are pressed. Returns a function that stops it. The shortcut of a command that
 * can't run does nothing: the default action of the browser, such as undoing text in a field, could change the document
 * without its history.
 */
export function listenForShortcuts(target: Window): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const matchingCommands = [...commandRefs]
      .reverse()
      .flatMap(({ current }) => current)
      .filter(({ shortcut, otherShortcut }) =>
        [shortcut, otherShortcut].some(
          (shortcutKeys) => shortcutKeys !== undefined && matchesShortcut(event, shortcutKeys),
        ),
      );
    if (matchingCommands.length === 0) return;
    if (isCopyingText(event)) return;
    if (isTyping(event) && matchingCommands.every(({ leavesText }) => leavesText === true)) return;
    // A dialog blocks the commands of the page behind it, but its text boxes keep their own undo.
    const worksInDialog = matchingCommands.some(({ worksInDialogs }) => worksInDialogs === true);
    if (!worksInDialog && (event.target as Element).closest?.('[role="dialog"]') != null) {
      if (!matchingCommands.some(({ id }) => id === 'undo' || id === 'redo')) event.preventDefault();
      return;
    }
    event.preventDefault();
    matchingCommands.find(({ isEnabled, ignoresEnabled }) => isEnabled !== false || ignoresEnabled === true)?.run();
  };
  target.addEventListener('keydown', handleKeyDown);
  return () => target.removeEventListener('keydown', handleKeyDown);
}

/** Whether the key press types into a text box or searches a list. An Escape that a list ignores does neither. */
const isTyping = (event: KeyboardEvent): boolean => {
  const { target, key, ctrlKey, metaKey } = event;
  if (isTextBox(target)) return !isUselessLetter(event);
  return (
    !ctrlKey &&
    !metaKey &&
    key !== 'Escape' &&
    target instanceof Element &&
    target.closest('[role="listbox"], [role="menu"], [aria-haspopup="listbox"]') !== null
  );
};

/** Whether the key is a letter and the text box takes none, because it is for numbers (`data-takes-no-letters`). */
const isUselessLetter = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  /^\p{L}$/u.test(key) &&
  target instanceof HTMLElement &&
  target.matches('[data-takes-no-letters]');

/** Whether the keys of Copy are pressed while text of the page is selected. The browser then copies the text. */
const isCopyingText = (event: KeyboardEvent): boolean =>
  matchesShortcut(event, 'mod+c') && getSelection()?.type === 'Range';

/** Whether key presses on this element edit text. */
export const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])');
