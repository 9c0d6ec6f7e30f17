import { useContext, useEffect } from 'react';
import { SelectStateContext } from 'react-aria-components';

/**
 * Makes Tab in the open list of a select pick the highlighted choice, and Shift+Tab close the list without a change. Both
 * return the focus to the box. The library would search for the next stop behind the list, where nothing can have the focus,
 * and would lose the position in the page.
 */
export function SelectTabHandler() {
  // The state of the select is used instead of the state of the overlay: while the library collects the choices, the overlay
  // would be the dialog around the select.
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
    // The capture phase runs before the library's listener on the document.
    addEventListener('keydown', handleKeyDown, true);
    return () => removeEventListener('keydown', handleKeyDown, true);
  }, [isOpen, selectState]);
  return null;
}
