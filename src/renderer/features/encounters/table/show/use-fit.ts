import { type RefObject, useLayoutEffect } from 'react';

/** Letters of the models in pixels: a handful of them is as large as a title, forty still fill the screen. */
const LEAST = 9;
const MOST = 56;

/** Sets the letters of an element as large as its contents fit in it, anew when they or the window change. */
export function useFit(ref: RefObject<HTMLElement | null>, contents: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents need other letters
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const setSize = () => {
      let [least, most] = [LEAST, MOST];
      while (least < most) {
        const size = Math.ceil((least + most) / 2);
        element.style.fontSize = `${size}px`;
        const fits = element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
        if (fits) least = size;
        else most = size - 1;
      }
      element.style.fontSize = `${least}px`;
    };
    setSize();
    const watch = new ResizeObserver(setSize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, contents]);
}
