import { type RefObject, useLayoutEffect } from 'react';

/** The smallest font size of the models, at which forty models still fit the screen. */
const MIN_FONT_SIZE_PX = 9;
/** The largest font size of the models, used for a few models. */
const MAX_FONT_SIZE_PX = 56;

/** Sets the largest font size at which the contents fit into an element. Repeats this when the contents or the size change. */
export function useFitFontSize(elementRef: RefObject<HTMLElement | null>, contents: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new contents need a new font size
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const setSize = () => {
      let [smallest, largest] = [MIN_FONT_SIZE_PX, MAX_FONT_SIZE_PX];
      while (smallest < largest) {
        const fontSize = Math.ceil((smallest + largest) / 2);
        element.style.fontSize = `${fontSize}px`;
        const fits = element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
        if (fits) smallest = fontSize;
        else largest = fontSize - 1;
      }
      element.style.fontSize = `${smallest}px`;
    };
    setSize();
    const observer = new ResizeObserver(setSize);
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef, contents]);
}
