import { useContext, useEffect } from 'react';
import { SelectStateContext } from 'react-aria-components';

/**
 * Tab in the open list of a select takes the highlighted choice, Shift+Tab none; both go back to its box. The library looks
 * for the next stop among what stands behind the list, where nothing can have the focus, and loses the place in the page.
 */
export function TabInSelect() {
  // Not that of any overlay: where the library only gathers the choices, the dialog around the select would be meant.
  const state = useContext(SelectStateContext);
  const isOpen = state?.isOpen === true;
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
      if (option !== null && !event.shiftKey) option.click();
      state?.close();
    };
    // Before the library, which listens at the document.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [isOpen, state]);
  return null;
}
