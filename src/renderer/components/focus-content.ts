/** Focuses the content of the screen, for use when the focused element has been removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Focuses the content after something has closed whose opener may be gone, since otherwise nothing would have the focus. */
export function focusContentIfFocusLost(): void {
  // The focus is restored one frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}
