/** Focuses the content of the screen, for use when the focused element has been removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Focuses the content of the screen if nothing has the focus after a dialog has closed. A closing dialog returns the focus to
 * the button that opened it, but that button may have been removed.
 */
export function focusContentIfFocusLost(): void {
  // The dialog returns the focus in the next frame, so the check runs in the frame after that.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}
