import { type RefObject, useLayoutEffect } from 'react';

/**
 * The smallest font size of the models in pixels. A few models are as large as titles, and forty still fit the screen.
 */
const MIN_FONT_SIZE = 9;
const MAX_FONT_SIZE = 56;

/** Sets the largest font size at which the contents fit into an element, and again whenever they or the window change. */
export function useFitFontSize(elementRef: RefObject<HTMLElement | null>, contents: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new contents need a new font size
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const setSize = () => {
      let [smallest, largest] = [MIN_FONT_SIZE, MAX_FONT_SIZE];
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
