/** How far a pressed pointer moves before it drags, in pixels. A shorter way is a click. */
const DRAG_START_PX = 4;

/** The place where a pointer was pressed. */
interface Press {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface DragListener {
  /** Called once, when the pointer has moved far enough, before `onMove`. */
  onStart(): void;
  /** Called for each move of a drag with the vertical position in the window, in pixels. */
  onMove(pointerY: number): void;
  /** Called once: with whether the pointer was released during a drag, so that the dragged thing is dropped. */
  onEnd(isDrop: boolean): void;
}

/**
 * Follows a pressed pointer until it is released, canceled or taken away, even if the element under it leaves the page.
 *
 * @returns a function that ends the drag without a drop, if it has not ended
 */
export function followPointer({ pointerId, clientX, clientY }: Press, listener: DragListener): () => void {
  const listening = new AbortController();
  let isDragging = false;
  const move = (event: PointerEvent) => {
    if (!isDragging) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG_START_PX) return;
      isDragging = true;
      listener.onStart();
    }
    listener.onMove(event.clientY);
  };
  const end = (isDrop: boolean) => {
    if (listening.signal.aborted) return;
    listening.abort();
    listener.onEnd(isDrop);
  };
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture', run: typeof move) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) run(event);
      },
      { capture: true, signal: listening.signal },
    );
  listen('pointermove', move);
  listen('pointerup', (event) => {
    if (isDragging) listener.onMove(event.clientY);
    end(isDragging);
  });
  listen('pointercancel', () => end(false));
  listen('lostpointercapture', () => end(false));
  return () => end(false);
}
