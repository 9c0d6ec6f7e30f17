import type { MouseEvent as ReactMouseEvent } from 'react';
import { isTextBox } from '../../commands/registry.ts';

/** A position in the window, in pixels. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns where a requested context menu opens, and prevents that of the browser. Returns undefined if text should have its own
 * menu, with spelling, Copy and Paste: a text box, or selected text.
 */
export function takeMenuRequest(event: MouseEvent | ReactMouseEvent): MenuPoint | undefined {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element) || event.defaultPrevented || isTextBox(target)) return undefined;
  const selection = getSelection();
  if (selection !== null && !selection.isCollapsed && selection.containsNode(target, true)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { x: left, y: bottom };
}
