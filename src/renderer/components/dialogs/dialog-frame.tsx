import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslate } from '../../texts/use-translate.ts';
import { IconButton } from '../button.tsx';
import { focusContentIfFocusLost } from '../focus-content.ts';
import overlay from '../overlay.module.css';
import { useMessagesHeightStyle } from './messages-height.ts';

interface Props {
  title: string;
  /** The CSS class that sets the size of the window. */
  modalClassName: string | undefined;
  /** The CSS class that divides the window between the head and the content. */
  dialogClassName: string | undefined;
  /** Whether work is running that can't be stopped, so that the dialog can't be closed. */
  isBusy?: boolean;
  /** Whether work is running that can be stopped, but not by a click outside the dialog. */
  ignoresOutsideClicks?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** An open dialog over the page: a head with its title and a close button, and its content below. */
export function DialogFrame({
  title,
  modalClassName,
  dialogClassName,
  isBusy = false,
  ignoresOutsideClicks = isBusy,
  onClose,
  children,
}: Props) {
  const translate = useTranslate();
  const dialogElement = useRef<HTMLElement>(null);
  const backdropStyle = useMessagesHeightStyle();
  // The focused button may disappear when the content of the dialog changes. The dialog then takes the focus, because it
  // receives the Escape key only while the focus is inside it.
  useEffect(() => {
    if (document.activeElement === document.body) dialogElement.current?.focus({ preventScroll: true });
  });
  useEffect(() => pressMainOnEnter(dialogElement.current), []);
  // This is only a cleanup function: it runs when the dialog has closed.
  useEffect(() => focusContentIfFocusLost, []);
  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      style={backdropStyle}
      isOpen
      isDismissable={!ignoresOutsideClicks}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={`${overlay.modal} ${modalClassName}`}>
        <Dialog ref={dialogElement} className={`${overlay.dialog} ${dialogClassName}`}>
          <div className={overlay.dialogHead}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton
              icon={<X />}
              label={translate('shell.close')}
              className={overlay.close}
              isDisabled={isBusy}
              onPress={onClose}
            />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Makes Enter press the main button when the dialog itself has the focus. Ctrl+Enter or Cmd+Enter does so from every field,
 * even where Enter has another meaning.
 */
function pressMainOnEnter(dialog: HTMLElement | null): (() => void) | undefined {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    if (!event.ctrlKey && !event.metaKey && event.target !== dialog) return;
    const mainButton = dialog?.querySelector<HTMLElement>('[data-main]:not([disabled])');
    if (mainButton === null || mainButton === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    mainButton.click();
  };
  dialog?.addEventListener('keydown', handleKeyDown);
  return () => dialog?.removeEventListener('keydown', handleKeyDown);
}
