/** The keyboard starts at the content of the screen, where what had the focus is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** After something closes that had the focus: what it was opened with may be gone, and then nothing has it. */
export function keepFocusInContent(): void {
  // The focus is given back a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}
