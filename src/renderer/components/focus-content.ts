/** The keyboard starts at the content of the screen, where what had the focus is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
