import { useContext, useEffect } from 'react';
import { SelectStateContext } from 'react-aria-components';

/**
 * Makes Tab in the open list of a select pick the highlighted choice, and Shift+Tab close the list without a change. Both
 * return the focus to the box. React Aria would move the focus to the next element after the list. The list is at the end of
 * the page, so the focus would be lost.
 */
export function SelectTabHandler() {
  // The state of the select is used instead of the state of the overlay. While React Aria collects the choices, this
  // component is rendered outside the popover, and the nearest overlay is the dialog around the select.
  const selectState = useContext(SelectStateContext);
  const isOpen = selectState?.isOpen === true;
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
      if (option !== null && !event.shiftKey) option.click();
      selectState?.close();
    };
    // The capture phase runs before React Aria's listener on the document.
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, [isOpen, selectState]);
  return null;
}
