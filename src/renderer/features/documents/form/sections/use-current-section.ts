import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A section becomes the current one when its start is at most this far below the top of the visible form. */
const READING_OFFSET_PX = 120;

interface CurrentSection {
  readonly currentSection: number;
  /** Scrolls to a section and focuses its heading. */
  jumpToSection(sectionIndex: number): void;
  /** Makes the section of an element that receives the focus the current one. */
  trackFocus(target: Element): void;
}

/** Tracks the current section of the form: the one with the focus or, after scrolling away from it, the topmost visible one. */
export function useCurrentSection(form: RefObject<HTMLElement | null>): CurrentSection {
  const [currentSection, setCurrentSection] = useState(0);
  const isJumping = useRef(false);
  useEffect(() => {
    let pendingFrame = 0;
    const updateCurrent = (scroller: Element) => {
      pendingFrame = 0;
      if (isJumping.current) {
        isJumping.current = false;
        return;
      }
      setCurrentSection(findFocusedSection(form.current, scroller) ?? findVisibleSection(form.current, scroller));
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(form.current))
        pendingFrame ||= requestAnimationFrame(() => updateCurrent(target));
    };
    // The element that scrolls is the target of the event. Searching for it here instead would force a layout.
    const listenerOptions = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, listenerOptions);
    return () => {
      cancelAnimationFrame(pendingFrame);
      document.removeEventListener('scroll', onScroll, listenerOptions);
    };
  }, [form]);

  const jumpToSection = useCallback(
    (sectionIndex: number) => {
      const section = listSections(form.current)[sectionIndex];
      if (section === undefined) return;
      const scroller = findScroller(section);
      const previousScrollTop = scroller?.scrollTop;
      section.scrollIntoView({ block: 'start', behavior: 'auto' });
      // A scroll that a jump causes does not change the current section, because a short last section never reaches the top.
      isJumping.current = scroller?.scrollTop !== previousScrollTop;
      section.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true });
      setCurrentSection(sectionIndex);
    },
    [form],
  );
  const trackFocus = useCallback(
    (target: Element) => {
      const section = target.closest<HTMLElement>('[data-section]');
      const sectionIndex = section === null ? -1 : listSections(form.current).indexOf(section);
      if (sectionIndex >= 0) setCurrentSection(sectionIndex);
    },
    [form],
  );
  return { currentSection, jumpToSection, trackFocus };
}

const listSections = (form: HTMLElement | null): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
];

/** Returns the section of the focused element while that element is visible. Typing and moving the focus scroll the form as well. */
function findFocusedSection(form: HTMLElement | null, scroller: Element): number | undefined {
  const focusedElement = document.activeElement;
  const section = focusedElement?.closest<HTMLElement>('[data-section]');
  if (focusedElement === null || section == null) return undefined;
  const { top, bottom } = focusedElement.getBoundingClientRect();
  const { top: scrollerTop, bottom: scrollerBottom } = scroller.getBoundingClientRect();
  const sectionIndex = listSections(form).indexOf(section);
  return sectionIndex >= 0 && bottom > scrollerTop && top < scrollerBottom ? sectionIndex : undefined;
}

function findVisibleSection(form: HTMLElement | null, scroller: Element): number {
  const sections = listSections(form);
  // At the end of the form, the last section is the current one, even if it is too short to reach the top.
  if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) return sections.length - 1;
  const top = scroller.getBoundingClientRect().top + READING_OFFSET_PX;
  return Math.max(
    0,
    sections.findLastIndex((section) => section.getBoundingClientRect().top <= top),
  );
}

/** Returns the nearest ancestor that scrolls. */
function findScroller(element: Element): Element | null {
  let ancestor = element.parentElement;
  while (ancestor !== null && !/auto|scroll/.test(getComputedStyle(ancestor).overflowY))
    ancestor = ancestor.parentElement;
  return ancestor;
}
