import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The maximum distance in pixels from the top of the form to the start of the current section. */
const READ_FROM = 120;

interface Current {
  readonly current: number;
  /** Scrolls to a section and focuses its heading. */
  jump(to: number): void;
  /** Called when an element of the form receives the focus. */
  focused(target: Element): void;
}

/** Tracks the current section of the form: the one with the focus or, after scrolling, the topmost visible one. */
export function useCurrentSection(form: RefObject<HTMLElement | null>): Current {
  const [current, setCurrent] = useState(0);
  const isJump = useRef(false);
  useEffect(() => {
    let waiting = 0;
    const look = (scroller: Element) => {
      waiting = 0;
      if (isJump.current) {
        isJump.current = false;
        return;
      }
      setCurrent(sectionInSight(form.current, scroller));
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(form.current))
        waiting ||= requestAnimationFrame(() => look(target));
    };
    // The scrolling element is looked up when it scrolls, because searching for it now would force a layout during
    // rendering.
    const how = { capture: true, passive: true };
    document.addEventListener('scroll', scroll, how);
    return () => {
      cancelAnimationFrame(waiting);
      document.removeEventListener('scroll', scroll, how);
    };
  }, [form]);

  const jump = useCallback(
    (to: number) => {
      const section = sectionsOf(form.current)[to];
      if (section === undefined) return;
      const scroller = scrollerOf(section);
      const before = scroller?.scrollTop;
      section.scrollIntoView({ block: 'start', behavior: 'auto' });
      // A scroll caused by a jump does not determine the current section: a short last section never reaches the top.
      isJump.current = scroller?.scrollTop !== before;
      section.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true });
      setCurrent(to);
    },
    [form],
  );
  const focused = useCallback(
    (target: Element) => {
      const section = target.closest<HTMLElement>('[data-section]');
      const at = section === null ? -1 : sectionsOf(form.current).indexOf(section);
      if (at >= 0) setCurrent(at);
    },
    [form],
  );
  return { current, jump, focused };
}

const sectionsOf = (form: HTMLElement | null): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
];

function sectionInSight(form: HTMLElement | null, scroller: Element): number {
  const sections = sectionsOf(form);
  if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) return sections.length - 1;
  const top = scroller.getBoundingClientRect().top + READ_FROM;
  return Math.max(
    0,
    sections.findLastIndex((section) => section.getBoundingClientRect().top <= top),
  );
}

/** Returns the nearest ancestor that scrolls. */
function scrollerOf(element: Element): Element | null {
  let around = element.parentElement;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
