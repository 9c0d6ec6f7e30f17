import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './event-form.module.css';

/** The form is a panel next to the tiles if the window is at least this wide. */
const wideScreen = window.matchMedia('(min-width: 1000px)');

function subscribe(listener: () => void): () => void {
  wideScreen.addEventListener('change', listener);
  return () => wideScreen.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideScreen.matches);

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A panel next to the tiles, or a dialog if there is no room for a panel. Escape closes it and returns the focus. */
export function FormFrame({ title, onClose, children }: Props) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <Panel title={title} onClose={onClose}>
        {children}
      </Panel>
    );
  }
  return (
    <DialogFrame title={title} modalClassName={css.modal} dialogClassName={css.dialog} onClose={onClose}>
      {children}
    </DialogFrame>
  );
}

function Panel({ title, onClose, children }: Props) {
  const translate = useTranslate();
  const headingId = useId();
  const panelRef = useRef<HTMLElement>(null);
  useReturnFocus(panelRef);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={panelRef} className={css.panel} aria-labelledby={headingId} onKeyDown={handleKeyDown}>
      <div className={css.head}>
        <h3 id={headingId}>{title}</h3>
        <IconButton icon={<X />} label={translate('eventForm.close')} className={css.closeButton} onPress={onClose} />
      </div>
      {children}
    </section>
  );
}

/** Returns the focus to the element that had it before the panel opened, unless the user has moved it elsewhere. */
function useReturnFocus(panelRef: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const previousFocus = document.activeElement;
    const panel = panelRef.current;
    return () => {
      const { activeElement } = document;
      const isLost =
        activeElement === null || activeElement === document.body || panel?.contains(activeElement) === true;
      if (isLost && previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    };
  }, [panelRef]);
}
