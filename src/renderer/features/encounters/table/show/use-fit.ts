import { type RefObject, useLayoutEffect } from 'react';

/**
 * The smallest font size of the models in pixels. A few models are as large as titles, and forty still fit the screen.
 */
const LEAST = 9;
const MOST = 56;

/** Sets the largest font size at which the contents fit into an element, and again whenever they or the window change. */
export function useFit(ref: RefObject<HTMLElement | null>, contents: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new contents need a new font size
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
